import type { Combination, SlipEntry } from '../domain/slip-now'
import { ASK_DELAY_MS, isDue } from '../domain/slip-quotes'
import { stakeFaultOf } from '../domain/slip-stake'
import type { Owner } from '../domain/slip-state'
import type { Slip } from './slip-store'

/** The last question about a bet, and the state of its prices at that time. */
interface Asked {
  readonly question: string | null
  readonly prices: string
}

/** Asks for prices and limits when a question changes, a while after prices have changed, and when they grow old. */
export function slipQuestions(slip: Slip, now: () => number) {
  const asked = new Map<Owner, Asked>()
  const timers = new Map<Owner, ReturnType<typeof setTimeout>>()
  const ask = (owner: Owner) => void slip.send({ type: 'quotes_due', owner })
  return { follow, renew, renewCombination, reset }

  function follow(): void {
    const entries = [...slip.all, ...slip.quickEntries]
    for (const owner of asked.keys())
      if (typeof owner === 'number' && !entries.some(({ id }) => id === owner)) forget(owner)
    for (const entry of entries) followSingle(entry)
    for (const combination of slip.combinations) followCombination(combination)
  }

  function followSingle(entry: SlipEntry): void {
    const { id, selection } = entry
    const before = asked.get(id)
    const question = questionOf(slip, entry)
    const prices = `${selection.offer.offer} ${selection.terms?.ball} ${selection.isOffered}`
    asked.set(id, { question, prices })
    if (question !== (before?.question ?? null)) {
      if (question) ask(id)
    } else if (before && before.prices !== prices) askLater(id, () => questionOf(slip, entry) !== null)
  }

  /** While its mode is shown. */
  function followCombination(combination: Combination): void {
    const { mode } = combination
    const before = asked.get(mode)
    const question = slip.mode === mode ? pricesOf(combination) : null
    if (before && question !== before.question) askLater(mode, () => takeQuestion(combination))
    if (!before && takeQuestion(combination)) ask(mode)
  }

  function takeQuestion(combination: Combination): boolean {
    const { mode } = combination
    const before = asked.get(mode)
    const question = slip.mode === mode ? pricesOf(combination) : null
    asked.set(mode, { question, prices: '' })
    return question !== null && question !== before?.question
  }

  /** Prices change in bursts; one question answers a burst. */
  function askLater(owner: Owner, isAsked: () => boolean): void {
    if (timers.has(owner)) return
    timers.set(
      owner,
      setTimeout(() => {
        timers.delete(owner)
        if (isAsked()) ask(owner)
      }, ASK_DELAY_MS),
    )
  }

  /** Renews limits that have grown old. */
  function renew(): void {
    for (const entry of slip.all)
      if (isDue(entry.selection.quotes, now()) && questionOf(slip, entry)) ask(entry.id)
  }

  function renewCombination(): void {
    const { combination } = slip
    if (combination?.wager.stage.stage === 'editing') ask(combination.mode)
  }

  function forget(owner: Owner): void {
    asked.delete(owner)
    clearTimeout(timers.get(owner))
    timers.delete(owner)
  }

  function reset(): void {
    for (const owner of [...asked.keys()]) forget(owner)
  }
}

/** The question about a single; null where nothing is asked. */
function questionOf(slip: Slip, { id, selection, wager }: SlipEntry): string | null {
  const { stage } = wager.stage
  if (stage !== 'editing' && stage !== 'rejected') return null
  const { quote } = selection.quotes
  // Selections that are not open are asked for once, and again where the feed offers what the server had closed, or
  // their match may have room by now.
  const isFull = stakeFaultOf(wager.money, wager.limits) === 'full'
  const isAsked = slip.open?.id === id || quote === null || (!quote.open && selection.isOffered) || isFull
  if (!isAsked) return null
  const { match_id, selection: side } = selection.pick
  return `${match_id} ${side} ${selection.lineToAsk} ${selection.oddsType}`
}

/** Prices of the legs that the server is asked about. */
function pricesOf({ mode, legs }: Combination): string {
  const prices =
    mode === 'myanmar'
      ? legs.selections.map(({ pick, terms, isOffered }) => [pick, terms?.ball, isOffered])
      : legs.selections.map(({ pick, nowTerms }) => [pick, nowTerms?.ball])
  return JSON.stringify(prices)
}
