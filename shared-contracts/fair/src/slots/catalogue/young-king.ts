import { TWENTY_LINES } from '../lines'
import type { SlotGame } from '../slot-game'

export const youngKing: SlotGame = {
  code: 'young-king',
  name: 'The Young King',
  mechanic: 'buy-feature',
  theme: { motif: 'crown', hue: 46, hue2: 270 },
  rows: 3,
  reels: [
    'TKTABTDQCDTJCKBKJKBKDCJQDTJSQTAQ',
    'KQJQJCKCBKJTBJAWTQSTKDTDBQKCDTDA',
    'CTKDQTBCJDKJDJKBAWTKSTQKQTADBCQJ',
    'TCKTQAWJQDCJQJKCBDTKATDKBKJSDQTB',
    'QTJQDQDTKABJTKCBJTWADSJTCKDKQKBC',
  ],
  units: 20,
  lines: TWENTY_LINES,
  pays: {
    A: [70, 420, 3510],
    B: [55, 230, 1390],
    C: [35, 140, 700],
    D: [30, 100, 340],
    J: [10, 40, 170],
    Q: [11, 40, 165],
    K: [7, 30, 110],
    T: [7, 30, 110],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    pays: [2, 10, 100],
    spins: [8, 10, 15],
    times: 5,
  },
  buy: { price: 33, spins: 8 },
}
