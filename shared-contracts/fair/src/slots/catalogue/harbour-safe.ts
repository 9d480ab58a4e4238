import { TWENTY_LINES } from '../lines'
import type { SlotGame } from '../slot-game'

export const harbourSafe: SlotGame = {
  code: 'harbour-safe',
  name: 'Harbour Safe',
  mechanic: 'hold-and-win',
  theme: { motif: 'anchor', hue: 215, hue2: 40 },
  rows: 3,
  reels: [
    'OTCKQAQJKBCQBABJTCTJDOOOTKQTDKJD',
    'AKDBKBQTOTJQTDOOOBQOKDCTJCAJQWJC',
    'QATJQKDOOWOQDOKBTCBAJBKCQJTKJTCD',
    'ABTDQJKDCKCOOCKJTBWTQOKQADBJOOTQ',
    'QTDOOKCTKJQBTAKJDQCBJATQBDKJOOWC',
  ],
  units: 20,
  lines: TWENTY_LINES,
  pays: {
    A: [90, 360, 1790],
    B: [70, 220, 890],
    C: [45, 155, 550],
    D: [35, 110, 360],
    J: [18, 65, 220],
    Q: [18, 65, 220],
    K: [14, 45, 180],
    T: [13, 45, 180],
  },
  wild: 'W',
  hold: {
    symbol: 'O',
    trigger: 7,
    respins: 3,
    hits: 1,
    of: 18,
    coins: [
      { times: 1, weight: 40 },
      { times: 2, weight: 30 },
      { times: 4, weight: 20 },
      { times: 8, weight: 8 },
      { times: 25, weight: 2, jackpot: 'minor' },
    ],
    full: 500,
  },
}
