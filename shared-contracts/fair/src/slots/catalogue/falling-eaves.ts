import type { SlotGame } from '../slot-game'

export const fallingEaves: SlotGame = {
  code: 'falling-eaves',
  name: 'Falling Eaves',
  mechanic: 'cascade',
  theme: { motif: 'pagoda', hue: 4, hue2: 150 },
  rows: 3,
  reels: [
    'JTQTQAKCTCJQATKDBKDB',
    'AKJCTBQDTCKQJTADKQBS',
    'BADQTJKCDWBJSCTKQATK',
    'QTDKQSTCBQKJKTADCBAJ',
    'JDKQTCKTQAKJBATQCDWB',
  ],
  units: 50,
  pays: {
    A: [17, 70, 340],
    B: [14, 40, 170],
    C: [8, 30, 100],
    D: [7, 20, 70],
    J: [3, 11, 40],
    Q: [3, 12, 40],
    K: [4, 8, 35],
    T: [2, 8, 35],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    pays: [3],
    spins: [10],
    times: 2,
  },
  cascade: {
    times: [2, 2, 3, 3],
    freeTimes: [3, 3, 6, 6],
  },
}
