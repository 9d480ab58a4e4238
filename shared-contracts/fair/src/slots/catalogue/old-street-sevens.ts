import { FIVE_LINES } from '../lines'
import type { SlotGame } from '../slot-game'

export const oldStreetSevens: SlotGame = {
  code: 'old-street-sevens',
  name: 'Old Street Sevens',
  mechanic: 'classic',
  theme: { motif: 'sevens', hue: 350, hue2: 45 },
  rows: 3,
  reels: ['3PM1P71B1LMP2B1LPM2B2M3L', 'P13LPML1PL2M13B1M2PBM7B2', 'ML73BL12P2131PL1MBPMPMB2'],
  units: 5,
  lines: FIVE_LINES,
  pays: {
    '1': [35],
    '2': [70],
    '3': [145],
    '7': [680],
    B: [45],
    M: [25],
    P: [18],
    L: [25],
  },
  mixed: { symbols: '123', pay: 4 },
}
