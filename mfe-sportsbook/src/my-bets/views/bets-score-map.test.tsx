import { within } from '@testing-library/react'
import type { Bet, BetLeg } from '@touchline/contracts/calls'
import { later, parlay, shown, under } from '../../testing/shown-card'
import { arsenalBet } from '../../testing/slip-fixtures'

const LOSS = '\u2212200'

describe('the score map', () => {
  const single = (leg: Partial<BetLeg>, change: Partial<Bet> = {}) =>
    arsenalBet({ status: 'running', legs: [under(leg)], ...change })
  const cells = (card: HTMLElement) =>
    [...card.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.querySelector('[aria-hidden]')?.textContent),
    )

  test('says what all listed singles of the match bring together, from the score of now', async () => {
    const draw = { bet_type: 'oxt', selection: 'X', odds: 320, line: 0 } as const
    const bets = [
      single({}),
      single(draw, { bet_id: 'b2' }),
      // Of another match, and of a kind that no final score grades.
      arsenalBet({ bet_id: 'b3', status: 'running', legs: [later()] }),
      single({ bet_type: 'htft', selection: 'HH' }, { bet_id: 'b4' }),
    ]
    const { card, play, user } = await shown(bets[0] as Bet, { listed: bets })
    await play([1, 0])
    await user.click(within(card).getByRole('button', { name: 'Score map (2)' }))
    await within(card).findByRole('table')
    // Under 1.5 at 2.00 and the draw at 3.20, 100.00 each.
    expect(cells(card)).toEqual([
      ['·', '·', '·', '·', '·', '·'],
      ['0.00', '+120', LOSS, LOSS, LOSS, LOSS],
      [LOSS, LOSS, '+120', LOSS, LOSS, LOSS],
      [LOSS, LOSS, LOSS, '+120', LOSS, LOSS],
      [LOSS, LOSS, LOSS, LOSS, '+120', LOSS],
      [LOSS, LOSS, LOSS, LOSS, LOSS, '+120'],
    ])
    expect(within(card).getByRole('row', { name: /^Arsenal 1 / }).textContent).toContain('As it stands 0.00')
  })

  test('has no score of now before kick-off', async () => {
    const bet = arsenalBet({ status: 'running', legs: [later()] })
    const { card, user } = await shown(bet)
    await user.click(within(card).getByRole('button', { name: /Score map/ }))
    await within(card).findByRole('table')
    expect(card.textContent).not.toContain('As it stands')
  })

  test.each<[of: string, bet: Bet, settings: object]>([
    ['somebody who has it switched off', single({}), { showScoreMap: false }],
    ['a bet on a half', single({ period: 1 }), {}],
    ['a parlay', parlay([under(), later()], { status: 'running' }), {}],
  ])('is not there for %s', async (_, bet, settings) => {
    const { card, play } = await shown(bet, settings)
    await play([1, 0])
    expect(within(card).queryByRole('button', { name: /Score map/ })).toBeNull()
  })
})
