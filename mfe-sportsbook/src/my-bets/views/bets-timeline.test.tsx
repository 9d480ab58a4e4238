import { screen } from '@testing-library/react'
import { shown } from '../../testing/shown-card'
import { arsenalBet } from '../../testing/slip-fixtures'

test('where a bet was rejected has a colour of its own', async () => {
  await shown(arsenalBet({ status: 'rejected' }))
  const end = screen.getByRole('list', { name: 'Bet timeline' }).lastElementChild
  expect(end?.textContent).toContain('Rejected')
  expect(end?.className).toBe('rejected')
})
