import type { Quote } from '@touchline/contracts/calls'
import type { CallResult } from '@touchline/contracts/host'
import { isReopened } from './placed-bet'
import { isPending } from './reduce-bet'
import {
  continuePress,
  drawSeveral,
  enterEachStake,
  enterStake,
  isOneOfSeveral,
  pressBet,
  pressSeveral,
} from './reduce-press'
import { enter, takeStored } from './reduce-record'
import {
  add,
  adopt,
  betAgain,
  close,
  dropIds,
  dropWentInPlay,
  dropWithUndo,
  followOffers,
  pick,
  undo,
} from './reduce-selection'
import { NO_MESSAGES, type SlipRefusal } from './slip-draft'
import type { SlipEffect } from './slip-effect'
import type { SlipEvent } from './slip-event'
import { isUpdating } from './slip-gate'
import { quotesAnswered, quotesRefused, type SlipQuotes } from './slip-quotes'
import {
  COMBINATION_MODES,
  emptySlip,
  type Owner,
  type Selection,
  type SlipFacts,
  type SlipState,
} from './slip-state'
import { SlipStep } from './slip-step'
import { refusalOfNow } from './stake-limits'
import { isSameList } from './wager'

/** So long the refusal of a moving price can be read. */
const READ_MS = 3000

/** The slip after an event, and the effects of the event. */
export function reduceSlip(
  state: SlipState,
  event: SlipEvent,
  facts: SlipFacts,
): { readonly state: SlipState; readonly effects: readonly SlipEffect[] } {
  const step = new SlipStep(state, facts)
  const handle = HANDLERS[event.type] as (step: SlipStep, event: SlipEvent) => void
  handle(step, event)
  settle(step, state, event)
  return { state: step.state, effects: step.effects }
}

type Event<Type extends SlipEvent['type']> = Extract<SlipEvent, { type: Type }>

const HANDLERS: { readonly [Type in SlipEvent['type']]: (step: SlipStep, event: Event<Type>) => void } = {
  picked: pick,
  bet_again: (step, { last, hasStake }) => betAgain(step, last, hasStake),
  added: (step, { pick: added, stakeText, isQuick }) => add(step, added, stakeText, { isQuick }),
  adopted: (step, { id }) => adopt(step, id),
  closed: (step, { ids }) => close(step, ids),
  removed: (step, { ids, hasUndo }) => (hasUndo ? dropWithUndo : dropIds)(step, ids),
  undone: undo,
  removed_forgotten: (step) => step.set({ removed: [] }),
  mode: (step, { mode }) => step.chooseMode(mode),
  opened: (step, { id }) => step.set({ openId: id }),
  same_stake: (step, { isOn }) => step.set({ sameStake: isOn }),
  keep_selections: (step, { isOn }) => step.set({ keepsSelections: isOn }),
  receipts_read: forgetReceipts,
  feed: setFeed,
  mark_ended: endMark,
  quotes_due: (step, { owner }) => void step.effects.push({ do: 'ask', owner }),
  quoted: takeQuotes,
  refused_quotes: takeRefusedQuotes,
  stake: (step, { owner, input }) => enterStake(step, owner, input),
  each_stake: (step, { input }) => enterEachStake(step, input),
  pressed: (step, { owner }) => pressBet(step, owner),
  drawn: drawSeveral,
  pressed_all: pressSeveral,
  bet: (step, { owner, event }) => step.send(owner, event),
  news: takeNews,
  logged_in: enter,
  logged_out: (step) => step.set({ ...emptySlip(step.facts), lastId: step.state.lastId }),
  stored: takeStored,
  maintenance_over: forgetMaintenance,
  refreshed: () => undefined,
}

function forgetReceipts(step: SlipStep, { receipt }: Event<'receipts_read'>): void {
  if (receipt) step.set({ receipts: step.state.receipts.filter((one) => one !== receipt) })
  else step.set({ receipts: [], newestReceipt: undefined })
}

function setFeed(step: SlipStep, { matchId, feed }: Event<'feed'>): void {
  const selections = step.state.selections.map((one) =>
    one.pick.match_id === matchId ? { ...one, feed } : one,
  )
  step.set({ selections })
}

function endMark(step: SlipStep, { id }: Event<'mark_ended'>): void {
  const selection = step.selection(id)
  if (selection) step.setSelection({ ...selection, price: { ...selection.price, movedFrom: null } })
}

function takeQuotes(step: SlipStep, { owner, lineId, answer }: Event<'quoted'>): void {
  if (typeof owner === 'number') {
    const quotes = answer as CallResult<{ quotes: readonly Quote[] }>
    setQuotes(step, owner, (before) => quotesAnswered(before, lineId, quotes, receivedBy(step)))
  } else {
    const legs = step.slip.combinationOf(owner)?.legs.answered(answer)
    if (legs) step.setLegs(owner, legs)
  }
  continuePress(step, owner)
}

function takeRefusedQuotes(step: SlipStep, { owner, details, quote }: Event<'refused_quotes'>): void {
  if (typeof owner === 'number') {
    if (quote) {
      setQuotes(step, owner, (before) => quotesRefused(before, quote, receivedBy(step)))
      continuePress(step, owner)
      return
    }
  } else {
    const legs = step.slip.combinationOf(owner)?.legs.refused(details)
    if (legs) step.setLegs(owner, legs)
  }
  step.effects.push({ do: 'ask', owner })
}

const receivedBy = ({ facts }: SlipStep) => ({ at: facts.now(), currency: facts.member.currency })

function setQuotes(step: SlipStep, id: number, change: (before: SlipQuotes) => SlipQuotes): void {
  const selection = step.selection(id)
  if (selection?.price.kind !== 'asian') return
  step.setSelection({ ...selection, price: { ...selection.price, quotes: change(selection.price.quotes) } })
}

