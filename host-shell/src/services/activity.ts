import { IDLE_SECONDS_MAX } from '@touchline/contracts/limits'

const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const
const LOOK_EVERY_MS = 60_000
/** The server ends unused sessions; a used session is reported at least this often. */
const REPORT_EVERY_MS = 4 * 60_000

export interface ActivityDeps {
  window: Pick<Window, 'addEventListener' | 'setInterval'>
  /** Milliseconds; never steps. */
  steady: () => number
  /** Makes a call of the member, which carries the news to the server. */
  report: () => void
}

/**
 * Time since the member last touched this page. A polling page must not keep an absent member's session
 * alive.
 */
export class Activity {
  private touchedAt: number
  private reportedAt: number

  constructor(private readonly deps: ActivityDeps) {
    this.touchedAt = deps.steady()
    this.reportedAt = this.touchedAt
    const touched = () => {
      this.touchedAt = deps.steady()
    }
    for (const input of INPUTS) deps.window.addEventListener(input, touched, { capture: true, passive: true })
    deps.window.setInterval(this.look, LOOK_EVERY_MS)
  }

  /** Whole seconds since the last input, a day at most, for a call that goes out now: reading it counts as having reported it. */
  reportIdleSeconds = (): number => {
    const now = this.deps.steady()
    this.reportedAt = now
    return Math.min(IDLE_SECONDS_MAX, Math.floor((now - this.touchedAt) / 1000))
  }

  /** Who follows a match by scrolling makes no call for long and is there all the same. */
  private look = (): void => {
    const now = this.deps.steady()
    if (now - this.touchedAt < LOOK_EVERY_MS && now - this.reportedAt >= REPORT_EVERY_MS) this.deps.report()
  }
}
