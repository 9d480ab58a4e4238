import { TWENTY_LINES } from '../lines'
import type { SlotGame } from '../slot-game'

export const festivalBeat: SlotGame = {
  code: 'festival-beat',
  name: 'Festival Beat',
  mechanic: 'lines',
  theme: { motif: 'drum', hue: 2, hue2: 45 },
  rows: 3,
  reels: [
    'CJQTDJKJBJTQSCTQCTQAKQJDKBDKTDKT',
    'KJBSKCJQAJDQCJTKQDJDTKTKTQCDBQWT',
    'TKCDCQJDTQCJQTWDQBKQAJBDKTJTKJSK',
    'QTSTDBKBDTKQKJWQTQCJTDKCJDKJQCAJ',
    'CJQDKSJQJCTDQBTDTKCKTBKDQJWAQJTK',
  ],
  units: 20,
  lines: TWENTY_LINES,
  pays: {
    A: [80, 310, 1470],
    B: [60, 180, 730],
    C: [35, 125, 440],
    D: [30, 85, 290],
    J: [15, 50, 185],
    Q: [15, 50, 180],
    K: [12, 35, 150],
    T: [10, 30, 150],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    pays: [2, 10, 100],
    spins: [12, 16, 24],
    times: 2,
  },
}
