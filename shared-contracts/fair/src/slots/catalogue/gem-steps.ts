import type { SlotGame } from '../slot-game'

export const gemSteps: SlotGame = {
  code: 'gem-steps',
  name: 'Gem Steps',
  mechanic: 'cascade',
  theme: { motif: 'gem', hue: 165, hue2: 300 },
  rows: 3,
  reels: [
    'CDTKJQJABKTBQKCQJTDT',
    'QKDQBKSKBTJCJTAJDQCT',
    'JWSBKCDKTJTCQTBAQJKD',
    'QJKJTDBCACTKQSKTQDJB',
    'BDQTJACQKJKWJCKDTBQT',
  ],
  units: 50,
  pays: {
    A: [30, 120, 620],
    B: [30, 80, 320],
    C: [16, 60, 190],
    D: [13, 40, 130],
    J: [6, 20, 80],
    Q: [6, 20, 80],
    K: [5, 15, 65],
    T: [4, 15, 65],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    pays: [3],
    spins: [10],
    times: 2,
  },
  cascade: {
    times: [1, 2, 3, 5],
    freeTimes: [3, 6, 9, 15],
  },
}
