import { FIVE_LINES } from '../lines'
import type { SlotGame } from '../slot-game'

export const threeBars: SlotGame = {
  code: 'three-bars',
  name: 'Three Bars',
  mechanic: 'classic',
  theme: { motif: 'sevens', hue: 220, hue2: 0 },
  rows: 3,
  reels: ['-2-1-2-1H3H-312-1H-37-21', '1-2H231-H3-12-31-7-H-21-', '1-1H312-H-H73-1-23-12-2-'],
  units: 5,
  lines: FIVE_LINES,
  pays: {
    '1': [10],
    '2': [20],
    '3': [45],
    '7': [310],
    H: [9],
  },
  mixed: { symbols: '123', pay: 6 },
}
