import { compareStructural } from 'mobx'
import { type Observable, Subscription } from 'rxjs'
import { recordOf } from '../domain/reduce-record'
import type { SlipEvent } from '../domain/slip-event'
import type { SlipRecord } from '../domain/slip-record'
import type { AnySent } from '../domain/slip-sent'
import type { SlipFacts, SlipState } from '../domain/slip-state'
import type { MemberStorage } from '../transport/slip-storage'

/** A tab that is typed in takes the record of another one so much later. */
const TYPED_MS = 2000

export interface TabPorts {
  readonly storage: MemberStorage
  readonly facts: SlipFacts
  readonly state: () => SlipState
  readonly send: (event: SlipEvent) => void
  /** The player is typing in this tab. */
  readonly isTyping: () => boolean
  /** The page is closed or covered. */
  readonly hides$: Observable<unknown>
}

/** Stores the slip of a member in this tab, and takes the record of another tab, until `close`. */
export function slipTab({ storage, facts, state, send, isTyping, hides$ }: TabPorts) {
  /** Bets that this tab sent: its own answers decide them. */
  const sentHere = new Set<string>()
  const running = new Subscription()
  let known = written(recordOf(state(), facts))
  let later: ReturnType<typeof setTimeout> | undefined
  running.add(storage.changed$.subscribe(pull))
  running.add(hides$.subscribe(saveSeen))
  running.add(saveSeen)
  running.add(() => clearTimeout(later))
  return {
    close: () => running.unsubscribe(),
    isSentHere: (key: string) => sentHere.has(key),
    saveChange,
    keepSent: (sent: AnySent) => {
      sentHere.add(sent.request.idem_key)
      storage.keepSent(sent)
    },
    dropSent: (key: string) => {
      sentHere.delete(key)
      storage.dropSent(key)
    },
  }

  /**
   * A change of seen terms alone is not written: they follow every move of the price. Nor is a record of another
   * tab, which two tabs would echo.
   */
  function saveChange(isOwn: boolean): void {
    const record = recordOf(state(), facts)
    const before = known
    known = written(record)
    if (isOwn && !compareStructural(before, known)) storage.save(record)
  }

  /** The page may be closed next. A record that another tab has removed stays removed. */
  function saveSeen(): void {
    if (storage.read()) storage.save(recordOf(state(), facts))
  }

  function pull(): void {
    clearTimeout(later)
    if (isTyping()) later = setTimeout(pull, TYPED_MS)
    send({
      type: 'stored',
      record: storage.read(),
      sent: storage.sent(),
      sentHere,
      isTyping: isTyping(),
    })
  }
}

function written({ selections, ...form }: SlipRecord) {
  const alike = selections.map(({ leg, seen, seenBurmese, ...one }) => ({
    ...one,
    isKnown: [leg, seen, seenBurmese].map(Boolean),
    market: seen?.market,
  }))
  return { selections: alike, ...form }
}
