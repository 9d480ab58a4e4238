import { fakeBook, LINE, MATCH } from '../../testing/fake-book'
import type { BookMatch } from '../odds'
import { buildOrder, type OrderFacts } from './build-order'
import { type CheckedBet, checkedLeg } from './checks/checked-bet'
import { offerOf } from './offers/offer'

const NOW = Date.UTC(2026, 10, 21, 5)
const inPlay = { market: 3, kickoff: 0, part: [10, 8] } as const

test.each<{ it: string; match: Partial<BookMatch>; period: number; part: readonly number[] | null }>([
  { it: 'before kick-off', match: { sport: 2 }, period: 0, part: null },
  { it: 'in a quarter', match: { ...inPlay, sport: 2, period: 12 }, period: 12, part: [10, 8] },
  {
    it: 'after a quarter',
    match: { ...inPlay, sport: 2, period: 11, reportedParts: [11] },
    period: 32,
    part: null,
  },
  {
    it: 'at half time',
    match: { ...inPlay, sport: 2, period: 2, reportedParts: [12] },
    period: 2,
    part: null,
  },
  { it: 'in a shoot-out', match: { ...inPlay, sport: 12, period: 19 }, period: 19, part: [10, 8] },
  { it: 'in a set', match: { ...inPlay, sport: 3, period: 22, score: [1, 0] }, period: 22, part: [10, 8] },
  { it: 'after a set', match: { ...inPlay, sport: 3, period: 21, score: [1, 0] }, period: 32, part: null },
  { it: 'interrupted', match: { ...inPlay, sport: 2, period: 9 }, period: 9, part: null },
  { it: 'in the first half', match: { ...inPlay, period: 1, part: null }, period: 1, part: null },
])('a bet that is placed $it stores period $period', ({ match, period, part }) => {
  const book = fakeBook(() => NOW)
  book.put(match)
  const offer = offerOf(book, { match_id: MATCH, line_id: LINE, selection: 'home', odds_type: 1 }, NOW)
  if (!offer.open) throw new Error(offer.reason)
  const leg = checkedLeg(offer, 'home', { max_per_match: 0 } as Parameters<typeof checkedLeg>[2])
  const facts = { caller: {}, now: NOW, startHour: 12 } as OrderFacts
  const [ordered] = buildOrder({ legs: [leg] } as unknown as CheckedBet, facts).legs
  expect(ordered).toMatchObject({ period_at_bet: period, part_at_bet: part })
})
