import {
  jackpotOf,
  jackpotReturn,
  SLOTS,
  type SlotGame,
  slotReturnOf,
  volatilityOf,
} from '@touchline/fair/slots'
import { slotEngine } from '../engines/slot-engine'
import type { GameEntry } from './game-entry'
import type { ProviderCode } from './providers'

/** Studios share the slots out in turn, so that each has every mechanic. */
const STUDIOS: readonly ProviderCode[] = [
  'northlight',
  'lotus-reel',
  'octave',
  'red-kite',
  'fivefold',
  'saffron-bay',
  'monsoon-works',
  'tin-roof',
]
const HOT_EVERY = 9
const NEW_EVERY = 7

export const SLOT_GAMES: readonly GameEntry[] = SLOTS.map(entryOf)

function entryOf(game: SlotGame, index: number): GameEntry {
  const published = slotReturnOf(game.code)
  if (!published) throw new Error(`No computed return for ${game.code}`)
  const { motif, hue, hue2 } = game.theme
  const jackpot = jackpotOf(game.code)
  const isNew = index % NEW_EVERY === 3
  return {
    facts: {
      game_code: game.code,
      name: game.name,
      kind: 'slot',
      rtp: (published.hundredths + (jackpot ? jackpotReturn(jackpot) : 0)) / 100,
      config: { ...game, published, ...(jackpot && { jackpotShare: jackpotReturn(jackpot) / 100 }) },
    },
    provider: STUDIOS[index % STUDIOS.length] as ProviderCode,
    category: 'slots',
    tags: [game.mechanic],
    art: { motif, hue, hue2, seed: index },
    volatility: volatilityOf(published),
    lines: game.lines?.length ?? 0,
    badge: index % HOT_EVERY === 0 ? 'hot' : isNew ? 'new' : '',
    stakeKind: 'stakes',
    stakeUnits: game.units,
    engine: slotEngine(game),
  }
}
