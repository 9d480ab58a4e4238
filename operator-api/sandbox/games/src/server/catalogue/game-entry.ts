import type { GameFacts } from '../../api'
import type { GameEngine } from '../game-engine'
import type { StakeKind } from './currency-units'
import type { ProviderCode } from './providers'

/** One game: its lobby entry, its picture, and its engine. */
export interface GameEntry {
  readonly facts: GameFacts
  readonly provider: ProviderCode
  readonly category: 'slots' | 'casino' | 'mini' | 'fishing' | 'esports' | 'others'
  readonly tags: readonly string[]
  readonly art: GameArt
  readonly volatility: 'low' | 'medium' | 'high'
  readonly lines: number
  readonly badge: 'new' | 'hot' | ''
  readonly stakeKind: StakeKind
  /** Stakes are whole multiples of this many minor units. */
  readonly stakeUnits?: number
  readonly engine: GameEngine
}

/** The lobby draws a motif in two hues; the seed varies it. */
export interface GameArt {
  readonly motif: string
  readonly hue: number
  readonly hue2: number
  readonly seed: number
}
