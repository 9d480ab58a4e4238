import type { SlotGame } from '../slot-game'

export const bambooBridge: SlotGame = {
  code: 'bamboo-bridge',
  name: 'Bamboo Bridge',
  mechanic: 'ways',
  theme: { motif: 'bamboo', hue: 120, hue2: 40 },
  rows: 3,
  reels: [
    'DTDKCKTCDKJBQSJQABQTQJTDTCAKTKBJ',
    'QKJBDCBTQTDSJACKJTDQWCAKDQTBKTJK',
    'QKCBQTWQDTJTSQCDTBJAKDBJAJKTKDKC',
    'JBJTADSCKQTQKCTKQKJTWQATDCBDJKBD',
    'DWBACTCQAKQTJQJSDTJTDKQKDJBCKTBK',
  ],
  units: 50,
  pays: {
    A: [50, 155, 480],
    B: [40, 120, 330],
    C: [35, 100, 250],
    D: [25, 85, 210],
    J: [20, 55, 130],
    Q: [20, 50, 130],
    K: [17, 40, 100],
    T: [17, 40, 105],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    pays: [3, 15, 100],
    spins: [15, 20, 25],
    times: 1,
  },
}
