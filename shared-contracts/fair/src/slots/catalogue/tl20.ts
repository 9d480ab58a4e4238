import { TWENTY_LINES } from '../lines'
import type { SlotGame } from '../slot-game'

export const tl20: SlotGame = {
  code: 'tl20',
  name: 'Jewel Court',
  mechanic: 'lines',
  theme: { motif: 'gem', hue: 210, hue2: 45 },
  rows: 3,
  reels: [
    'DATJDKTJQKBQDCJATBJASCQKCQBDQJTK',
    'DKQTBAWTQJDTBKJCDWQAKJBCKTJDQSCT',
    'SDJWTJKDCKQBTQCAJTBCAQKWDJBKTQDT',
    'QWDJQBAKDTCQDWKTACDSTKBTJKTQJKCJ',
    'QATJKQBJCTDWKJQBCDKTDJTQDKAQCSTK',
  ],
  units: 20,
  lines: TWENTY_LINES,
  pays: {
    A: [50, 200, 1000],
    B: [40, 125, 500],
    C: [25, 90, 300],
    D: [20, 60, 200],
    J: [10, 35, 125],
    Q: [10, 35, 125],
    K: [8, 25, 100],
    T: [7, 25, 100],
  },
  wild: 'W',
  scatter: { symbol: 'S', pays: [2, 10, 100], spins: [10, 15, 20], times: 2 },
}
