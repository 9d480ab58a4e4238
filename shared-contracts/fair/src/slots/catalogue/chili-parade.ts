import type { SlotGame } from '../slot-game'

export const chiliParade: SlotGame = {
  code: 'chili-parade',
  name: 'Chili Parade',
  mechanic: 'ways',
  theme: { motif: 'chili', hue: 6, hue2: 90 },
  rows: 3,
  reels: [
    'JBCQTAJQBCQTKTKJDJTABDKDCDKAQSTC',
    'KTQDADBCJWTDTKADJKBJQJKCQSCBQTCA',
    'BAQBTDJKDCKQJTCTADJBKWDCQSQKAJCT',
    'CKQKQCDTBQKTDSJATCJKJDQJABTCDAWB',
    'QTBJSKCBAJKDKCTWAQCQDBDAQTCDJKTJ',
  ],
  units: 50,
  pays: {
    A: [45, 140, 470],
    B: [40, 120, 320],
    C: [30, 95, 240],
    D: [30, 80, 200],
    J: [19, 40, 130],
    Q: [19, 45, 130],
    K: [16, 40, 95],
    T: [16, 40, 95],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    pays: [2, 10, 100],
    spins: [12, 16, 24],
    times: 2,
  },
}
