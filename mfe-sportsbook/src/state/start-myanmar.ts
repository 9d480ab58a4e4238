import type { PickIntent } from '@touchline/contracts/host'
import { observable, reaction, runInAction } from 'mobx'
import { isSamePick } from '../domain/same-pick'
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
    ...{ calls, now: host.now, selections: () => held.get(), currency: () => context.currency },
  })
  const { running, ...started } = startCombination(parts, {
    ...{ mode: 'myanmar' as const, legs, kind: myanmarKind(legs, context), place: calls.place },
    asked: () => legs.selections.map(({ pick, terms, isOffered }) => [pick, terms?.ball, isOffered]),
  })
  running.add(
    reaction(
      () => slip.burmese,
      (picks) => follow(picks),
      { fireImmediately: true },
    ),
  )
  return { ...started, release, close }

  /** One selection for each pick, in their order; those that stay keep what the player has seen. */
  function follow(picks: readonly PickIntent[]): void {
    const before = held.get()
    const kept = picks.map((pick) => before.find((one) => isSamePick(one.pick, pick)) ?? open(pick))
    for (const one of before) if (!kept.includes(one)) one.close()
    runInAction(() => held.set(kept))
  }

  function open(pick: PickIntent): MyanmarSelection {
    const selection = new MyanmarSelection(pick, {
      ...{ context, live: host.live, now: host.now },
      quote: legs.quoteOf,
      isHeld: () => started.wager.stage.stage !== 'editing',
      onSeen: (old, now) => slip.keepBurmese(slip.burmese.map((one) => (isSamePick(one, old) ? now : one))),
    })
    selection.start()
    return selection
  }

  function release(picks: readonly PickIntent[]): void {
    slip.keepBurmese(slip.burmese.filter((one) => !picks.some((pick) => isSamePick(pick, one))))
  }

  function close(): void {
    running.unsubscribe()
    for (const selection of held.get()) selection.close()
  }
}
