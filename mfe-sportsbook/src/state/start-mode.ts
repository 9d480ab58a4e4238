import type { CombinedMode } from '../domain/slip-combination'
import type { Combination, CombinationParts } from './slip'
import { startCombination } from './start-combination'

/** What starts a mode. */
export async function startMode(mode: CombinedMode): Promise<(parts: CombinationParts) => Combination> {
  if (mode === 'myanmar') throw new Error('not yet')
  return (parts) => startCombination(parts, mode)
}
