import { TWENTY_LINES } from '../lines'
import type { SlotGame } from '../slot-game'

export const spiceRoute: SlotGame = {
  code: 'spice-route',
  name: 'Spice Route',
  mechanic: 'buy-feature',
  theme: { motif: 'sailboat', hue: 18, hue2: 130 },
  rows: 3,
  reels: [
    'AKDJQBJBQCJQTCTSTKADBTKCKTDQJKTD',
    'DQDQTJBTASQKCWKQDCBKDCJBTJTKAKTJ',
    'DADTJQWDTAKTKBQDBQJCTCKQJCTKBJSK',
    'QKTJDTBWSBKJCDTADQTCKBKDKTJQJAQC',
    'QDBQTQWTCJBTKJKQJSTJAKDKDABTCKDC',
  ],
  units: 20,
  lines: TWENTY_LINES,
  pays: {
    A: [75, 300, 1500],
    B: [60, 190, 750],
    C: [35, 135, 450],
    D: [35, 90, 300],
    J: [16, 50, 180],
    Q: [15, 50, 185],
    K: [12, 35, 150],
    T: [10, 30, 155],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    pays: [2, 10, 100],
    spins: [8, 12, 20],
    times: 3,
  },
  buy: { price: 27, spins: 10 },
}
