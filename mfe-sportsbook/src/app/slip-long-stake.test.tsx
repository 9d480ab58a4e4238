import { act } from '@testing-library/react'
import type { LineRow } from '@touchline/contracts/odds'
import { ARSENAL, arsenalQuote, WINNER } from '../testing/slip-fixtures'
import { mountPanel, unmountPanel } from '../testing/slip-panel'

const PRICE = 15_000
const lines: LineRow[] = [[WINNER, 3, 0, 0, 4, 0, 2, PRICE, 546, 1033]]
const quote = arsenalQuote({ line_id: WINNER, selection: '1', odds: PRICE, odds_type: 4, ball: 4, line: 0 })

test('twelve digits at a long price are over the maximum, also on the next page', async () => {
  const { fake, show, stake, user, later } = await mountPanel({ quote })
  const pick = { match_id: ARSENAL, line_id: WINNER, selection: '1' }
  await act(async () => fake.bus.next({ type: 'pick', pick }))
  await show({ lines })
  await user.type(stake(), '999999999999')
  await later()
  expect((stake() as HTMLInputElement).value).toBe('999999999999')
  expect(stake().getAttribute('aria-invalid')).toBe('true')
  await unmountPanel()
  const next = await mountPanel({ quote, remembers: true })
  await next.show({ lines })
  expect((next.stake() as HTMLInputElement).value).toBe('999999999999')
  await next.press('Change stake to 333.33')
  expect((next.stake() as HTMLInputElement).value).toBe('333.33')
})