/** A message of the live connection. Of a running bet that another tab sent, the visible tab notifies. */
function takeNews(step: SlipStep, { bet, isSentHere }: Event<'news'>): void {
  const owner = step.owners.find((one) => keyOfSent(step, one) === bet.idem_key)
  const before = owner === undefined ? undefined : step.bet(owner)
  const wasPending = before !== undefined && isPending(before.stage)
  if (owner !== undefined) step.send(owner, { type: 'bet', bet })
  const isRunning = bet.status === 'running'
  const isHere = !isRunning || isReopened(bet) || !step.facts.isHidden() || isSentHere
  const isRejected = bet.status === 'rejected' || bet.status === 'void'
  const hasReceipt = step.state.receipts.some((receipt) => receipt.bet.bet_id === bet.bet_id)
  const isShownRejected =
    owner !== undefined && step.bet(owner)?.stage.stage === 'rejected' && step.isInFront(owner)
  const isShown = isRunning || (wasPending && !isRejected) ? hasReceipt : isShownRejected
  if (isHere || isRunning) step.effects.push({ do: 'announce', bet, isShown: isShown || !isHere })
}

function keyOfSent(step: SlipStep, owner: Owner): string | null {
  const stage = step.bet(owner)?.stage
  return stage && 'sent' in stage ? stage.sent.request.idem_key : null
}

function forgetMaintenance(step: SlipStep): void {
  for (const owner of step.owners) {
    const stage = step.bet(owner)?.stage
    if (stage?.stage === 'editing' && stage.draft.refusal?.code === 'game_maintenance')
      step.edit(owner, { refusal: null })
  }
}

/** The consequences of the current facts, after any event. */
function settle(step: SlipStep, before: SlipState, event: SlipEvent): void {
  followOffers(step)
  dropWentInPlay(step)
  removeEmpty(step)
  updateRefusals(step)
  if (event.type !== 'logged_in' && event.type !== 'logged_out') {
    guardChanges(step, before)
    if (event.type !== 'stored') beginAnew(step, before)
  }
  step.beginMode()
}

/** Removes selections whose bet is decided or removed. */
function removeEmpty(step: SlipStep): void {
  const isEmpty = ({ id }: Selection) => step.bet(id)?.stage.stage === 'empty'
  const gone = step.state.selections.filter(isEmpty).map(({ id }) => id)
  if (gone.length === 0) return
  close(step, gone)
  // The button of one single takes the place of the button of several.
  const [last, ...others] = step.slip.all
  if (last && others.length === 0) step.guard(last.id)
}

/** A leg may kick off just before the press: the button looks the same, and would bet on others. */
function guardChanges(step: SlipStep, before: SlipState): void {
  for (const mode of COMBINATION_MODES) {
    const legs = legIds(step.state, mode)
    if (isSameList(legIds(before, mode), legs)) continue
    step.guard(mode)
    // Nothing is asked about no legs, so that no answer would end the validation.
    if (legs.length === 0) continuePress(step, mode)
  }
}

const legIds = (
  { selections, bets }: SlipState,
  mode: (typeof COMBINATION_MODES)[number],
): readonly number[] =>
  selections
    .filter(({ id, price, isQuick }) =>
      mode === 'myanmar'
        ? price.kind === 'burmese'
        : price.kind === 'asian' && !isQuick && bets.get(id)?.stage.stage === 'editing',
    )
    .map(({ id }) => id)

/** A stake was typed for the selections of then. */
function beginAnew(step: SlipStep, before: SlipState): void {
  const isEmptied = (kind: 'asian' | 'burmese'): boolean => hasAny(before, kind) && !hasAny(step.state, kind)
  const modes = COMBINATION_MODES.filter((mode) => isEmptied(mode === 'myanmar' ? 'burmese' : 'asian'))
  for (const mode of modes) {
    step.send(mode, { type: 'key', key: '' })
    step.edit(mode, { ...NO_MESSAGES, rows: {}, stakeText: mode === 'system' ? '' : step.firstStake })
  }
}

const hasAny = ({ selections }: SlipState, kind: 'asian' | 'burmese'): boolean =>
  selections.some(({ price, isQuick }) => price.kind === kind && !isQuick)

/** A refusal ends with other selections and later reports (`refusalOfNow`), and "please wait" once it was read. */
function updateRefusals(step: SlipStep): void {
  for (const owner of step.owners) {
    const bet = step.bet(owner)
    const refusal = bet && 'draft' in bet.stage ? bet.stage.draft.refusal : null
    if (bet && !refusal && bet.refused) step.setBet(owner, { refused: null })
    if (refusal) updateRefusal(step, owner, refusal)
  }
}

function updateRefusal(step: SlipStep, owner: Owner, refusal: SlipRefusal): void {
  const wager = step.slip.wagerOf(owner)
  const known = step.bet(owner)?.refused
  if (!wager) return
  const { kind, draft, stage } = wager
  const now = {
    refusal,
    name: kind.name(),
    reportedAt: kind.on.reportedAt,
    available: step.facts.member.available,
    at: step.facts.now(),
  }
  if (known?.refusal !== refusal) {
    step.setBet(owner, { refused: now })
    return
  }
  if (stage.stage !== 'editing' || !draft) return
  if (isUpdating(refusal.code)) {
    const wasRead =
      now.at - known.at >= READ_MS && kind.on.readiness !== 'locked' && !isOneOfSeveral(step, owner)
    if (wasRead) {
      step.edit(owner, { refusal: null })
      return
    }
  }
  const later = refusalOfNow(refusal, known, now, kind, draft)
  if (later === refusal) return
  step.setBet(owner, { refused: later && { ...now, refusal: later, at: known.at } })
  step.edit(owner, { refusal: later })
}
