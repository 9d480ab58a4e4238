import type { Observable } from 'rxjs'
import type { AnySent } from '../domain/slip-sent'
import type { TabLocks } from '../transport/tab-locks'

/** What a tab writes or takes away may reach this one sooner or later than its lock does. */
const SETTLE_MS = 500

export interface UnderWayPorts {
  readonly locks: TabLocks
  /** Whether another page is in front of this one, and when it comes to the front. */
  readonly isHidden: () => boolean
  readonly seen$: Observable<unknown>
  /** Whether a bet is still written down as one whose fate nobody knows. */
  readonly isOpen: (key: string) => boolean
}

/** Bets that left this browser: each is looked after by one tab, and by another one when that is gone. */
export interface BetsUnderWay {
  /** This tab sends it. */
  send(sent: AnySent): void
  /**
   * Another tab or an earlier page sent it: `takeOver` is called when nobody else looks after it and this page is looked at,
   * which is where what became of the bet must be shown. One that was `left` before
   * this page began is asked about at once.
   */
  follow(sent: AnySent, left: boolean, takeOver: () => void): void
  /** Whether this tab sent it. */
  isOwn(key: string): boolean
  /** Its fate is known, here or elsewhere. */
  letGo(key: string): void
  close(): void
}

export function betsUnderWay({ locks, isHidden, seen$, isOpen }: UnderWayPorts): BetsUnderWay {
  const held = new Map<string, () => void>()
  const own = new Set<string>()
  const nameOf = ({ accountId, request }: AnySent) => `touchline.slip ${accountId} ${request.idem_key}`
  return {
    isOwn: (key) => own.has(key),
    send: (sent) => {
      own.add(sent.request.idem_key)
      held.set(
        sent.request.idem_key,
        locks.hold(nameOf(sent), () => undefined),
      )
    },
    follow: (sent, left, takeOver) => {
      const key = sent.request.idem_key
      if (held.has(key)) return
      let stop: () => void = () => undefined
      held.set(key, () => stop())
      wait(left ? 0 : SETTLE_MS)

      function wait(ms: number): void {
        if (isHidden()) {
          const seen = seen$.subscribe(() => {
            if (isHidden()) return
            seen.unsubscribe()
            wait(SETTLE_MS)
          })
          stop = () => seen.unsubscribe()
        } else if (ms === 0) ask()
        else {
          const timer = setTimeout(() => (isHidden() ? wait(ms) : ask()), ms)
          stop = () => clearTimeout(timer)
        }
      }

      function ask(): void {
        let timer: ReturnType<typeof setTimeout> | undefined
        const release = locks.hold(nameOf(sent), (hadOther) => {
          if (hadOther) timer = setTimeout(takeUp, SETTLE_MS)
          else takeOver()
        })
        stop = () => {
          clearTimeout(timer)
          release()
        }
      }

      function takeUp(): void {
        if (!isOpen(key)) letGo(key)
        else if (!isHidden()) takeOver()
        else {
          // The page in front may be asking too.
          stop()
          wait(SETTLE_MS)
        }
      }
    },
    letGo,
    close: () => {
      for (const key of [...held.keys()]) letGo(key)
    },
  }

  function letGo(key: string): void {
    held.get(key)?.()
    held.delete(key)
    own.delete(key)
  }
}
