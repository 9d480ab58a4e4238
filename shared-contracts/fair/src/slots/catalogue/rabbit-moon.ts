import type { SlotGame } from '../slot-game'

export const rabbitMoon: SlotGame = {
  code: 'rabbit-moon',
  name: 'Rabbit Moon',
  mechanic: 'buy-feature',
  theme: { motif: 'moon', hue: 48, hue2: 330 },
  rows: 3,
  reels: [
    'ATJQDCSKCBTJQDCJDKDKBTJTKQABQTKT',
    'CKWQTJBCTQBDKQJDBJKTJKDCATQDSKAT',
    'TAKTDTQKCWTBTJQAJBCJKJDQKDQCDBSK',
    'KDJWTQCJAKDCBTSDABTQKJBDCQJKTKTQ',
    'ADKCQBCAJTBDKSCQTWJBKTKQJTDQTJDK',
  ],
  units: 50,
  pays: {
    A: [50, 140, 480],
    B: [40, 120, 320],
    C: [25, 90, 240],
    D: [30, 80, 200],
    J: [19, 50, 130],
    Q: [19, 50, 130],
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
  buy: { price: 22, spins: 12 },
}
