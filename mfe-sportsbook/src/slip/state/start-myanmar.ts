import type { PickIntent } from '@touchline/contracts/host'
import { observable, reaction, runInAction } from 'mobx'
import { isSamePick } from '../../shared/domain/same-pick'
import type { BurmesePick } from '../domain/burmese-terms'
import { createMyanmarCalls } from '../transport/myanmar-calls'
import { burmeseLegs } from './burmese-legs'
import type { MyanmarCombination } from './combination'
import type { CombinationParts } from './combination-parts'
import { myanmarKind } from './myanmar-kind'
import { MyanmarSelection } from './myanmar-selection'
import { startCombination } from './start-combination'

/** The body or maung of the Burmese selections, until `close`. */
export function startMyanmar(parts: CombinationParts): MyanmarCombination {
  const { slip } = parts
  const { host, context } = parts.leaving
  const calls = createMyanmarCalls(host.call)
  const held = observable.box<readonly MyanmarSelection[]>([], { deep: false })
  const legs = burmeseLegs({
    calls,
    now: host.now,
    selections: () => held.get(),
    currency: () => context.currency,
  })
  const { running, ...started } = startCombination(parts, {
    mode: 'myanmar' as const,
    legs,
    kind: myanmarKind(legs, context),
    place: calls.place,
    asked: () => legs.selections.map(({ pick, terms, isOffered }) => [pick, terms?.ball, isOffered]),
  })
  running.add(
    reaction(
      () => slip.burmese,
      (burmese) => follow(burmese),
      { fireImmediately: true },
    ),
  )
  return { ...started, release, close }

  /** One selection for each pick, in their order; kept ones keep their seen terms. */
  function follow(burmese: readonly BurmesePick[]): void {
    const before = held.get()
    const kept = burmese.map((first) => {
      const same = before.find(({ pick, key }) => isSamePick(pick, first.pick) && key === first.key)
      if (same && !same.seen && first.seen) same.see({ ...first.seen, lineId: same.pick.line_id })
      return same ?? open(first)
    })
    for (const one of before) if (!kept.includes(one)) one.close()
    runInAction(() => held.set(kept))
  }

  function open(first: BurmesePick): MyanmarSelection {
    const selection = new MyanmarSelection(first, {
      context,
      live: host.live,
      now: host.now,
      quote: legs.quoteOf,
      isHeld: () => started.wager.stage.stage !== 'editing',
      onSeen: (old, now) =>
        slip.keepBurmese(
          slip.burmese.map((one) =>
            isSamePick(one.pick, old) ? { ...one, ...now, leg: now.leg ?? one.leg } : one,
          ),
        ),
    })
    selection.start()
    return selection
  }

  function release(picks: readonly PickIntent[]): void {
    slip.keepBurmese(slip.burmese.filter((held) => !picks.some((pick) => isSamePick(pick, held.pick))))
  }

  function close(): void {
    running.unsubscribe()
    for (const selection of held.get()) selection.close()
  }
}
