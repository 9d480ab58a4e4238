import type { SlotGame } from '../slot-game'

export const rainOfCoins: SlotGame = {
  code: 'rain-of-coins',
  name: 'Rain of Coins',
  mechanic: 'cascade',
  theme: { motif: 'coins', hue: 44, hue2: 210 },
  rows: 3,
  reels: [
    'CTBQJKADTKCTQDJKTBQA',
    'TKSCJKADTKQBQJCTDQAB',
    'KCKABQCTBTASTDWQJKJD',
    'KAQDCTDABQKCQBKJTSJT',
    'BCWKDTKBJATCJQATQDQK',
  ],
  units: 50,
  pays: {
    A: [20, 90, 450],
    B: [18, 60, 220],
    C: [11, 40, 135],
    D: [9, 25, 90],
    J: [4, 15, 65],
    Q: [4, 17, 55],
    K: [4, 12, 45],
    T: [4, 11, 45],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    pays: [3],
    spins: [8],
    times: 2,
  },
  cascade: {
    times: [1, 2, 3, 4, 5],
    freeTimes: [2, 4, 6, 8, 10],
  },
}
