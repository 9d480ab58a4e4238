import { compareStructural, reaction } from 'mobx'
import { interval, Subscription } from 'rxjs'
import type { SentCombination } from '../domain/slip-combination'
import { newDraft, type SlipDraft } from '../domain/slip-draft'
import type { SlipStage } from '../domain/slip-stage'
import { stakeTextOf } from '../domain/slip-stake'
import type { WagerKind } from '../domain/wager-kind'
import type { Combination, CombinationParts } from './combination'
import { SlipWager, type WagerPorts } from './slip-wager'

/** Prices of several matches change in bursts; one question answers a burst. */
const ASK_DELAY_MS = 400
const RENEW_EVERY_MS = 7000

interface Begun<Mode extends Combination['mode'], Legs> {
  readonly mode: Mode
  readonly legs: Legs & Pick<Combination['legs'], 'ask' | 'takeRefusal'>
  readonly kind: WagerKind<SentCombination>
  readonly place: (
    sent: SentCombination,
    operatorType: 1 | 2,
  ) => ReturnType<WagerPorts<SentCombination>['place']>
  /** What prices and limits are asked about: a change of it asks anew. */
  readonly asked: () => unknown
}

/**
 * The wager on the legs of a mode, with prices and limits of now while that mode is looked at. A bet that an earlier page
 * sent is looked for first.
 */
export function startCombined<Mode extends Combination['mode'], Legs>(
  parts: CombinationParts,
  { mode, legs, kind, place, asked }: Begun<Mode, Legs>,
) {
  const { slip, host, context, calls, memory, news, onBet } = parts
  const isShown = (): boolean => slip.mode === mode
  const wager = new SlipWager(firstStage(parts, mode), kind, {
    ...{ context, now: host.now, newKey: host.newKey, lookup: calls.lookup, onBet },
    place: (sent) => place(sent, context.account?.info.operator_type ?? 1),
    keep: (sent) => {
      memory.keepCombination(sent)
      news.expect(sent.request.idem_key)
    },
    drop: memory.dropCombination,
    onRefusal: ({ details }) => legs.takeRefusal(details),
    onFate: () => void host.refreshBalance(),
  })
  const running = new Subscription(() => wager.close())
  running.add(
    reaction(
      () => isShown() && asked(),
      (questions) => questions && void legs.ask(),
      { fireImmediately: true, equals: compareStructural, delay: ASK_DELAY_MS },
    ),
  )
  running.add(
    interval(RENEW_EVERY_MS).subscribe(() => {
      if (isShown() && wager.stage.stage === 'editing') void legs.ask()
    }),
  )
  return { mode, legs, wager, running }
}

/** A form, or the bet of an earlier page whose fate it did not learn. */
function firstStage(
  { context, memory }: CombinationParts,
  mode: SentCombination['mode'],
): SlipStage<SentCombination> {
  const sent = context.account ? memory.sentCombinations(context.account.info.account_id) : []
  const left = sent.find((one) => one.mode === mode)
  if (!left) return { stage: 'editing', draft: newDraft('') }
  return { stage: 'unknown', draft: draftOf(left), sent: left, checks: 0 }
}

function draftOf({ request: { stake, units }, currency }: SentCombination): SlipDraft {
  if (!units) return newDraft(stakeTextOf(stake, currency))
  const rows = units.map((unit) => [unit.size, stakeTextOf(unit.stake, currency)])
  return { ...newDraft(''), rows: Object.fromEntries(rows) }
}
