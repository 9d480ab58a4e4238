import { TWENTY_LINES } from '../lines'
import type { SlotGame } from '../slot-game'

export const moonMarket: SlotGame = {
  code: 'moon-market',
  name: 'Moon Market',
  mechanic: 'hold-and-win',
  theme: { motif: 'moon', hue: 48, hue2: 255 },
  rows: 3,
  reels: [
    'OQKQBTJKTJKABKQDCTDBJKJTCOODACQT',
    'BJATCKJWCQTKBKOODQAQJCKBDODKTJTQ',
    'ATQBJOKQBQCDTKJKQJKOTOODJTACBCWD',
    'CDOKCBTDQBTBQJTKAKOOOKDTCJQAJQWJ',
    'CBQWKACKQJDTABJKDBTOODTDQCJQJOTK',
  ],
  units: 20,
  lines: TWENTY_LINES,
  pays: {
    A: [80, 310, 1540],
    B: [60, 190, 780],
    C: [40, 140, 480],
    D: [30, 95, 310],
    J: [16, 50, 200],
    Q: [16, 55, 200],
    K: [13, 40, 150],
    T: [11, 40, 160],
  },
  wild: 'W',
  hold: {
    symbol: 'O',
    trigger: 6,
    respins: 3,
    hits: 1,
    of: 16,
    coins: [
      { times: 1, weight: 40 },
      { times: 2, weight: 30 },
      { times: 4, weight: 20 },
      { times: 8, weight: 8 },
      { times: 25, weight: 2, jackpot: 'minor' },
    ],
    full: 250,
  },
}
