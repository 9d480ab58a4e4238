import { TWENTY_LINES } from '../lines'
import type { SlotGame } from '../slot-game'

export const kiteSeason: SlotGame = {
  code: 'kite-season',
  name: 'Kite Season',
  mechanic: 'lines',
  theme: { motif: 'kite', hue: 14, hue2: 205 },
  rows: 3,
  reels: [
    'DQCDKAKCTJTCJKBTDTJABTKQCQDQJASB',
    'DTCQBTSCQKDKTBAJBJDWAKQCJTQAJKDC',
    'CDAJTQKBKADTWCQDCTBQJCAQDJSKJTBK',
    'WKCAKCDTATKDQJCQJQCBQJBDTSJAKTDB',
    'KATDTQBWABDQCQKDKCSKAJCJQTJTBDJC',
  ],
  units: 20,
  lines: TWENTY_LINES,
  pays: {
    A: [55, 160, 570],
    B: [45, 130, 360],
    C: [35, 110, 270],
    D: [35, 90, 220],
    J: [20, 55, 145],
    Q: [20, 55, 140],
    K: [18, 50, 120],
    T: [18, 40, 105],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    pays: [3, 15, 100],
    spins: [15, 20, 25],
    times: 1,
  },
}
