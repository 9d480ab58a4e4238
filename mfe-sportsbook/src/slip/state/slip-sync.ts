import type { PickIntent } from '@touchline/contracts/host'
import { compareStructural, type IReactionDisposer, reaction, runInAction } from 'mobx'
import { type Observable, Subscription } from 'rxjs'
import { isSamePick } from '../../shared/domain/same-pick'
import type { CombinationMode, SentCombination } from '../domain/slip-combination'
import { enteredStakes, NO_MESSAGES, type SlipDraft } from '../domain/slip-draft'
import { newPick, sentTerms } from '../domain/slip-pick'
import type { SlipReceipt } from '../domain/slip-receipt'
import type { AnySent, SentBet } from '../domain/slip-sent'
import { stakeTextOf } from '../domain/slip-stake'
import type { SlipRecord, StoredSelection, StoredStake } from '../transport/slip-record'
import type { MemberStorage } from '../transport/slip-storage'
import type { Slip } from './slip'
import { editing } from './slip-entry'
import type { SlipWager } from './slip-wager'

export interface SyncParts {
  readonly slip: Slip
  readonly storage: MemberStorage
  readonly newKey: () => string
  /** The stake of a new bet, as text. */
  readonly firstStake: () => string
  /** Loads the code of a mode. */
  readonly openMode: (mode: CombinationMode) => void
  /** The player is typing in this tab. */
  readonly isTyping: () => boolean
  /** The slip shows a pending bet that an earlier page or another tab sent. */
  readonly onFollow: (key: string) => void
  /** The page is closed or covered. */
  readonly hides$: Observable<unknown>
}

/** A tab that is typed in takes the record of another one so much later. */
const TYPED_MS = 2000

type AnyWager = Pick<SlipWager<AnySent>, 'key' | 'stage' | 'isUndecided' | 'follow' | 'giveUp' | 'takeKey'>

const EMPTY: SlipRecord = {
  mode: 'single',
  sameStake: true,
  keepsSelections: false,
  selections: [],
  stakes: {},
  lastStake: '',
  lastBet: null,
}

/**
 * Stores the slip in one record, and takes the record of another tab while this one has nothing pending and nobody types. The last
 * writer wins; keys and pending bets are always taken, so that two tabs that bet the same place one bet.
 */
