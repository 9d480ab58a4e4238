import { TWENTY_LINES } from '../lines'
import type { SlotGame } from '../slot-game'

export const koiUpstream: SlotGame = {
  code: 'koi-upstream',
  name: 'Koi Upstream',
  mechanic: 'lines',
  theme: { motif: 'koi', hue: 24, hue2: 200 },
  rows: 3,
  reels: [
    'KQTAJKDTCJDTQJKBTKDCACDTJBTQBKQS',
    'CJQTQJWAKTJDKATKBDJTSKCDBCDQTQBK',
    'QCTJCKBDJWDAJKDATBTKCSKQTQKDJBQT',
    'DAJKJBTWDBKCSADQTCBJKQJKTQTKCDQT',
    'TJQDTQCBTSADBKQKQCWAKDTBKDJCKJTJ',
  ],
  units: 20,
  lines: TWENTY_LINES,
  pays: {
    A: [75, 300, 1510],
    B: [60, 190, 760],
    C: [40, 140, 450],
    D: [30, 85, 300],
    J: [15, 55, 190],
    Q: [15, 55, 185],
    K: [12, 40, 140],
    T: [11, 40, 150],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    pays: [2, 10, 100],
    spins: [10, 15, 20],
    times: 2,
  },
}
