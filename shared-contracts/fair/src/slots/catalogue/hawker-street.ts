import type { SlotGame } from '../slot-game'

export const hawkerStreet: SlotGame = {
  code: 'hawker-street',
  name: 'Hawker Street',
  mechanic: 'ways',
  theme: { motif: 'bowl', hue: 100, hue2: 20 },
  rows: 3,
  reels: [
    'CKATDTQJBQTASBCJKAKJBJTKTDQDCDCQ',
    'JQTDTCDBAQBDAKCSTBJCKCJWAQJDKTKQ',
    'CJQTJAJCKQABKTSKTCDTCDWAQJDBKBQD',
    'DSBCDAWBCJKAJKJQDJQTKTBCATKQTQDC',
    'BCTQTJDCSQWDCTKAKBKJQDTQAJBDKCJA',
  ],
  units: 50,
  pays: {
    A: [50, 200, 980],
    B: [40, 120, 480],
    C: [25, 90, 290],
    D: [15, 60, 200],
    J: [11, 35, 120],
    Q: [10, 35, 120],
    K: [8, 25, 100],
    T: [7, 25, 100],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    pays: [2, 10, 100],
    spins: [10, 15, 20],
    times: 2,
  },
}
