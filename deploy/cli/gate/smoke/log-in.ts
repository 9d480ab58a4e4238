import { authLogin } from '@touchline/contracts/calls'
import type { BrowserContext } from 'playwright-core'
import { CliError } from '../../core/cli-error'

/** A member whose pages the smoke opens. */
export interface Member {
  account: string
  password: string
}

/** Logs a member in for every page of the context: the session is its cookie. */
export async function logIn(
  context: BrowserContext,
  origin: string,
  { account, password }: Member,
): Promise<void> {
  const answer = await context.request.post(`${origin}/app${authLogin.path}`, {
    data: { account_id: account, password },
    headers: { origin },
  })
  const body = (await answer.json().catch(() => null)) as { status?: unknown } | null
  if (body?.status === 1) return
  throw new CliError(
    'unreachable',
    `The API did not let the member ${account} in (${String(body?.status ?? answer.status())}).`,
    'See that it runs, or name a member with TOUCHLINE_CHECK_MEMBER and TOUCHLINE_CHECK_PASSWORD.',
  )
}
