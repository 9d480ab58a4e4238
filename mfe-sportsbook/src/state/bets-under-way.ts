import type { AnySent } from '../domain/slip-sent'
import type { TabLocks } from '../transport/tab-locks'

/** What a tab writes or takes away may reach this one sooner or later than its lock does. */
const SETTLE_MS = 500
/** A page that is looked at comes first: after a reload it is the one that shows what became of the bet. */
const HIDDEN_MS = 3000

export interface UnderWayPorts {
  readonly locks: TabLocks
  readonly isHidden: () => boolean
  /** Whether a bet is still written down as one whose fate nobody knows. */
  readonly isOpen: (key: string) => boolean
}

/** Bets that left this browser: each is looked after by one tab, and by another one when that is gone. */
export interface BetsUnderWay {
  /** This tab sends it. */
  send(sent: AnySent): void
  /**
   * Another tab or an earlier page sent it: `takeOver` is called when nobody else looks after it. One that was `left` before
   * this page began is asked about at once.
   */
  follow(sent: AnySent, left: boolean, takeOver: () => void): void
  /** Whether this tab sent it. */
  isOwn(key: string): boolean
  /** Its fate is known, here or elsewhere. */
  letGo(key: string): void
  close(): void
}

export function betsUnderWay({ locks, isHidden, isOpen }: UnderWayPorts): BetsUnderWay {
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
      const ask = () => {
        let timer: ReturnType<typeof setTimeout> | undefined
        const takeUp = () => {
          if (isOpen(key)) takeOver()
          else letGo(key)
        }
        const release = locks.hold(nameOf(sent), (hadOther) => {
          if (hadOther) timer = setTimeout(takeUp, SETTLE_MS)
          else takeOver()
        })
        held.set(key, () => {
          clearTimeout(timer)
          release()
        })
      }
      if (left && !isHidden()) return ask()
      const timer = setTimeout(ask, isHidden() ? HIDDEN_MS : SETTLE_MS)
      held.set(key, () => clearTimeout(timer))
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
