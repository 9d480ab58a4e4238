import { FIVE_LINES } from '../lines'
import type { SlotGame } from '../slot-game'

export const doublePlum: SlotGame = {
  code: 'double-plum',
  name: 'Double Plum',
  mechanic: 'classic',
  theme: { motif: 'sevens', hue: 300, hue2: 100 },
  rows: 3,
  reels: ['LHP3LPH7LP21L1HPLH3H2P71', 'P7PLHPW17PLWH231H23L1HPL', 'L1PHPL31H7W2H2PWL7LHP1P3'],
  units: 5,
  lines: FIVE_LINES,
  pays: {
    '1': [7],
    '2': [11],
    '3': [18],
    '7': [55],
    P: [4],
    H: [3],
    L: [2],
  },
  wild: 'W',
  wildTimes: 2,
  mixed: { symbols: '123', pay: 5 },
}
