import { TWENTY_LINES } from '../lines'
import type { SlotGame } from '../slot-game'

export const straitsBeacon: SlotGame = {
  code: 'straits-beacon',
  name: 'Straits Beacon',
  mechanic: 'lines',
  theme: { motif: 'lighthouse', hue: 352, hue2: 215 },
  rows: 3,
  reels: [
    'KQKQCJQTBTBKQTDTACDJTDSKAJCBDJKT',
    'CJWTKBKSTCKDJQKAJDBQTACKBQDTQDTJ',
    'JBQTKQTDTQJKCDKSDWABKJCQCKDTBJAT',
    'TDCBJQATCKQTKSJBJDKTQDCDAJTQKWBK',
    'BJBTKTDAWTKJBKCDTDQTSCJQCQDKQJKA',
  ],
  units: 20,
  lines: TWENTY_LINES,
  pays: {
    A: [75, 450, 3730],
    B: [60, 260, 1510],
    C: [35, 150, 760],
    D: [35, 110, 370],
    J: [12, 45, 180],
    Q: [12, 45, 175],
    K: [7, 25, 115],
    T: [7, 30, 115],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    pays: [2, 10, 100],
    spins: [7, 10, 15],
    times: 4,
  },
}
