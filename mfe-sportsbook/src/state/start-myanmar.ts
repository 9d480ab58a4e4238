import type { PickIntent } from '@touchline/contracts/host'
import { compareStructural, reaction } from 'mobx'
import { interval, Subscription } from 'rxjs'
import { isSamePick } from '../domain/same-pick'
import { createMyanmarCalls } from '../transport/myanmar-calls'
import { MyanmarKind } from './myanmar-kind'
import { MyanmarSelection } from './myanmar-selection'
import type { CombinationParts, MyanmarCombination } from './slip'
import { SlipWager } from './slip-wager'
import { firstStage, wagerPorts } from './start-combination'

/** Prices of several matches change in bursts; one question answers a burst. */
const ASK_DELAY_MS = 400
const RENEW_EVERY_MS = 7000

/** The body or maung of the Burmese selections, until `close`; one that an earlier page sent is looked for first. */
export function startMyanmar(parts: CombinationParts): MyanmarCombination {
  const { slip, host, context } = parts
  const calls = createMyanmarCalls(host.call)
  const kind = new MyanmarKind({ context, calls, now: host.now })
  const ports = wagerPorts(
    parts,
    (sent) => calls.place(sent, context.account?.info.operator_type ?? 1),
    ({ details }) => kind.takeRefusal(details),
  )
  const wager = new SlipWager(firstStage(parts, 'myanmar'), kind, ports)
  const running = new Subscription()
  running.add(
    reaction(
      () => slip.burmese,
      (picks) => follow(picks),
      { fireImmediately: true },
    ),
  )
  running.add(
    reaction(
      () => slip.mode === 'myanmar' && kind.selections.map(({ pick, terms }) => [pick, terms?.ball]),
      (asked) => asked && void kind.ask(),
      { fireImmediately: true, equals: compareStructural, delay: ASK_DELAY_MS },
    ),
  )
  running.add(
    interval(RENEW_EVERY_MS).subscribe(() => {
      if (slip.mode === 'myanmar' && wager.stage.stage === 'editing') void kind.ask()
    }),
  )
  return { mode: 'myanmar', kind, wager, release, close }

  /** One selection for each pick, in their order; those that stay keep what the player has seen. */
  function follow(picks: readonly PickIntent[]): void {
    const before = kind.selections
    const kept = picks.map((pick) => before.find((one) => isSamePick(one.pick, pick)) ?? open(pick))
    for (const one of before) if (!kept.includes(one)) one.close()
    kind.hold(kept)
  }

  function open(pick: PickIntent): MyanmarSelection {
    const selection = new MyanmarSelection(pick, {
      ...{ context, live: host.live, now: host.now },
      quote: kind.quoteOf,
      isHeld: () => wager.stage.stage !== 'editing',
      onSeen: (old, now) => slip.keepBurmese(slip.burmese.map((one) => (isSamePick(one, old) ? now : one))),
    })
    selection.start()
    return selection
  }

  function release(picks: readonly PickIntent[]): void {
    slip.keepBurmese(slip.burmese.filter((held) => !picks.some((pick) => isSamePick(pick, held))))
  }

  function close(): void {
    running.unsubscribe()
    wager.close()
    for (const selection of kind.selections) selection.close()
  }
}
