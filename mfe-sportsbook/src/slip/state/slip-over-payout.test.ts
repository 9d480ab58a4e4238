import { betCheck, betMmoClick } from '@touchline/contracts/calls'
import { burmesePicks, burmeseSlip } from '../../testing/myanmar-bench'
import { openSlip } from '../../testing/slip-bench'
import { arsenalQuote } from '../../testing/slip-fixtures'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('what would pay over the limit even at the minimum stake', () => {
  test('is not bet on as a single, and its stake stays as typed', async () => {
    const { fake, pick, press, requests, wait, wager, slip, pressAll } = openSlip()
    fake.answer(betCheck, { quotes: [arsenalQuote({ max_payout: 1500 })] })
    await pick()
    wager().type('100')
    wager().leave()
    await wait(1000)
    await press()
    slip.drawSeveral()
    await wait(1000)
    await pressAll()
    expect([wager().paysTooMuch, wager().draft?.stakeText]).toEqual([true, '100'])
    expect(requests('betSingle')).toEqual([])
  })

  test('is not bet on as a maung, and a maung that has room is', async () => {
    const { fake, burmese, press, requests, wait, ask } = await burmeseSlip(burmesePicks(2))
    const answer = fake.asked.length
    burmese().wager.type('20')
    expect([answer > 0, burmese().wager.paysTooMuch]).toEqual([true, false])
    fake.answer(betMmoClick, {
      quotes: [],
      parlay: {
        min_bet: 2000,
        max_bet: 100_000,
        max_payout: 5000,
        limit: 'mmo_parlay',
        deductions: { byLegs: {}, otherwise: 15 },
      },
    })
    await ask('myanmar')
    burmese().wager.type('1000')
    burmese().wager.leave()
    await wait(1000)
    await press()
    expect([burmese().wager.paysTooMuch, burmese().wager.draft?.stakeText]).toEqual([true, '1,000'])
    expect(requests('betParlayMmo')).toEqual([])
  })
})
