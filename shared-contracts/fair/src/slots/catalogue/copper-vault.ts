import { TWENTY_LINES } from '../lines'
import type { SlotGame } from '../slot-game'

export const copperVault: SlotGame = {
  code: 'copper-vault',
  name: 'Copper Vault',
  mechanic: 'hold-and-win',
  theme: { motif: 'coins', hue: 28, hue2: 200 },
  rows: 3,
  reels: [
    'QDJKTJKDKCQKCQTBTJTKAOOOQTBDJABC',
    'TBQKOOQKDQTBJTKBOJCTQDACWDJCKAKJ',
    'CQOOOJQDQKQACTKATWBDKQTJDBJBCTKJ',
    'QACBCJDTCWAQBOOOBJQDTKTKDKJOQJTK',
    'KDTKCDTBOQAKQBCJCQJWJATDJKQBTDOO',
  ],
  units: 20,
  lines: TWENTY_LINES,
  pays: {
    A: [45, 190, 960],
    B: [40, 120, 470],
    C: [25, 85, 270],
    D: [19, 55, 190],
    J: [9, 35, 120],
    Q: [9, 35, 120],
    K: [8, 25, 90],
    T: [6, 20, 95],
  },
  wild: 'W',
  hold: {
    symbol: 'O',
    trigger: 6,
    respins: 3,
    hits: 1,
    of: 20,
    coins: [
      { times: 1, weight: 50 },
      { times: 2, weight: 30 },
      { times: 3, weight: 15 },
      { times: 5, weight: 10 },
      { times: 10, weight: 4, jackpot: 'mini' },
      { times: 30, weight: 2, jackpot: 'minor' },
      { times: 150, weight: 1, jackpot: 'major' },
    ],
    full: 500,
  },
}