export function syncSlip(parts: SyncParts) {
  const { slip, storage, newKey, firstStake, openMode, isTyping, onFollow, hides$ } = parts
  /** Bets that this tab sent: its own answers decide them. */
  const sentHere = new Set<string>()
  const running = new Subscription()
  let stored = storage.read() ?? EMPTY
  let isTaking = false
  let later: ReturnType<typeof setTimeout> | undefined
  take(() => {
    takeRecord(stored)
    for (const sent of storage.sent()) recover(sent)
  })
  // A pending bet is shown first.
  const pending = slip.all.findLast(({ wager }) => wager.isUndecided)
  if (pending) slip.show(pending)
  for (const stop of reactions()) running.add(stop)
  running.add(storage.changed$.subscribe(pull))
  running.add(hides$.subscribe(saveSeen))
  running.add(saveSeen)
  running.add(() => clearTimeout(later))
  return { running, draftOf, keep, drop, isSentHere: (key: string) => sentHere.has(key), keepLast, last }

  function reactions(): IReactionDisposer[] {
    return [
      reaction(watched, () => !isTaking && save(), { equals: compareStructural }),
      // A stake was typed for the selections of then.
      reaction(
        () => slip.all.length === 0,
        (isEmpty) => isEmpty && begin('parlay', 'system'),
      ),
      reaction(
        () => slip.burmese.length === 0,
        (isEmpty) => isEmpty && begin('myanmar'),
      ),
      reaction(
        () => slip.combinations.length,
        () =>
          take(() => {
            for (const sent of storage.sent()) if ('mode' in sent) recover(sent)
          }),
      ),
    ]
  }

  /** A change of seen terms alone is not written: they follow every move of the price. */
  function watched() {
    const { selections, ...form } = recordOf()
    const alike = selections.map(({ leg, seen, seenBurmese, ...one }) => ({
      ...one,
      isKnown: [leg, seen, seenBurmese].map(Boolean),
      market: seen?.market,
    }))
    return { selections: alike, ...form }
  }

  function save(): void {
    stored = recordOf()
    storage.save(stored)
  }

  function recordOf(): SlipRecord {
    const { mode, sameStake, keepsSelections } = slip
    const asian = slip.all.flatMap(({ wager, selection }): StoredSelection[] => {
      const { stage, key, enteredStake: stakeText } = wager
      if (stage.stage === 'empty' || stage.stage === 'accepted') return []
      const { pick, seenLeg, seen } = selection
      return [{ key, pick, stakeText, leg: seenLeg ?? undefined, seen: seen ?? undefined }]
    })
    const burmese = slip.burmese.map(
      ({ pick, seen, leg }): StoredSelection => ({
        key: '',
        pick,
        stakeText: '',
        leg: leg ?? undefined,
        seenBurmese: seen ?? undefined,
      }),
    )
    const stakes = { ...stored.stakes }
    for (const { mode: one, wager } of slip.combinations)
      if (wager.draft) stakes[one] = storedStake(wager.key, wager.draft)
    return {
      ...stored,
      mode,
      sameStake,
      keepsSelections,
      selections: [...asian, ...burmese],
      stakes,
    }
  }

  /** The page may be closed next. A record that another tab has removed stays removed. */
  function saveSeen(): void {
    if (storage.read()) save()
  }

  /** The draft that a mode begins with. */
  function draftOf(mode: CombinationMode): StoredStake {
    const known = stored.stakes[mode]
    if (known) return known
    const first = newStake(mode)
    stored = { ...stored, stakes: { ...stored.stakes, [mode]: first } }
    return first
  }

  function newStake(mode: CombinationMode): StoredStake {
    return { key: newKey(), stakeText: mode === 'system' ? '' : firstStake() }
  }

  function begin(...modes: readonly CombinationMode[]): void {
    if (isTaking) return
    for (const mode of modes) {
      const first = newStake(mode)
      stored = { ...stored, stakes: { ...stored.stakes, [mode]: first } }
      const held = slip.combinations.find((one) => one.mode === mode)
      if (held && !held.wager.isUndecided) takeStake(held.wager, first)
    }
    save()
  }

  function pull(): void {
    // Another tab may have removed the record by a logout.
    const there = storage.read() ?? EMPTY
    const isTyped = isTyping()
    clearTimeout(later)
    if (isTyped) later = setTimeout(pull, TYPED_MS)
    take(() => {
      const sent = storage.sent()
      const open = new Set(sent.map(({ request }) => request.idem_key))
      for (const wager of wagers()) if (isLeft(wager, open)) wager.giveUp()
      const isPending = wagers().some(({ isUndecided }) => isUndecided)
      if (isTyped || isPending) takeKeys(there)
      else takeRecord(there)
      // The decision of the pending bet writes the record of this tab, which must hold the picks of the other one.
      if (isPending && !isTyped) addPicks(there)
      for (const one of sent) follow(one)
    })
  }

  /** What comes out of a record is not written back at once: two tabs would echo each other. */
  function take(act: () => void): void {
    isTaking = true
    try {
      runInAction(act)
    } finally {
      isTaking = false
    }
  }

  function wagers(): AnyWager[] {
    return [...slip.all.map(({ wager }) => wager), ...slip.combinations.map(({ wager }) => wager)]
  }

  /** Another tab sent it and knows its result: the record of that tab says what remains. */
  function isLeft({ stage, isUndecided }: AnyWager, open: ReadonlySet<string>): boolean {
    if (!isUndecided || !('sent' in stage)) return false
    const key = stage.sent.request.idem_key
    return !open.has(key) && !sentHere.has(key)
  }

  function takeKeys({ selections, stakes }: SlipRecord): void {
    for (const { key, pick } of selections) entryOf(pick)?.wager.takeKey(key)
    for (const { mode, wager } of slip.combinations) wager.takeKey(stakes[mode]?.key ?? wager.key)
    stored = { ...stored, stakes: { ...stakes, ...ownStakes() } }
  }

  function ownStakes(): SlipRecord['stakes'] {
    return recordOf().stakes
  }

  function takeRecord(there: SlipRecord): void {
    stored = there
    const isBurmese = ({ pick }: StoredSelection) => pick.myanmar !== undefined
    takeAsian(there.selections.filter((one) => !isBurmese(one)))
    takeBurmese(there.selections.filter(isBurmese))
    slip.shareStake(there.sameStake)
    slip.keepSelections(there.keepsSelections)
    slip.chooseMode(there.mode)
    for (const { mode, wager } of slip.combinations) {
      const stake = there.stakes[mode]
      if (stake) takeStake(wager, stake)
    }
  }

  function takeAsian(there: readonly StoredSelection[]): void {
    for (const entry of slip.all)
      if (!there.some(({ pick }) => isSamePick(pick, entry.selection.pick))) slip.drop(entry)
    for (const one of there) {
      const held = entryOf(one.pick)
      if (!held) {
        addStored(one)
        continue
      }
      held.wager.takeKey(one.key)
      if (held.wager.enteredStake !== one.stakeText)
        held.wager.edit({ ...NO_MESSAGES, stakeText: one.stakeText })
    }
    const places = there.map(({ pick }) => pick)
    const placeOf = (pick: PickIntent) => places.findIndex((one) => isSamePick(one, pick))
    slip.sort((a, b) => placeOf(a.selection.pick) - placeOf(b.selection.pick))
  }

  function addPicks({ selections }: SlipRecord): void {
    for (const one of selections) if (!one.pick.myanmar && !entryOf(one.pick)) addStored(one)
  }

  function addStored({ pick, leg, seen, key, stakeText }: StoredSelection): void {
    slip.add({ ...newPick(pick, leg, seen), key }, editing(stakeText))
  }

  function takeBurmese(there: readonly StoredSelection[]): void {
    const burmese = there.map(({ pick, leg, seenBurmese: seen }) => {
      const held = slip.burmese.find((one) => isSamePick(one.pick, pick))
      return held && (held.seen || !seen) ? held : { pick, seen, leg }
    })
    if (!compareStructural(burmese, slip.burmese)) slip.keepBurmese(burmese)
  }

  function takeStake(
    wager: Pick<SlipWager<AnySent>, 'edit' | 'takeKey' | 'draft'>,
    { key, stakeText, rows }: StoredStake,
  ): void {
    wager.takeKey(key)
    const own = wager.draft && storedStake(key, wager.draft)
    if (!compareStructural(own, { key, stakeText, rows: rows ?? {} }))
      wager.edit({ ...NO_MESSAGES, stakeText, rows })
  }

  function entryOf(pick: PickIntent) {
    return slip.all.find(
      ({ selection, wager }) => wager.stage.stage !== 'empty' && isSamePick(selection.pick, pick),
    )
  }

  /** A bet that a page before this one sent: the slip looks it up at once. */
  function recover(sent: SentBet | SentCombination): void {
    const { idem_key: key } = sent.request
    if (isShown(key)) return
    if ('mode' in sent) {
      const held = slip.combinations.find(({ mode }) => mode === sent.mode)
      if (held) {
        slip.chooseMode(sent.mode)
        followBy(held.wager, sent, 0)
      } else openMode(sent.mode)
      return
    }
    // A quick bet has no selection in the slip.
    if (!entryOf(sent.request)) {
      const stakeText = stakeTextOf(sent.request.stake, sent.currency)
      slip.add(newPick(sent.request, sent.leg, sentTerms(sent.request, sent.leg)), editing(stakeText))
    }
    const entry = entryOf(sent.request)
    if (entry) followBy(entry.wager, sent, 0)
  }

  /** A bet that another tab has just sent: its result comes by message, else by look-up. */
  function follow(sent: SentBet | SentCombination): void {
    const { idem_key: key } = sent.request
    if (isShown(key)) return
    if ('mode' in sent) {
      const held = slip.combinations.find(({ mode, wager }) => mode === sent.mode && wager.key === key)
      if (held) followBy(held.wager, sent)
    } else {
      const held = slip.all.find(({ wager }) => wager.key === key)
      if (held) followBy(held.wager, sent)
    }
  }

  function followBy<Sent extends AnySent>(wager: SlipWager<Sent>, sent: Sent, afterMs?: number): void {
    if (wager.isUndecided) return
    wager.follow(sent, afterMs)
    onFollow(sent.request.idem_key)
  }

  function isShown(key: string): boolean {
    if (sentHere.has(key)) return true
    return wagers().some(({ stage }) => 'sent' in stage && stage.sent.request.idem_key === key)
  }

  /** Stores a bet before it is sent. */
  function keep(sent: SentBet | SentCombination, stakeText: string): void {
    sentHere.add(sent.request.idem_key)
    if (!('mode' in sent)) stored = { ...stored, lastStake: stakeText }
    save()
    storage.keepSent(sent)
  }

  function drop(key: string): void {
    sentHere.delete(key)
    storage.dropSent(key)
  }

  function keepLast({ mode, picks, legs, stakeText, rows, bet: { bet_id: betId } }: SlipReceipt): void {
    stored = { ...stored, lastBet: { mode, picks, legs, stakeText, rows, betId } as SlipRecord['lastBet'] }
    save()
  }

  function last(): Pick<SlipRecord, 'lastBet' | 'lastStake'> {
    return stored
  }
}

function storedStake(key: string, draft: SlipDraft): StoredStake {
  const { stakeText, rows } = enteredStakes(draft)
  const typed = Object.entries(rows ?? {}).flatMap(([size, text]) => (text ? [[size, text]] : []))
  return { key, stakeText, rows: Object.fromEntries(typed) }
}
