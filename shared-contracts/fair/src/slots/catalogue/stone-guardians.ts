import type { SlotGame } from '../slot-game'

export const stoneGuardians: SlotGame = {
  code: 'stone-guardians',
  name: 'Stone Guardians',
  mechanic: 'cascade',
  theme: { motif: 'temple', hue: 265, hue2: 35 },
  rows: 3,
  reels: [
    'QKBADJQTJKQTCDTBCTKJ',
    'DSKQTACBQKQTJTKCJBDJ',
    'TDQJKQKBCJAKWTBSJDTC',
    'AQJBTCDJBTCQDKQKTKSJ',
    'JKBKATKJCQCTWDQBQDJT',
  ],
  units: 50,
  pays: {
    A: [20, 85, 420],
    B: [17, 50, 210],
    C: [10, 40, 130],
    D: [8, 25, 85],
    J: [5, 16, 50],
    Q: [4, 15, 50],
    K: [4, 10, 45],
    T: [3, 10, 40],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    pays: [3],
    spins: [8],
    times: 2,
  },
  cascade: {
    times: [1, 3, 5, 10],
    freeTimes: [2, 6, 10, 20],
  },
}
