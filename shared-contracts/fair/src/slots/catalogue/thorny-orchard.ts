import type { SlotGame } from '../slot-game'

export const thornyOrchard: SlotGame = {
  code: 'thorny-orchard',
  name: 'Thorny Orchard',
  mechanic: 'cascade',
  theme: { motif: 'durian', hue: 92, hue2: 45 },
  rows: 3,
  reels: [
    'DTCJKTCQKDAJKBTQTBQA',
    'TQCJTCBQSKQJATKDBKDA',
    'DKQKAJSDCJKAWTBQTCTB',
    'QBACKQTKTJQDKJBADSCT',
    'QWDKCAKTBATKJQDBTQJC',
  ],
  units: 50,
  pays: {
    A: [30, 95, 310],
    B: [25, 80, 210],
    C: [20, 65, 160],
    D: [19, 50, 130],
    J: [13, 30, 85],
    Q: [13, 35, 85],
    K: [10, 25, 65],
    T: [10, 25, 65],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    pays: [3],
    spins: [8],
    times: 2,
  },
  cascade: {
    times: [1, 1, 2, 3],
    freeTimes: [2, 3, 4, 5],
  },
}
