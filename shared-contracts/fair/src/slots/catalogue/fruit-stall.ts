import { FIVE_LINES } from '../lines'
import type { SlotGame } from '../slot-game'

export const fruitStall: SlotGame = {
  code: 'fruit-stall',
  name: 'Fruit Stall',
  mechanic: 'classic',
  theme: { motif: 'durian', hue: 92, hue2: 350 },
  rows: 3,
  reels: ['PGLMGPM7GPHL7HMPHLHGHGML', 'HMLHLGLGPHGHG7PLHM7MPMGP', 'LGHG7HPMPMGLMLHGPMPLGH7H'],
  units: 5,
  lines: FIVE_LINES,
  pays: {
    '7': [210],
    M: [65],
    P: [40],
    L: [25],
    H: [16],
    G: [10],
  },
}
