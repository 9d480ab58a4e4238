import { FIVE_LINES } from '../lines'
import type { SlotGame } from '../slot-game'

export const tripleSpark: SlotGame = {
  code: 'triple-spark',
  name: 'Triple Spark',
  mechanic: 'classic',
  theme: { motif: 'comet', hue: 55, hue2: 280 },
  rows: 3,
  reels: ['H2BH-1B-1-3H-B1-1B7H232-', '1BW23H731-2-BH-B-B1H21-H', 'B-BH2-73B2B1-H3H-1-21W1H'],
  units: 5,
  lines: FIVE_LINES,
  pays: {
    '1': [9],
    '2': [16],
    '3': [25],
    '7': [130],
    B: [9],
    H: [4],
  },
  wild: 'W',
  wildTimes: 3,
  mixed: { symbols: '123', pay: 4 },
}
