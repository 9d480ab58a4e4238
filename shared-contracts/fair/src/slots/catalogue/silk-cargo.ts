import { TWENTY_LINES } from '../lines'
import type { SlotGame } from '../slot-game'

export const silkCargo: SlotGame = {
  code: 'silk-cargo',
  name: 'Silk Cargo',
  mechanic: 'hold-and-win',
  theme: { motif: 'sailboat', hue: 300, hue2: 30 },
  rows: 3,
  reels: [
    'CJTQTOOKDQBOJKACBTQDKQCKBJDTOTJA',
    'ATCTJKWBKJAJQOKOOOQCDJDBTQBQKDTC',
    'JDKQTOOOTDQCTWACJKBDQJCQBKABKJQT',
    'BTDBATDBTQJQWOOKCJAJTKCQCKQOOJDK',
    'CDABQWDOOOJTCTBDKTQKJAQTBCQKDJKJ',
  ],
  units: 20,
  lines: TWENTY_LINES,
  pays: {
    A: [60, 250, 1230],
    B: [50, 165, 630],
    C: [30, 110, 390],
    D: [25, 75, 250],
    J: [12, 45, 170],
    Q: [12, 45, 165],
    K: [10, 30, 120],
    T: [9, 35, 120],
  },
  wild: 'W',
  hold: {
    symbol: 'O',
    trigger: 6,
    respins: 3,
    hits: 1,
    of: 24,
    coins: [
      { times: 1, weight: 600 },
      { times: 2, weight: 250 },
      { times: 3, weight: 100 },
      { times: 5, weight: 30 },
      { times: 20, weight: 12, jackpot: 'mini' },
      { times: 50, weight: 6, jackpot: 'minor' },
      { times: 200, weight: 2, jackpot: 'major' },
    ],
    full: 500,
  },
}
