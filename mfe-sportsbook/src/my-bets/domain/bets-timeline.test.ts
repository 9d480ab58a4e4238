import { arsenalBet } from '../../testing/slip-fixtures'
import { betsTimeline } from './bets-timeline'

describe("a bet's life", () => {
  test.each([
    { status: 'waiting', steps: ['sent done', 'waiting now', 'running ahead', 'settled ahead'] },
    { status: 'running', steps: ['sent done', 'accepted done', 'running now', 'settled ahead'] },
    { status: 'settled', steps: ['sent done', 'accepted done', 'running done', 'settled done'] },
    { status: 'cashout', steps: ['sent done', 'accepted done', 'running done', 'cashout done'] },
    { status: 'rejected', steps: ['sent done', 'rejected done'] },
    { status: 'void', steps: ['sent done', 'accepted done', 'void done'] },
  ] as const)('$status: $steps', ({ status, steps }) => {
    const shown = betsTimeline(arsenalBet({ status })).map(({ word, state }) => `${word} ${state}`)
    expect(shown).toEqual(steps)
  })

  test('a bet that was void before it was accepted never was', () => {
    const words = betsTimeline(arsenalBet({ status: 'void', accepted_at: null })).map(({ word }) => word)
    expect(words).toEqual(['sent', 'void'])
  })
})
