import type { SlotGame } from '../slot-game'

export const sharkBay: SlotGame = {
  code: 'shark-bay',
  name: 'Shark Bay',
  mechanic: 'buy-feature',
  theme: { motif: 'shark', hue: 200, hue2: 10 },
  rows: 3,
  reels: [
    'TBCTJQDKAKDJKTQJCQJDCTQSTBDABKTK',
    'TCBKTDKQCASKJTQDKCKTDTQABDJQBJWJ',
    'KQKBKTQTCBDJQTDJCACTSAWBTKJDQDKJ',
    'TDTQWJDSDKQDJKJKABTJTAQCQCTKBKBC',
    'BQCKJKTAWBQDBTKDJDKCTSJTJQTQCAKD',
  ],
  units: 50,
  pays: {
    A: [50, 290, 2460],
    B: [35, 170, 960],
    C: [25, 95, 480],
    D: [19, 75, 240],
    J: [7, 25, 120],
    Q: [8, 30, 120],
    K: [5, 19, 80],
    T: [5, 19, 80],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    pays: [2, 10, 100],
    spins: [10, 15, 20],
    times: 2,
  },
  buy: { price: 28, spins: 15 },
}
