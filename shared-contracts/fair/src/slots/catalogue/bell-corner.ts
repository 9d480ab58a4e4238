import { FIVE_LINES } from '../lines'
import type { SlotGame } from '../slot-game'

export const bellCorner: SlotGame = {
  code: 'bell-corner',
  name: 'Bell Corner',
  mechanic: 'classic',
  theme: { motif: 'sevens', hue: 40, hue2: 200 },
  rows: 3,
  reels: ['MBLBPHBHL1MLM1PLPH7PHMBH', 'LPBLHWMHPML1B7HLHP1MBPMB', 'H1B7LMLWH1LBHPBMLPHPMBPM'],
  units: 5,
  lines: FIVE_LINES,
  pays: {
    '1': [65],
    '7': [310],
    B: [25],
    M: [13],
    P: [8],
    L: [6],
    H: [5],
  },
  wild: 'W',
  wildTimes: 2,
}
