import { compareStructural, reaction } from 'mobx'
import { interval, Subscription } from 'rxjs'
import type { SentCombination } from '../domain/slip-combination'
import { newDraft, type SlipDraft } from '../domain/slip-draft'
import type { SlipStage } from '../domain/slip-stage'
import { stakeTextOf } from '../domain/slip-stake'
import { createCombinationCalls } from '../transport/combination-calls'
import { CombinedLegs } from './combined-legs'
import { parlayKind } from './parlay-kind'
import type { Combination, CombinationParts } from './slip'
import { SlipWager, type WagerPorts } from './slip-wager'
import { systemKind } from './system-kind'

/** Prices of several matches change in bursts; one question answers a burst. */
const ASK_DELAY_MS = 400
const RENEW_EVERY_MS = 7000

/** The parlay or the system of all selections, until `close`; one that an earlier page sent is looked for first. */
export function startCombination(parts: CombinationParts, mode: 'parlay' | 'system'): Combination {
  const { slip, host, context } = parts
  const calls = createCombinationCalls(host.call)
  const legs = new CombinedLegs({
    ...{ context, calls, now: host.now, kind: mode },
    selections: () => slip.combinable.map(({ selection }) => selection),
  })
  const first = firstStage(parts, mode)
  const ports = wagerPorts(
    parts,
    (sent) => calls.place(sent, context.account?.info.operator_type ?? 1),
    ({ details }) => legs.takeRefusal(details),
  )
  const running = new Subscription()
  running.add(
    reaction(
      () => slip.mode === mode && legs.selections.map(({ pick, nowTerms }) => [pick, nowTerms?.ball]),
      (asked) => asked && void legs.ask(),
      { fireImmediately: true, equals: compareStructural, delay: ASK_DELAY_MS },
    ),
  )
  const combination = build()
  const { wager } = combination
  running.add(
    interval(RENEW_EVERY_MS).subscribe(() => {
      if (slip.mode === mode && wager.stage.stage === 'editing') void legs.ask()
    }),
  )
  return combination

  function build(): Combination {
    const common = { legs, release: slip.release, close }
    if (mode === 'parlay')
      return { ...common, mode, wager: new SlipWager(first, parlayKind(legs, context), ports) }
    const kind = systemKind(legs, context)
    return { ...common, mode, kind, wager: new SlipWager(first, kind, ports) }
  }

  function close(): void {
    running.unsubscribe()
    wager.close()
  }
}

/** A form, or the bet of an earlier page whose fate it did not learn. */
export function firstStage(
  { context, memory }: Pick<CombinationParts, 'context' | 'memory'>,
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

/** What the wager of a combination needs, whatever its mode. */
export function wagerPorts(
  { host, context, calls, memory, news, onBet }: CombinationParts,
  place: WagerPorts<SentCombination>['place'],
  onRefusal: WagerPorts<SentCombination>['onRefusal'],
): WagerPorts<SentCombination> {
  return {
    ...{ context, now: host.now, newKey: host.newKey, lookup: calls.lookup },
    ...{ place, onBet, onRefusal, drop: memory.dropCombination },
    keep: (sent) => {
      memory.keepCombination(sent)
      news.expect(sent.request.idem_key)
    },
    onFate: () => void host.refreshBalance(),
  }
}
