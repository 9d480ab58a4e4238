import { isRefusal } from '../../../plugins/refusal'
import { fakeBook, LINE, MATCH } from '../../../testing/fake-book'
import type { BookMatch, OfferedLine } from '../../odds'
import type { MemberLimit } from '../../uplines'
import { offerOf } from '../offers/offer'
import { checkSingle, type SingleRequest } from './check-single'

const NOW = 1_000_000
const limit: MemberLimit = {
  key: '*',
  min_bet: 500,
  max_bet: 10_000,
  max_payout: 15_000,
  max_per_match: 50_000,
}
const request: SingleRequest = {
  match_id: MATCH,
  line_id: LINE,
  selection: 'home',
  odds_type: 1,
  odds: 96,
  line: -2,
  score: null,
  stake: 1000,
  accept: 'none',
}

interface Case {
  it: string
  match?: Partial<BookMatch>
  line?: Partial<OfferedLine>
  request?: Partial<SingleRequest>
  staleMs?: number
  limits?: MemberLimit[]
  answer: string
  bound?: number
}

const live: Partial<BookMatch> = { market: 3, period: 1, kickoff: NOW - 1, score: [1, 0] }

const cases: Case[] = [
  { it: 'at the price shown', answer: 'ok' },
  { it: 'in play at the score shown', match: live, request: { score: [1, 0] }, answer: 'ok' },
  { it: 'in Hong Kong odds', request: { odds_type: 2 }, answer: 'ok' },
  {
    it: 'in play of football at a score that is over',
    match: live,
    request: { score: [0, 0] },
    answer: 'invalidOddsBall',
  },
  {
    it: 'in play of basketball, though a basket fell',
    match: { ...live, sport: 2, period: 12, score: [42, 40] },
    request: { score: [40, 40] },
    answer: 'ok',
  },
  {
    it: 'of basketball at the price of before the start',
    match: { ...live, sport: 2, period: 11, score: [0, 0] },
    answer: 'invalidOddsBall',
  },
  {
    it: 'of the first half of basketball in its second quarter',
    match: { ...live, sport: 2, period: 12 },
    line: { period: 1 },
    request: { score: [1, 0] },
    answer: 'ok',
  },
  {
    it: 'of the first half of basketball at half time',
    match: { ...live, sport: 2, period: 2 },
    line: { period: 1 },
    answer: 'halfMatchEnded',
  },
  ...[11, 13].map((quarter) => ({
    it: `of quarter ${quarter} of basketball that is over while the feed still offers it`,
    match: { ...live, sport: 2, period: quarter, reportedParts: [quarter] },
    line: { period: quarter },
    answer: 'halfMatchEnded',
  })),
  {
    it: 'of the quarter after it',
    match: { ...live, sport: 2, period: 11, reportedParts: [11] },
    line: { period: 12 },
    request: { score: [1, 0] as const },
    answer: 'ok',
  },
  {
    it: 'of the first third of ice hockey that is over while the feed still offers it',
    match: { ...live, sport: 12, period: 11, reportedParts: [11] },
    line: { period: 11 },
    answer: 'halfMatchEnded',
  },
  { it: 'of an unknown match', request: { match_id: 1 }, answer: 'matchHide' },
  { it: 'of an unknown line', request: { line_id: 1 }, answer: 'invalidOdds' },
  { it: 'of a side that is not on the line', request: { selection: 'over' }, answer: 'invalidBetTeam' },
  { it: 'of a match that ended', match: { period: 4 }, answer: 'matchEnded' },
  { it: 'of a match called off', match: { status: 2 }, answer: 'matchEnded' },
  { it: 'at the second of kick-off', match: { kickoff: NOW }, answer: 'matchNotAllowBet' },
  {
    it: 'of the first half after it',
    match: { ...live, period: 3 },
    line: { period: 1 },
    answer: 'halfMatchEnded',
  },
  { it: 'of a closed line', line: { state: 2 }, answer: 'invalidOdds' },
  { it: 'of a price that is not offered', line: { prices: [0, 96] }, answer: 'invalidOdds' },
  { it: 'of a suspended line', line: { state: 1 }, answer: 'oddsIsUpdating' },
  { it: 'of a suspended match', match: { suspension: 1 }, answer: 'oddsIsUpdating' },
  { it: 'while the feed is silent', staleMs: 5001, answer: 'oddsIsUpdating' },
  { it: 'at a price that fell', line: { ball: 2, prices: [90, 99] }, answer: 'invalidOddsBall' },
  { it: 'at a better price without consent', line: { prices: [99, 90] }, answer: 'invalidOddsBall' },
  {
    it: 'at a better price with consent',
    line: { prices: [-99, 90] },
    request: { accept: 'better' },
    answer: 'ok',
  },
  {
    it: 'at a worse price with that consent',
    line: { prices: [90, 99] },
    request: { accept: 'better' },
    answer: 'invalidOddsBall',
  },
  {
    it: 'at a worse price with any consent',
    line: { prices: [90, 99] },
    request: { accept: 'any' },
    answer: 'ok',
  },
  { it: 'on another line with any consent', request: { line: -3, accept: 'any' }, answer: 'invalidOddsBall' },
  {
    it: 'at another score with any consent',
    match: live,
    request: { score: [0, 0], accept: 'any' },
    answer: 'invalidOddsBall',
  },
  { it: 'without the score in play', match: live, request: { accept: 'any' }, answer: 'invalidOddsBall' },
  { it: 'at odds that cannot be', request: { odds_type: 4, odds: 96, accept: 'any' }, answer: 'invalidOdds' },
  { it: 'below the minimum', request: { stake: 499 }, answer: 'betLowerMin', bound: 500 },
  { it: 'above the maximum', request: { stake: 10_001 }, answer: 'betOverMax', bound: 10_000 },
  {
    it: 'beyond all bounds',
    request: { stake: Number.MAX_SAFE_INTEGER },
    answer: 'betOverMax',
    bound: 10_000,
  },
  { it: 'that could pay too much', request: { stake: 9000 }, answer: 'betOverMaxPayout', bound: 7653 },
  { it: 'without any limit', limits: [], answer: 'betOverLimit', bound: 0 },
]

test.each(cases)('a single $it: $answer', (one) => {
  const book = fakeBook(() => NOW)
  book.put(one.match ?? {}, [one.line ?? {}])
  if (one.staleMs) book.fresh(NOW - one.staleMs)
  const asked = { ...request, ...one.request }
  const limits = new Map((one.limits ?? [limit]).map((own) => [own.key, own]))
  const outcome = checkSingle(asked, offerOf(book, asked, NOW), limits)
  expect(isRefusal(outcome) ? outcome.refused : 'ok').toBe(one.answer)
  if (one.bound !== undefined) expect(outcome).toMatchObject({ details: { bound: one.bound } })
})

test('a refused price comes with the current one', () => {
  const book = fakeBook(() => NOW)
  book.put({}, [{ ball: 2, prices: [90, 99] }])
  expect(checkSingle(request, offerOf(book, request, NOW), new Map([['*', limit]]))).toMatchObject({
    details: { quote: { open: true, odds: 90, ball: 2, line: -2, min_bet: 500, max_bet: 10_000 } },
  })
})
