import { TWENTY_LINES } from '../lines'
import type { SlotGame } from '../slot-game'

export const tigerDrums: SlotGame = {
  code: 'tiger-drums',
  name: 'Tiger Drums',
  mechanic: 'hold-and-win',
  theme: { motif: 'tiger', hue: 38, hue2: 0 },
  rows: 3,
  reels: [
    'QTAQOOOBJDCDOKDKTQAJCTJBCKJTQBKT',
    'TCKDKQKJTKTQJBKBTBCOOOJDQACJQDAW',
    'DJKJBOQOKQCTKCDTQJQTKWAOOCDATBJB',
    'KDTCQABKJADTJQJCTDJQJKCBQOOWBTKO',
    'KDTJOOQKCKJTQKBQACTBCJTWABDQDJOO',
  ],
  units: 20,
  lines: TWENTY_LINES,
  pays: {
    A: [50, 160, 540],
    B: [45, 130, 350],
    C: [35, 110, 270],
    D: [30, 90, 220],
    J: [20, 50, 140],
    Q: [20, 55, 145],
    K: [18, 45, 115],
    T: [18, 45, 110],
  },
  wild: 'W',
  hold: {
    symbol: 'O',
    trigger: 6,
    respins: 3,
    hits: 1,
    of: 25,
    coins: [
      { times: 1, weight: 600 },
      { times: 2, weight: 250 },
      { times: 3, weight: 100 },
      { times: 5, weight: 30 },
      { times: 20, weight: 12, jackpot: 'mini' },
      { times: 50, weight: 6, jackpot: 'minor' },
      { times: 200, weight: 2, jackpot: 'major' },
    ],
    full: 1000,
  },
}
