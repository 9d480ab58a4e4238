import { crash, hiLo, hiLoTimes, mines, POKER_PAYS, poker } from '@touchline/fair'
import * as v from 'valibot'
import { crashEngine } from '../engines/crash-engine'
import { steppedEngine } from '../engines/stepped-engine'
import type { GameEntry } from './game-entry'

const whole = v.pipe(v.number(), v.safeInteger())
const POKER_TABLE = '8/5'

const RANKS = Array.from({ length: 13 }, (_, index) => index + 1)

/** Games of several actions a round. */
export const STEPPED_GAMES: readonly GameEntry[] = [
  {
    facts: {
      game_code: hiLo.code,
      name: 'Hi-Lo',
      kind: 'hi-lo',
      rtp: 96.92,
      config: {
        times: RANKS.map((rank) => ({
          hi: hiLoTimes(rank, 'hi'),
          lo: hiLoTimes(rank, 'lo'),
          same: hiLoTimes(rank, 'same'),
        })),
      },
    },
    provider: 'quick-coin',
    category: 'mini',
    tags: ['cards'],
    art: { motif: 'cards', hue: 270, hue2: 44, seed: 11 },
    volatility: 'medium',
    lines: 0,
    badge: '',
    stakeKind: 'stakes',
    engine: steppedEngine(hiLo as never, { action: { guess: v.optional(v.string()) } }),
  },
  {
    facts: { game_code: mines.code, name: 'Mines', kind: 'mines', rtp: 96.94, config: {} },
    provider: 'quick-coin',
    category: 'mini',
    tags: ['instant'],
    art: { motif: 'mines', hue: 222, hue2: 40, seed: 12 },
    volatility: 'high',
    lines: 0,
    badge: 'hot',
    stakeKind: 'stakes',
    engine: steppedEngine(mines as never, { bet: { mines: whole }, action: { cell: v.optional(whole) } }),
  },
  {
    facts: { game_code: crash.code, name: 'Rocket Crash', kind: 'crash', rtp: 97, config: {} },
    provider: 'quick-coin',
    category: 'mini',
    tags: ['instant'],
    art: { motif: 'rocket', hue: 240, hue2: 14, seed: 13 },
    volatility: 'high',
    lines: 0,
    badge: 'hot',
    stakeKind: 'stakes',
    engine: crashEngine,
  },
  {
    facts: {
      game_code: poker.code,
      name: 'Jacks or Better',
      kind: 'poker',
      rtp: 97.3,
      config: { pays: POKER_PAYS[POKER_TABLE], table: POKER_TABLE },
    },
    provider: 'old-deck',
    category: 'others',
    tags: ['cards', 'poker'],
    art: { motif: 'cards', hue: 350, hue2: 210, seed: 14 },
    volatility: 'medium',
    lines: 0,
    badge: '',
    stakeKind: 'stakes',
    engine: steppedEngine(poker as never, {
      action: { hold: v.pipe(v.array(v.boolean()), v.maxLength(5)) },
      fixed: { table: POKER_TABLE },
    }),
  },
]
