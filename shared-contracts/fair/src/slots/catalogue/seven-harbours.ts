import { TWENTY_LINES } from '../lines'
import type { SlotGame } from '../slot-game'

export const sevenHarbours: SlotGame = {
  code: 'seven-harbours',
  name: 'Seven Harbours',
  mechanic: 'lines',
  theme: { motif: 'sailboat', hue: 18, hue2: 195 },
  rows: 3,
  reels: [
    'TQJCKCTQDKQJQTBDTATKCACBDBKJSDJA',
    'SJDTJBAJQJDCQWTBAQKCKTCKDAQBDKTC',
    'DKTKJAKBTCDJCDKQCAWQJTDQCQSABTJB',
    'DCQTKCDWCKJASDJQTAQTBQKJABCDTKBJ',
    'BTJWJKBCDKDSCDQTATJQBDCAQKTKQJAC',
  ],
  units: 20,
  lines: TWENTY_LINES,
  pays: {
    A: [65, 260, 1310],
    B: [50, 160, 660],
    C: [35, 120, 390],
    D: [25, 80, 260],
    J: [13, 50, 160],
    Q: [13, 45, 160],
    K: [10, 35, 130],
    T: [9, 35, 130],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    pays: [2, 10, 100],
    spins: [8, 12, 20],
    times: 3,
  },
}
