import type { SlotGame } from '../slot-game'

export const petalsOnWater: SlotGame = {
  code: 'petals-on-water',
  name: 'Petals on Water',
  mechanic: 'ways',
  theme: { motif: 'lotus', hue: 326, hue2: 180 },
  rows: 3,
  reels: [
    'CQJDQDJBTSKBTDTQKDCKJKTQAKQJTJCT',
    'JQCBTQSTDKCTAJDKCKJQWQTJTBKDQJDK',
    'AQKCTDTQSTDTKBKQJQDJBJDWJQJCKCKT',
    'CKTQTWBQCJSKJDQJBDTDADJKJQKQTKCT',
    'CTJTJBCKSQTDQDTQKDKBTKJWJQKCJDAQ',
  ],
  units: 50,
  pays: {
    A: [45, 180, 970],
    B: [40, 120, 470],
    C: [25, 85, 290],
    D: [19, 55, 190],
    J: [10, 35, 115],
    Q: [10, 35, 120],
    K: [7, 25, 95],
    T: [7, 25, 95],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    pays: [2, 10, 100],
    spins: [8, 12, 20],
    times: 3,
  },
}
