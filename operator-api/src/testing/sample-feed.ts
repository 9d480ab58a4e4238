import type { FeedEvent, FeedEventOf, OfferLine } from '../modules/feed'

/** 21 November 2026, 13:00 in GMT+8: an hour into the betting day. */
export const NOON = Date.UTC(2026, 10, 21, 5)
export const HOUR = 3_600_000

export const league = (id = 1): FeedEvent => ({
  type: 'league',
  id,
  sport: 1,
  name: `League ${id}`,
  country: 'GB',
  order: id,
})

export const match = (id: number, change: Partial<FeedEventOf<'match'>> = {}): FeedEvent => ({
  type: 'match',
  id,
  league: 1,
  home: `Home ${id}`,
  away: `Away ${id}`,
  match_type: 0,
  parent: null,
  kickoff: NOON + HOUR,
  goes_live: true,
  media: 0,
  ...change,
})

export const state = (id: number, change: Partial<FeedEventOf<'state'>> = {}): FeedEvent => ({
  type: 'state',
  match: id,
  period: 1,
  clock_base: NOON,
  score: [0, 0],
  half_score: null,
  reds: [0, 0],
  suspension: 0,
  danger: false,
  status: 0,
  ...change,
})

export const line = (change: Partial<OfferLine> = {}): OfferLine => ({
  bet_type: 'hdp',
  period: 0,
  line: -2,
  state: 0,
  combo_min: 2,
  prices: [96, -98],
  ...change,
})

export const offer = (id: number, ...lines: OfferLine[]): FeedEvent => ({
  type: 'offer',
  match: id,
  lines,
  myanmar: [],
})

export const result = (id: number, revision: number, full: [number, number] | null): FeedEvent => ({
  type: 'result',
  match: id,
  revision,
  result: {
    status: full ? 1 : 0,
    half_time: [0, 0],
    full_time: full,
    first_goal: null,
    last_goal: null,
    first_half_first_goal: 'none',
    first_half_last_goal: 'none',
    abandoned_in: null,
  },
})
