import { screen } from '@testing-library/react'
import { translatableFigures, translatePage } from '@touchline/test-kit/translation'
import { arsenalBet } from '../testing/slip-fixtures'
import { mountPanel } from '../testing/slip-panel'

describe('in a slip that the browser translated', () => {
  test('price, score and amounts go on moving', async () => {
    const { pick, user, stake, show } = await mountPanel()
    await pick()
    await user.type(stake(), '100')
    translatePage(document.body)
    await show({ ball: 11, score: [2, 0], prices: [99, -97] })
    expect(screen.getAllByText('0.99').length).toBeGreaterThan(0)
    expect(screen.getByText('2-0')).toBeTruthy()
    await user.clear(stake())
    await user.type(stake(), '50')
    expect(screen.getByText('49.50')).toBeTruthy()
  })

  test('a bet in play goes on', async () => {
    const { user, show } = await mountPanel({ running: [arsenalBet()] })
    await user.click(screen.getByRole('tab', { name: /My Bets/ }))
    await screen.findByRole('radiogroup')
    translatePage(document.body)
    await show({ score: [3, 0] })
    expect(screen.getByText('3-0')).toBeTruthy()
  })

  test('no figure of the slip or of my bets is translated', async () => {
    const { pick, user, stake, show } = await mountPanel({ running: [arsenalBet()] })
    await pick()
    await user.type(stake(), '100')
    await show({ ball: 11, prices: [99, -97] })
    expect(translatableFigures(document.body)).toEqual([])
    await user.click(screen.getByRole('tab', { name: /My Bets/ }))
    await screen.findByRole('list', { name: 'Bet timeline' })
    expect(translatableFigures(document.body)).toEqual([])
  })
})
