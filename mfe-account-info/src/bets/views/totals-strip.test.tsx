import { render } from '@testing-library/react'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { LocaleProvider } from '@touchline/ui/words'
import { words } from '../../locales/words'
import type { Segment } from '../../shared/domain/bet-list-view'
import { betOf, legOf } from '../../testing/bets'
import { pageTotals } from '../domain/page-totals'
import { TotalsStrip } from './totals-strip'

/** Placed at negative prices, where less than the stake is at risk. */
const AT_MALAY = betOf({
  status: 'settled',
  stake: 10_000,
  risk: 9_600,
  returned: 4_800,
  net: -4_800,
  commission: 24,
})
const AT_INDONESIAN = betOf({
  bet_id: 'b2',
  status: 'settled',
  stake: 10_000,
  risk: 12_500,
  returned: 22_500,
  net: 10_000,
  commission: 50,
  legs: [legOf({ odds: -125, odds_type: 3 })],
})
const VOID = betOf({ status: 'void', returned: 9_600, net: 0, commission: 0 })

async function shown(bets: readonly ReturnType<typeof betOf>[], segment: Segment) {
  const { container } = render(
    <LocaleProvider host={createFakeHost().host} words={words} first={await words.load('en')}>
      <TotalsStrip totals={pageTotals(bets)} segment={segment} of="whole" />
    </LocaleProvider>,
  )
  const labels = [...container.querySelectorAll('dt')].map(({ textContent }) => textContent)
  return labels.map((label, n) => `${label} ${container.querySelectorAll('dd')[n]?.textContent}`)
}

describe('the sums of bets that have ended', () => {
  test.each<Segment>(['settled', 'days'])(
    'name the risk, from which win and loss count, in %s',
    async (segment) => {
      expect(await shown([AT_MALAY, AT_INDONESIAN], segment)).toEqual([
        'Stake 200.00',
        'Risk 221.00',
        'Returned 273.00',
        // 273.00 less 221.00; the commission is separate.
        'Win/loss +52.00',
        'Commission +0.74',
      ])
    },
  )

  test('name the risk of void bets, which equals the refund', async () => {
    expect(await shown([VOID], 'void')).toEqual(['Stake 100.00', 'Risk 96.00', 'Returned 96.00'])
  })
})
