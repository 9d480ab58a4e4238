import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Bet, BetLeg } from '@touchline/contracts/calls'
import type { OddsFrame } from '@touchline/contracts/live'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { LocaleProvider } from '@touchline/ui/words'
import type { ReactNode } from 'react'
import { withBetsWords } from '../locales/bets-words'
import { slipWords } from '../locales/words'
import { BetsCard } from '../my-bets/views/bets-card'
import { SlipPartsProvider } from '../slip/views/slip-context'
import { arsenalBet, arsenalLeg, arsenalSnapshot, NOW } from './slip-fixtures'

/** Over 2.5 of Bologna against Atalanta, an hour before kick-off. */
export const later = (change: Partial<BetLeg> = {}): BetLeg =>
  arsenalLeg({
    match_id: 777,
    home: 'Bologna',
    away: 'Atalanta',
    market: 2,
    kickoff: NOW + 3_600_000,
    bet_type: 'ou',
    selection: 'over',
    line: 10,
    odds: 190,
    odds_type: 4,
    score_at_bet: null,
    score: null,
    period_now: 0,
    ...change,
  })
/** Under 1.5 of Arsenal against Chelsea, in play. */
export const under = (change: Partial<BetLeg> = {}) =>
  arsenalLeg({ bet_type: 'ou', selection: 'under', line: 6, odds: 200, odds_type: 4, ...change })
/** 100.00 on all of these. */
export const parlay = (legs: BetLeg[], change: Partial<Bet> = {}) =>
  arsenalBet({ kind: 'parlay', risk: 10_000, to_win: 28_000, legs, ...change })

/** The card of a bet in English, how goals are played to it, and what a member does with it. */
export async function shown(bet: Bet, { listed = [bet], showScoreMap = true } = {}) {
  const fake = createFakeHost()
  const first = await withBetsWords(slipWords.load('en'))
  const state = { preferences: { pageDisplay: { showScoreMap } } }
  const parts = { brand: fake.host.brand, now: () => NOW, host: fake.host, state } as never
  const inside = (card: ReactNode) => (
    <LocaleProvider host={fake.host} words={slipWords} first={first}>
      <SlipPartsProvider value={parts}>{card}</SlipPartsProvider>
    </LocaleProvider>
  )
  render(inside(<BetsCard bet={bet} listed={listed} />))
  let seq = 0
  const play = (score: [number, number]) =>
    act(async () => fake.frames.next(arsenalSnapshot({ seq: ++seq, score }) as OddsFrame))
  const card = screen.getByRole('article')
  return {
    card,
    text: () => card.textContent ?? '',
    play,
    user: userEvent.setup({ delay: null }),
    navigated: fake.did.navigated,
    emitted: fake.did.emitted,
  }
}
