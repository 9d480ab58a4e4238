import { render, waitFor } from '@testing-library/react'
import { type BetLeg, uxNames } from '@touchline/contracts/calls'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { LocaleProvider, useWords } from '@touchline/ui/words'
import { words } from '../../locales/words'
import { picksText, subjectText } from '../../statement/views/statement-settlement'
import { betOf, legOf } from '../../testing/bets'
import { matchText, pickText } from './leg-text'

const NAMES = { Arsenal: '阿森纳', Chelsea: '切尔西', 'England Premier League': '英超' }
const UNDERDOG = legOf({ selection: 'away', myanmar: { goals: 1, percent: -50, upper: 'home' } })
const OUTRIGHT = legOf({ bet_type: 'orz', selection: 'win', away: '', line: 0, score: null, market: 2 })

/** The text of a view in a language whose names have loaded. */
async function shown(View: () => React.ReactNode) {
  const fake = createFakeHost()
  fake.answer(uxNames, { names: NAMES })
  fake.language.next('cn')
  const { container } = render(
    <LocaleProvider host={fake.host} words={words} first={await words.load('cn')}>
      <View />
    </LocaleProvider>,
  )
  await waitFor(() => expect(container.textContent).toMatch(/阿森纳|英超/))
  return container.textContent
}

describe('the language of the page names the teams of', () => {
  test.each<[string, BetLeg, string]>([
    ['a pick', legOf(), '阿森纳 \u22120.5'],
    ['a Burmese line, which names the side that gives goals', UNDERDOG, '切尔西 (阿森纳 1\u221250)'],
    ['an outright', OUTRIGHT, '阿森纳'],
  ])('%s', async (_, leg, pick) => {
    const text = await shown(function Pick() {
      const words = useWords()
      return `${pickText(leg, words)} | ${picksText(betOf({ legs: [leg, leg] }), words)}`
    })
    expect(text).toContain(`${pick} | ${pick}, ${pick}`)
    expect(text).not.toMatch(/Arsenal|Chelsea/)
  })

  test.each<[string, BetLeg, RegExp]>([
    ['a match', legOf({ market: 2 }), /阿森纳.*1-0.*切尔西/],
    ['corners', legOf({ market: 2, league: 'Serie A - Corners' }), /^阿森纳 角球 1-0 切尔西$/],
    [
      'bookings without a score',
      legOf({ market: 2, league: 'Serie A - Bookings', score: null }),
      /^罚牌 · 阿森纳.*切尔西$/,
    ],
    ['an outright, which is its competition', OUTRIGHT, /^英超$/],
  ])('the match of %s, in the statement too', async (_, leg, match) => {
    const text = await shown(function Match() {
      return matchText(leg, useWords())
    })
    expect(text).toMatch(match)
    expect(
      await shown(function Subject() {
        return subjectText(betOf({ legs: [leg] }), useWords())
      }),
    ).toBe(text)
  })
})
