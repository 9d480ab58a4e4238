import { TWENTY_LINES } from '../lines'
import type { SlotGame } from '../slot-game'

export const orchidHouse: SlotGame = {
  code: 'orchid-house',
  name: 'Orchid House',
  mechanic: 'lines',
  theme: { motif: 'orchid', hue: 292, hue2: 130 },
  rows: 3,
  reels: [
    'TJKDJBTKJKTDASBJTKDBTKQTCQDQACQC',
    'JAKBSKTDQCDBTQKACTJDJKBTWDCTKQJQ',
    'TKATBJBTKBDTACDCJKCQWQJSKDQJDTQK',
    'QKJQBKTDJSQABCKTDCKDACJTBTKJTWQD',
    'TKCAJKTJWDKDKQCBDQJTKTATQSBDCJQB',
  ],
  units: 20,
  lines: TWENTY_LINES,
  pays: {
    A: [55, 160, 540],
    B: [45, 140, 360],
    C: [35, 110, 270],
    D: [35, 90, 230],
    J: [20, 60, 135],
    Q: [20, 55, 140],
    K: [18, 45, 115],
    T: [18, 45, 110],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    pays: [2, 10, 100],
    spins: [10, 15, 20],
    times: 2,
  },
}
