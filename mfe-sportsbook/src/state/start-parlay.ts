import { compareStructural, reaction } from 'mobx'
import { interval, Subscription } from 'rxjs'
import type { SentCombination } from '../domain/slip-combination'
import { newDraft } from '../domain/slip-draft'
import type { SlipStage } from '../domain/slip-stage'
import { stakeTextOf } from '../domain/slip-stake'
import { createParlayCalls } from '../transport/parlay-calls'
import { ParlayKind } from './parlay-kind'
import type { Combination, CombinationParts } from './slip'
import { SlipWager } from './slip-wager'

/** Prices of several matches change in bursts; one question answers a burst. */
const ASK_DELAY_MS = 400
const RENEW_EVERY_MS = 7000

/** The parlay of all selections, until `close`; one that an earlier page sent is looked for first. */
export function startParlay({
  slip,
  host,
  context,
  calls,
  memory,
  news,
  onBet,
}: CombinationParts): Combination {
  const parlayCalls = createParlayCalls(host.call)
  const kind = new ParlayKind({
    ...{ context, calls: parlayCalls, now: host.now },
    legs: () => slip.combinable.map(({ selection }) => selection),
  })
  const [left] = context.account ? memory.sentCombinations(context.account.info.account_id) : []
  const first: SlipStage<SentCombination> = left
    ? {
        stage: 'unknown',
        draft: newDraft(stakeTextOf(left.request.stake, left.currency)),
        sent: left,
        checks: 0,
      }
    : { stage: 'editing', draft: newDraft('') }
  const wager = new SlipWager(first, kind, {
    ...{ context, now: host.now, newKey: host.newKey, lookup: calls.lookup },
    drop: memory.dropCombination,
    place: (sent) => parlayCalls.place(sent, context.account?.info.operator_type ?? 1),
    keep: (sent) => {
      memory.keepCombination(sent)
      news.expect(sent.request.idem_key)
    },
    onRefusal: () => void kind.ask(),
    onBet,
    onFate: () => void host.refreshBalance(),
  })
  const running = new Subscription()
  running.add(
    reaction(
      () => slip.mode === 'parlay' && kind.selections.map(({ pick, nowTerms }) => [pick, nowTerms?.ball]),
      (asked) => asked && void kind.ask(),
      { fireImmediately: true, equals: compareStructural, delay: ASK_DELAY_MS },
    ),
  )
  running.add(
    interval(RENEW_EVERY_MS).subscribe(() => {
      if (slip.mode === 'parlay' && wager.stage.stage === 'editing') void kind.ask()
    }),
  )
  return {
    wager,
    kind,
    close: () => {
      running.unsubscribe()
      wager.close()
    },
  }
}
