import type { Page } from '@playwright/test'
import type { Call } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { CallOptions } from '@touchline/contracts/host'
import { containerName } from '@touchline/contracts/release'
import type { Releases } from '../../support/releases'

const AREA = 'sportsbook'
const VERSION = '0.0.1-leaves-its-host'

/** A call as a test names it. */
export interface Asked {
  readonly call: Pick<Call, 'path'> & Partial<Pick<Call, 'session'>>
  readonly request: object
}

/** The result of the answer on the page. */
export interface CallOutcome {
  kind: 'ok' | 'refused' | 'unknown'
  code: ErrorCode | null
  text: string
  details: Record<string, unknown>
}

/** Releases the sportsbook as it is, but for this: the services that the shell gives it can be reached from a test. */
export async function releaseThatLeavesItsHost(releases: Releases, version = VERSION): Promise<void> {
  const container = containerName(AREA, version)
  await releases.publishAs('mfe-sportsbook', AREA, version, (entry) => entry + leavingItsHost(container))
  await releases.use(AREA, version)
}

const leavingItsHost = (container: string): string => `
;${container} = ((own) => ({
  init: own.init,
  get: async (name) => {
    const module = (await own.get(name))()
    const remote = module.default ?? module
    const mount = (target, host) => {
      globalThis.areaHost = host
      return remote.mount(target, host)
    }
    return () => ({ default: { ...remote, mount } })
  },
}))(${container})`

/** Makes a call as any area does: with the page's own session, transport and feedback. */
export const askInPage = (
  page: Page,
  { call, request }: Asked,
  options: CallOptions & { unlikeContract?: boolean } = {},
): Promise<CallOutcome> =>
  page.evaluate(
    async ({ path, session, request, options: { unlikeContract = false, ...options } }) => {
      const { areaHost } = globalThis as unknown as {
        areaHost: {
          call: (...args: unknown[]) => Promise<Partial<CallOutcome> & { kind: CallOutcome['kind'] }>
        }
      }
      const run = (dataset: object) =>
        Object.assign(dataset, unlikeContract ? { issues: [{ message: 'unlike' }] } : { typed: true })
      const call = { name: 'walk', host: 'app', path, session, response: { kind: 'schema', '~run': run } }
      const { kind, code = null, text = '', details = {} } = await areaHost.call(call, request, options)
      return { kind, code, text, details }
    },
    { path: call.path, session: call.session ?? true, request, options },
  )

/** Longest that the page's services take to be there. */
export const untilHosted = (page: Page) => page.waitForFunction(() => 'areaHost' in globalThis)
