import { createCombinationCalls } from '../transport/combination-calls'
import { asianLegs } from './asian-legs'
import type { Combination } from './combination'
import type { CombinationParts } from './combination-parts'
import { parlayKind } from './parlay-kind'
import { startCombination } from './start-combination'
import { systemKind } from './system-kind'

/** The parlay or the system of all selections, until `close`. */
export function startAsian(parts: CombinationParts, mode: 'parlay' | 'system'): Combination {
  const { slip } = parts
  const { host, context } = parts.leaving
  const calls = createCombinationCalls(host.call)
  const selections = () => slip.combinable.map(({ selection }) => selection)
  const currency = () => context.currency
  const legs = asianLegs(mode, { calls, now: host.now, selections, currency })
  const kind = (mode === 'parlay' ? parlayKind : systemKind)(legs, context)
  const { running, ...started } = startCombination(parts, {
    mode,
    legs,
    kind,
    place: calls.place,
    asked: () => legs.selections.map(({ pick, nowTerms }) => [pick, nowTerms?.ball]),
  })
  return { ...started, release: slip.release, close: () => running.unsubscribe() } as Combination
}
