import { render } from '@testing-library/react'
import type { BetLeg } from '@touchline/contracts/calls'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { LocaleProvider } from '@touchline/ui/words'
import { words } from '../../locales/words'
import { legOf } from '../../testing/bets'
import { LegPick } from './leg-pick'

async function shown(leg: BetLeg) {
  const { host } = createFakeHost()
  const { container } = render(
    <LocaleProvider host={host} words={words} first={await words.load('en')}>
      <LegPick leg={leg} now={leg.kickoff} />
    </LocaleProvider>,
  )
  return container.textContent
}

const KICKOFF = / · (\d\d\/\d\d )?\d\d:\d\d/

test('a match has its kick-off', async () => {
  expect(await shown(legOf())).toMatch(KICKOFF)
})

test('an outright has none: its time is when its bets close', async () => {
  const outright = legOf({ bet_type: 'orz', selection: 'win', away: '', line: 0, score: null, market: 2 })
  expect(await shown(outright)).not.toMatch(KICKOFF)
})

test('an outright names its runner once', async () => {
  const outright = { bet_type: 'orz', selection: 'win', away: '', line: 0, score: null } as const
  const text = await shown(
    legOf({ ...outright, result: 'lose', home: 'Liverpool', league: 'Serie A - Winner' }),
  )
  expect(text?.match(/Liverpool/g)).toHaveLength(1)
  expect(text?.match(/Serie A - Winner/g)).toHaveLength(1)
  expect(text).toMatch(/Serie A - Winner.*Lost/)
})
