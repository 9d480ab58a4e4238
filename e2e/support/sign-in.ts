import type { BrowserContext } from '@playwright/test'
import { authLogin } from '@touchline/contracts/calls'

/** Logs a browser in by the call that the form makes: its pages opened from now on are a member's. */
export async function signIn(
  context: BrowserContext,
  origin: string,
  account: string,
  password = 'demo88',
): Promise<void> {
  const response = await context.request.post(`${origin}/app${authLogin.path}`, {
    data: { account_id: account, password },
    headers: { origin },
  })
  const { status } = (await response.json()) as { status: unknown }
  if (status !== 1) throw new Error(`login of ${account}: ${status}`)
}
