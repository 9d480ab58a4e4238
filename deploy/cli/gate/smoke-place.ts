import { join } from 'node:path'
import { CliError } from '../core/cli-error'
import { dataFolder, localServices } from '../core/find-service'
import type { Session } from '../core/session'
import type { SmokePlace } from './check-smoke'
import { findBrowser } from './smoke/find-browser'

/** What the shell itself gives an area before it shows the failure panel, and loading. */
const SHOWN_WITHIN_MS = 12_000
const MEMBER = { account: 'demo30', password: 'demo88' }

/**
 * What the smoke needs beside the versions: a browser, the running API, the released files and a member.
 * @throws CliError that says what is missing
 */
export async function smokePlace({ io, client, output }: Session): Promise<SmokePlace> {
  const data = dataFolder(io)
  const { TOUCHLINE_API_URL, TOUCHLINE_CHECK_MEMBER, TOUCHLINE_CHECK_PASSWORD } = io.env
  const api = TOUCHLINE_API_URL ?? (await localServices(data))?.API_URL
  if (!api) {
    throw new CliError(
      'unreachable',
      'The smoke needs a running API, and none is known.',
      'Start one with npm start, or name one with TOUCHLINE_API_URL.',
    )
  }
  return {
    api,
    releaseService: client.url,
    releases: join(data, 'releases'),
    browser: findBrowser(io),
    member: {
      account: TOUCHLINE_CHECK_MEMBER ?? MEMBER.account,
      password: TOUCHLINE_CHECK_PASSWORD ?? MEMBER.password,
    },
    shownWithinMs: SHOWN_WITHIN_MS,
    progress: output.progress,
  }
}
