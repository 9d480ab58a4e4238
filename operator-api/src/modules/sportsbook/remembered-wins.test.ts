import { winNow } from '@touchline/rules'
import { rememberedWins } from './remembered-wins'

type OpenBet = Parameters<typeof winNow>[0]
const leg = (odds: number, result: 'void' | 'win' | null = null) =>
  ({ odds, result }) as OpenBet['legs'][number]
const system = (change: Partial<OpenBet> = {}): OpenBet => ({
  kind: 'system',
  stake: 400,
  risk: 400,
  to_win: 2_000,
  units: [
    { size: 2, stake: 100, tickets: 3 },
    { size: 3, stake: 100, tickets: 1 },
  ],
  legs: [leg(200, 'void'), leg(300), leg(150)],
  ...change,
})

test('the win of a system with a void leg is reckoned once', () => {
  const reckon = jest.fn(winNow)
  const winOf = rememberedWins(reckon)
  const wins = [
    winOf(system()),
    winOf(system()),
    winOf(system({ legs: [leg(200, 'void'), leg(300, 'win'), leg(150)] })),
  ]
  expect(wins).toEqual(Array(3).fill(300 + 150 + 450 + 450 - 400))
  expect(reckon).toHaveBeenCalledTimes(1)
})

test.each<[what: string, change: Partial<OpenBet>]>([
  ['another leg is void', { legs: [leg(200), leg(300, 'void'), leg(150)] }],
  ['one more is void', { legs: [leg(200, 'void'), leg(300, 'void'), leg(150)] }],
  ['the result was taken back', { legs: [leg(200), leg(300), leg(150)] }],
  ['a price differs', { legs: [leg(200, 'void'), leg(310), leg(150)] }],
  ['a stake differs', { units: [{ size: 2, stake: 200, tickets: 3 }] }],
  ['the limit differs', { max_payout: 500 }],
  ['the risk differs', { risk: 300 }],
])('anew where %s', (_what, change) => {
  const winOf = rememberedWins()
  winOf(system())
  expect(winOf(system(change))).toBe(winNow(system(change)))
  expect(winOf(system(change))).not.toBe(winOf(system()))
})

test('no more of them than were agreed are kept, the last ones', () => {
  const reckon = jest.fn(winNow)
  const winOf = rememberedWins(reckon, 2)
  const [a, b, c] = [100, 200, 300].map((stake) => system({ units: [{ size: 2, stake, tickets: 3 }] })) as [
    OpenBet,
    OpenBet,
    OpenBet,
  ]
  for (const bet of [a, b, a, c, a]) winOf(bet)
  expect(reckon).toHaveBeenCalledTimes(3)
  winOf(b)
  expect(reckon).toHaveBeenCalledTimes(4)
})
