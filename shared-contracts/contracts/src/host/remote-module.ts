import type { HostServices } from './host-services'

/** Removes what `mount` made: roots, listeners, timers, style sheets. */
export type Unmount = () => void | Promise<void>

/**
 * The module that a remote exposes as `./remote`. `mount` is for the routes of its area; `parcels` are pieces
 * that live beside every page (the slip, my bets).
 */
export interface RemoteModule {
  readonly name: string
  readonly version: string
  /** Contract versions it works with, a semver range such as `^1.0`. */
  readonly contractRange: string
  mount(target: HTMLElement, host: HostServices): Promise<Unmount>
  readonly parcels?: Readonly<Record<string, (target: HTMLElement, host: HostServices) => Promise<Unmount>>>
}

/**
 * Event that an area sends up from its target when one of its screens failed and the rest goes on: the shell counts it for
 * the version and takes nothing down. `detail` is a `ScreenFailure`.
 */
export const SCREEN_FAILED = 'touchline:screen-failed'

export interface ScreenFailure {
  error: unknown
  /** Path of the screen: `/info/statement`. */
  screen: string
}

/** Version of the contracts in this tree. */
export const CONTRACT_VERSION = '1.0'

/** Module that every remote exposes. */
export const REMOTE_EXPOSE = './remote'

/**
 * Whether a shell that speaks `version` (`major.minor`) serves a remote that asks for `range`: carets joined by `||`,
 * such as `^1.2 || ^2.0`. Anything else is not a range and serves nobody.
 */
export function contractSatisfies(version: string, range: string): boolean {
  const spoken = /^(\d+)\.(\d+)$/.exec(version)
  if (!spoken) return false
  return range.split('||').some((part) => {
    const asked = /^\^(\d+)\.(\d+)$/.exec(part.trim())
    return asked !== null && spoken[1] === asked[1] && Number(spoken[2]) >= Number(asked[2])
  })
}

/**
 * The oldest contracts that a range promises to work with, one for each of its major versions: `^1.2 || ^2.0` is `1.2` and
 * `2.0`. Empty when it is not a range.
 */
export function oldestContracts(range: string): string[] {
  return range.split('||').flatMap((part) => /^\s*\^(\d+\.\d+)\s*$/.exec(part)?.[1] ?? [])
}
