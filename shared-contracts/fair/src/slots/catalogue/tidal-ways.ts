import type { SlotGame } from '../slot-game'

export const tidalWays: SlotGame = {
  code: 'tidal-ways',
  name: 'Tidal Ways',
  mechanic: 'ways',
  theme: { motif: 'wave', hue: 190, hue2: 50 },
  rows: 3,
  reels: [
    'KDQBTJACJBTKDSQAQJTCQKDTCTJDKBKT',
    'DATDJTQTJTQBTBKAQJKCBKCSKDCDJWKQ',
    'SBTJQTKCKWAQTDKQKDQJDAJDTCKBTBCJ',
    'AQKDWTQBABJKQDTKBKJDKTDCJSJCTCTQ',
    'WTJTCTJCJKBKJDADBCSDQBKQTATKQKQD',
  ],
  units: 50,
  pays: {
    A: [60, 220, 1050],
    B: [45, 130, 530],
    C: [25, 105, 330],
    D: [20, 65, 210],
    J: [11, 35, 130],
    Q: [11, 35, 130],
    K: [9, 25, 110],
    T: [7, 25, 110],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    pays: [2, 10, 100],
    spins: [10, 15, 20],
    times: 2,
  },
}
