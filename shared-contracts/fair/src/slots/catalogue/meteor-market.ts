import type { SlotGame } from '../slot-game'

export const meteorMarket: SlotGame = {
  code: 'meteor-market',
  name: 'Meteor Market',
  mechanic: 'cascade',
  theme: { motif: 'comet', hue: 200, hue2: 320 },
  rows: 3,
  reels: [
    'QDJTJKCKTKBQBTADJQCT',
    'JTJQTCKJADQBKBKTQDSC',
    'JDTQTCKBJWDSQKAJCKTB',
    'BADJCQDTQJQCJKSTKTBK',
    'QBKQCKJQADJWTJBCTKDT',
  ],
  units: 50,
  pays: {
    A: [20, 130, 1060],
    B: [17, 75, 420],
    C: [10, 40, 210],
    D: [8, 30, 100],
    J: [3, 13, 50],
    Q: [3, 13, 50],
    K: [2, 8, 35],
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
    times: [1, 2, 4, 8],
    freeTimes: [2, 4, 8, 16],
  },
}
