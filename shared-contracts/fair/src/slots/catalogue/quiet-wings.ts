import type { SlotGame } from '../slot-game'

export const quietWings: SlotGame = {
  code: 'quiet-wings',
  name: 'Quiet Wings',
  mechanic: 'ways',
  theme: { motif: 'owl', hue: 30, hue2: 250 },
  rows: 3,
  reels: [
    'CKQJTQKDJCTJBTDBSTJDQADKCKTQKQJT',
    'JTDSCQKQJBTCTDKAKJDTQCKJDWJQKQTB',
    'CTDTJSDQDJDKJQKBQWJQCKTJCKTQATKB',
    'QWDQATJKTDQJDKDTQKCBKTCQBCJTSJKJ',
    'AKDJDKQTCTBQJKCTKBQJQWTSJDQCJDKT',
  ],
  units: 50,
  pays: {
    A: [55, 300, 2460],
    B: [40, 175, 990],
    C: [25, 100, 490],
    D: [20, 75, 250],
    J: [7, 25, 120],
    Q: [8, 30, 115],
    K: [5, 20, 80],
    T: [5, 20, 80],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    pays: [2, 10, 100],
    spins: [8, 12, 20],
    times: 3,
  },
}
