import { TWENTY_LINES } from '../lines'
import type { SlotGame } from '../slot-game'

export const nightWatch: SlotGame = {
  code: 'night-watch',
  name: 'Night Watch',
  mechanic: 'buy-feature',
  theme: { motif: 'shield', hue: 352, hue2: 230 },
  rows: 3,
  reels: [
    'TDJSBTKACJCDTQKDQDCQBKQTKQTJKJTJ',
    'QDJCKWTBQJKJQDTADKJCQTQDTBJCKTKS',
    'QKDBTCQAQTKBWDTJDQTJTKCJKSCJKQJD',
    'JTSQKJWQBTCTCBJQTDADKQKDJDQTKCJK',
    'STJKQKCQDQKDABJTBCQTCTKJDTQDKJWJ',
  ],
  units: 20,
  lines: TWENTY_LINES,
  pays: {
    A: [70, 290, 1400],
    B: [55, 180, 710],
    C: [35, 130, 430],
    D: [30, 85, 280],
    J: [14, 50, 180],
    Q: [14, 50, 180],
    K: [11, 35, 140],
    T: [10, 35, 140],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    pays: [2, 10, 100],
    spins: [7, 10, 15],
    times: 4,
  },
  buy: { price: 34, spins: 10 },
}
