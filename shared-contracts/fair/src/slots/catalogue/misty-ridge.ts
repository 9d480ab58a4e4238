import { TWENTY_LINES } from '../lines'
import type { SlotGame } from '../slot-game'

export const mistyRidge: SlotGame = {
  code: 'misty-ridge',
  name: 'Misty Ridge',
  mechanic: 'lines',
  theme: { motif: 'peaks', hue: 205, hue2: 260 },
  rows: 3,
  reels: [
    'KTCQTKBJDCTDJKBKTKTJDAJTCQDQSQJQ',
    'DTKJKQATQTCTJCDQTBDCJDQJSKBQKJWK',
    'JDJBJQJKCTWTJTKBQDCAKSTQDQKCDTQK',
    'TJTJDTKQKCQBJACQKTQCDJTWDBJQSKDK',
    'DCTQJKQSTQJADQTDKCJWJBDJBTQKCKTK',
  ],
  units: 20,
  lines: TWENTY_LINES,
  pays: {
    A: [50, 150, 500],
    B: [35, 120, 320],
    C: [35, 100, 240],
    D: [30, 80, 220],
    J: [20, 50, 130],
    Q: [20, 50, 130],
    K: [17, 40, 100],
    T: [17, 40, 100],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    pays: [2, 10, 100],
    spins: [10, 15, 20],
    times: 2,
  },
}
