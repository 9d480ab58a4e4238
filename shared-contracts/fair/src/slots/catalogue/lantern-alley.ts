import { TWENTY_LINES } from '../lines'
import type { SlotGame } from '../slot-game'

export const lanternAlley: SlotGame = {
  code: 'lantern-alley',
  name: 'Lantern Alley',
  mechanic: 'lines',
  theme: { motif: 'lanterns', hue: 12, hue2: 280 },
  rows: 3,
  reels: [
    'QKTCDKTCKJKTDBTJTAKDQDJBQJQJQCTS',
    'TBDKDTBKCKQCJQAJTQCJQTKSJDQKTDJW',
    'QBQKTDJCTQKTWJDTKJCDQTCKBQKJDSAJ',
    'DJWTKJQJDCSTQKTQKTQJBAKDBJQCTDCK',
    'JKTCDJCKJSDQTJWDTBCTKBQJDKQKQAQT',
  ],
  units: 20,
  lines: TWENTY_LINES,
  pays: {
    A: [80, 500, 4060],
    B: [70, 270, 1620],
    C: [40, 160, 820],
    D: [30, 120, 400],
    J: [13, 50, 190],
    Q: [13, 50, 190],
    K: [8, 30, 130],
    T: [8, 40, 130],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    pays: [2, 10, 100],
    spins: [8, 12, 20],
    times: 3,
  },
}
