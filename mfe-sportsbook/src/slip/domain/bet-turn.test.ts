import { takeTurn } from './bet-turn'

const press = { tab: 'a', pressedAt: 100_000, now: 105_000 }

test.each([
  { what: 'nobody has bet it', last: null, may: true },
  { what: 'another tab at the same moment', last: { tab: 'b', at: 100_000 }, may: false },
  { what: 'another tab after the press, which came late', last: { tab: 'b', at: 104_000 }, may: false },
  { what: 'another tab just before', last: { tab: 'b', at: 99_500 }, may: false },
  { what: 'another tab a while before', last: { tab: 'b', at: 98_900 }, may: true },
  { what: 'this tab at the same moment', last: { tab: 'a', at: 100_000 }, may: true },
  { what: 'another tab, before the clock was set back', last: { tab: 'b', at: 900_000 }, may: true },
  {
    what: 'another tab, before the clock was set back by half a minute',
    last: { tab: 'b', at: 130_000 },
    may: true,
  },
])('$what: may bet $may', ({ last, may }) => {
  const turns = takeTurn(last ? { bet: last } : {}, 'bet', press)
  expect(turns).toEqual(may ? { bet: { tab: 'a', at: 105_000 } } : null)
})

test('what nobody can mean any more is not kept, turns of other bets are', () => {
  const [old, other] = [
    { tab: 'b', at: 1000 },
    { tab: 'b', at: 100_000 },
  ]
  expect(takeTurn({ old, other }, 'bet', press)).toEqual({ other, bet: { tab: 'a', at: 105_000 } })
})
