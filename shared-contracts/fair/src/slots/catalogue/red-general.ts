import { TWENTY_LINES } from '../lines'
import type { SlotGame } from '../slot-game'

export const redGeneral: SlotGame = {
  code: 'red-general',
  name: 'The Red General',
  mechanic: 'hold-and-win',
  theme: { motif: 'mask', hue: 0, hue2: 48 },
  rows: 3,
  reels: [
    'JCTKTJADKQTBAQDJQOBKOOTBCKTJKCQD',
    'CTWJTKBKQJKQDJDBQACKOOJCKTDQAOTB',
    'OOOJDTAQTJQBKQWDKCKCODTBJCJKQATB',
    'OOODJCQCTBDKTBJTQCJQKQAKWJTBJKAD',
    'KJTDOCTABQKQOWJADKCBJQDCKTOTJBQD',
  ],
  units: 20,
  lines: TWENTY_LINES,
  pays: {
    A: [65, 410, 3370],
    B: [55, 240, 1360],
    C: [35, 130, 670],
    D: [25, 100, 340],
    J: [11, 40, 165],
    Q: [11, 40, 160],
    K: [7, 25, 110],
    T: [7, 25, 110],
  },
  wild: 'W',
  hold: {
    symbol: 'O',
    trigger: 6,
    respins: 3,
    hits: 1,
    of: 18,
    coins: [
      { times: 1, weight: 50 },
      { times: 2, weight: 30 },
      { times: 3, weight: 15 },
      { times: 5, weight: 10 },
      { times: 10, weight: 4, jackpot: 'mini' },
      { times: 30, weight: 2, jackpot: 'minor' },
      { times: 150, weight: 1, jackpot: 'major' },
    ],
    full: 300,
  },
}
