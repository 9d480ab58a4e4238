import type { SlotGame } from '../slot-game'

export const paintedParasols: SlotGame = {
  code: 'painted-parasols',
  name: 'Painted Parasols',
  mechanic: 'ways',
  theme: { motif: 'umbrella', hue: 345, hue2: 60 },
  rows: 3,
  reels: [
    'TKDAJKBQDADCTJBSJKTQTCKJBTDTKQCQ',
    'WBJAKDKSDKTJQKCAKTCBJQTBCDQTJQDT',
    'DTCTCTCKDBAQJWQSKQKJKBJDKTQABJDT',
    'TQCTCKJKQTWAKBJKBTJTDQCSADBQJDKD',
    'SAJDCKQJDTBTJABKBKCTDKJQCDQTWTKQ',
  ],
  units: 50,
  pays: {
    A: [45, 270, 2290],
    B: [35, 160, 910],
    C: [25, 90, 450],
    D: [18, 70, 230],
    J: [7, 25, 110],
    Q: [7, 25, 110],
    K: [4, 18, 75],
    T: [5, 18, 75],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    pays: [2, 10, 100],
    spins: [7, 10, 15],
    times: 4,
  },
}
