import type { SlotGame } from '../slot-game'

export const lagoonPearls: SlotGame = {
  code: 'lagoon-pearls',
  name: 'Lagoon Pearls',
  mechanic: 'cascade',
  theme: { motif: 'pearl', hue: 330, hue2: 185 },
  rows: 3,
  reels: [
    'TKJCQADJQBKTBKDTQJTC',
    'DCKQTJSQJCBKBTDAJKTQ',
    'SKTDKCJTBJTCQBWKQJDA',
    'JQBCATBDCDKJKQTJQSTK',
    'KJQKBAQCTKJWTCJQDTBD',
  ],
  units: 50,
  pays: {
    A: [25, 75, 260],
    B: [20, 65, 160],
    C: [16, 45, 120],
    D: [14, 40, 100],
    J: [9, 25, 65],
    Q: [9, 25, 65],
    K: [8, 20, 45],
    T: [8, 20, 45],
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
    freeTimes: [2, 4, 6, 10],
  },
}
