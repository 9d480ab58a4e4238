import type { CombinationMode } from '../domain/slip-combination'
import type { Combination } from './combination'
import type { CombinationParts } from './combination-parts'
import { startAsian } from './start-asian'
import { startMyanmar } from './start-myanmar'

/** Starts a mode of bets on several selections. */
export const startMode = (mode: CombinationMode, parts: CombinationParts): Combination =>
  mode === 'myanmar' ? startMyanmar(parts) : startAsian(parts, mode)
