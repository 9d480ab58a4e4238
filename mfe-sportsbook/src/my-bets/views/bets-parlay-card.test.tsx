import { screen, within } from '@testing-library/react'
import { later, parlay, shown, under } from '../../testing/shown-card'
import { arsenalLeg, NOW } from '../../testing/slip-fixtures'

test('a bet that no goal can change does not offer the effect of the next one', async () => {
  // The leg is lost already, and with it the bet; a goal of the other one changes nothing.
  const lost = later({ match_id: 778, result: 'lose' })
  const exact = under({ bet_type: 'cs', selection: '3-0', line: 0 })
  const { card, play } = await shown(parlay([exact, lost], { status: 'running' }))
  await play([1, 0])
  expect(within(card).queryByRole('button', { name: 'What the next goal changes' })).toBeNull()
})

describe('the card of a parlay', () => {
  test('shows the progress of each leg, and the best result as goals fall', async () => {
    const { text, play } = await shown(parlay([under(), later()]))
    await play([1, 0])
    expect(text()).toContain('Mix parlay · 2 legs')
    expect(text()).toContain('Winning')
    expect(text()).toContain('Best result+280.00')
    await play([1, 1])
    expect(text()).toContain('Can no longer win')
    expect(text()).toContain('Best result−100.00')
  })

  test('shows the effect of the next goal on request', async () => {
    const { card, play, user } = await shown(parlay([under(), later()]))
    await play([1, 0])
    await user.click(within(card).getByRole('button', { name: 'What the next goal changes' }))
    const rows = [...card.querySelectorAll('section dl > div')].map((row) => row.textContent)
    expect(rows).toEqual([
      'As it stands 1-0Winbest result +280.00',
      'Arsenal score 2-0Losebest result −100.00 (−380.00)',
      'Chelsea score 1-1Losebest result −100.00 (−380.00)',
    ])
  })

  test('the effect of the next goal omits unchanged legs, and shows where the return stays', async () => {
    const handicap = arsenalLeg({
      bet_type: 'hdp',
      selection: 'home',
      line: -2,
      odds: 200,
      odds_type: 4,
      score_at_bet: [0, 0],
    })
    const { card, play, user } = await shown(parlay([handicap, later()]))
    await play([1, 0])
    await user.click(within(card).getByRole('button', { name: 'What the next goal changes' }))
    const rows = [...card.querySelectorAll('section dl > div')].map((row) => row.textContent)
    expect(rows).toEqual(['As it stands 1-0Winbest result +280.00', 'Chelsea score 1-1Loseno change'])
  })

  test('names the leg whose match rejected it, and by which score', async () => {
    const bet = parlay([later(), under()], {
      status: 'rejected',
      reason: 'rejectedGoal',
      rejected_leg: 1,
      rejected_by: { what: 'score', from: [0, 0], to: [1, 0] },
      settled_at: NOW,
    })
    const { text } = await shown(bet)
    expect(text()).toContain('Caused by Arsenal v Chelsea')
    expect(text()).toContain('Score 0\u2060-\u20600 → 1\u2060-\u20600')
    expect(text().match(/Rejected the bet/g)).toHaveLength(1)
    expect(screen.getByRole('list', { name: 'Bet timeline' }).textContent).toContain('Rejected')
  })

  test('shows won, lost and void legs of a settled one, with the return', async () => {
    const legs = [
      under({ result: 'win' }),
      later({ result: 'void', void_reason: 'placedLate', score: [0, 0], period_now: 4 }),
    ]
    const { text } = await shown(
      parlay(legs, { status: 'settled', result: 'win', returned: 20_000, net: 10_000, settled_at: NOW }),
    )
    expect(text()).toContain('Returned 200.00')
    expect(text()).not.toContain('Best result')
    expect(screen.getAllByText('Won')).toHaveLength(2)
    expect(screen.getByText('Void')).toBeTruthy()
    expect(screen.getByText('Void: the bet was placed after play had started.')).toBeTruthy()
  })
})
