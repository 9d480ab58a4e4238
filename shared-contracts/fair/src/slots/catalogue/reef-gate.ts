import type { SlotGame } from '../slot-game'

export const reefGate: SlotGame = {
  code: 'reef-gate',
  name: 'Reef Gate',
  mechanic: 'buy-feature',
  theme: { motif: 'octopus', hue: 280, hue2: 170 },
  rows: 3,
  reels: [
    'TAQTDCKADCJBQKJTJBDJCATKBDTQCQSK',
    'SATDJBCKDKQDQACTBDBQWQCJKTJTJACK',
    'TJTBWBTDKTCAKJCQKJDJKCSQDCAQDBAQ',
    'KCSQCDQKBACBJDWKQTBJATQTCTDJKJAD',
    'KDACDJBKCQJABCTCKDBQKTJDTJQWTSAQ',
  ],
  units: 50,
  pays: {
    A: [45, 190, 950],
    B: [40, 120, 480],
    C: [25, 85, 290],
    D: [20, 55, 190],
    J: [10, 35, 120],
    Q: [10, 30, 120],
    K: [8, 25, 95],
    T: [7, 20, 95],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    pays: [2, 10, 100],
    spins: [8, 12, 20],
    times: 3,
  },
  buy: { price: 32, spins: 12 },
}
