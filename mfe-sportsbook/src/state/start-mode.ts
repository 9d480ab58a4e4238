import type { CombinedMode } from '../domain/slip-combination'
import type { Combination, CombinationParts } from './combination'
import { startCombination } from './start-combination'
import { startMyanmar } from './start-myanmar'

/** Starts a mode of bets on several selections. */
export const startMode = (mode: CombinedMode, parts: CombinationParts): Combination =>
  mode === 'myanmar' ? startMyanmar(parts) : startCombination(parts, mode)
