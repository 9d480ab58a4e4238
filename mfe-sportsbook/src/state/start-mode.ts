import type { CombinedMode } from '../domain/slip-combination'
import type { Combination, CombinationParts } from './slip'
import { startCombination } from './start-combination'

/** What starts a mode. Burmese bets are a file of their own: few members have them. */
export async function startMode(mode: CombinedMode): Promise<(parts: CombinationParts) => Combination> {
  if (mode !== 'myanmar') return (parts) => startCombination(parts, mode)
  return (await import(/* webpackChunkName: "myanmar" */ './start-myanmar')).startMyanmar
}
