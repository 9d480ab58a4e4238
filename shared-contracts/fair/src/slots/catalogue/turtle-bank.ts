import { TWENTY_LINES } from '../lines'
import type { SlotGame } from '../slot-game'

export const turtleBank: SlotGame = {
  code: 'turtle-bank',
  name: 'Turtle Bank',
  mechanic: 'hold-and-win',
  theme: { motif: 'turtle', hue: 140, hue2: 60 },
  rows: 3,
  reels: [
    'BDQTJDAKTCKQJKTJQTCTQDQJKBCABOOK',
    'DKBCJKTKBDKQOOQCTBTQDTJKACWJOQJA',
    'TBAJQBTQWQDJCDKTKJTBJKDOOCAQJKCQ',
    'JTQBKJOCQBAJKDKJCABKDOOTQJQTCDWT',
    'DKJTJQCQOOKQJQBTDCTADBDCBATJCKWK',
  ],
  units: 20,
  lines: TWENTY_LINES,
  pays: {
    A: [50, 165, 510],
    B: [45, 130, 350],
    C: [40, 100, 260],
    D: [30, 85, 220],
    J: [20, 50, 140],
    Q: [20, 55, 140],
    K: [17, 45, 100],
    T: [18, 45, 95],
  },
  wild: 'W',
  hold: {
    symbol: 'O',
    trigger: 5,
    respins: 3,
    hits: 1,
    of: 22,
    coins: [
      { times: 1, weight: 40 },
      { times: 2, weight: 30 },
      { times: 4, weight: 20 },
      { times: 8, weight: 8 },
      { times: 25, weight: 2, jackpot: 'minor' },
    ],
    full: 1000,
  },
}
