import { render } from '@testing-library/react'
import type { BetLeg } from '@touchline/contracts/calls'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { LocaleProvider } from '@touchline/ui/words'
import { withOutcomeWords, words } from '../../locales/words'
import { betOf, legOf } from '../../testing/bets'
import { LegNow } from './leg-now'

const BURMESE = { goals: 1, percent: -50, upper: 'home' } as const

test.each<[Partial<BetLeg>, string]>([
  // In play a handicap counts from the score at placement, here 1-0.
  [{ line: -2, score: [2, 0] }, 'Winning'],
  [{ line: -2, score: [1, 0] }, 'Losing'],
  [{ line: -3, score: [2, 0] }, 'Winning half'],
  [{ line: -4, score: [2, 0] }, 'Stake back'],
  [{ bet_type: 'ou', selection: 'under', line: 6, score: [2, 0] }, 'Can no longer win'],
  [{ myanmar: BURMESE, market: 2, score_at_bet: null, score: [1, 0] }, 'Losing −50%'],
  [{ period_now: 0, score: null }, ''],
  [{ result: 'win' }, ''],
])('a leg with %j says "%s"', async (facts, expected) => {
  const { host } = createFakeHost()
  const first = await withOutcomeWords(words.load('en'))
  const { container } = render(
    <LocaleProvider host={host} words={words} first={first}>
      <LegNow bet={betOf({ legs: [legOf(facts)] })} place={0} />
    </LocaleProvider>,
  )
  expect(container.textContent?.trim()).toBe(expected)
})
