import type { Quote } from '@touchline/contracts/calls'
import { SUSPENSION_REASONS } from '@touchline/contracts/odds'
import { slipMatchOf } from '../../slip/transport/slip-feed'
import {
  ARSENAL,
  ARSENAL_PICK,
  arsenalQuote,
  arsenalSnapshot,
  arsenalTerms,
  type MatchNow,
  TOTAL,
  WINNER,
} from '../../testing/slip-fixtures'
import type { SlipFeed } from './slip-match'
import { readOffer, type SlipTarget } from './slip-offer'

const feed = (now: MatchNow = {}): SlipFeed => {
  const match = slipMatchOf(arsenalSnapshot(now), ARSENAL)
  return match ? { feed: 'match', epoch: 'e1', match } : { feed: 'gone', epoch: 'e1', last: null }
}
const fresh: SlipTarget = { pick: ARSENAL_PICK, seen: null }
const seen: SlipTarget = { pick: ARSENAL_PICK, seen: arsenalTerms() }
const read = (
  target: SlipTarget,
  now: MatchNow = {},
  quote: Quote | null = null,
  oddsType: 1 | 2 | 3 | 4 | 5 = 1,
) => readOffer(target, feed(now), quote, oddsType)

describe('what a selection is offered at', () => {
  test('nothing is known before the channel speaks', () => {
    expect(readOffer(fresh, { feed: 'connecting' }, arsenalQuote(), 1)).toEqual({ offer: 'loading' })
  })

  test('the feed gives line, price, version and score', () => {
    expect(read(fresh)).toEqual({ offer: 'open', terms: arsenalTerms() })
  })

  test('before kick-off there is no score to be struck at', () => {
    expect(read(fresh, { market: 2 })).toMatchObject({ terms: { market: 2, score: null } })
  })

  test.each([
    { oddsType: 2, odds: 104 },
    { oddsType: 3, odds: 104 },
    { oddsType: 4, odds: 204 },
    { oddsType: 5, odds: -96 },
  ] as const)('Asian prices follow odds type $oddsType', ({ oddsType, odds }) => {
    expect(read(fresh, {}, null, oddsType)).toMatchObject({ terms: { odds } })
  })

  test('1X2 is decimal in every odds type', () => {
    const draw = { pick: { match_id: ARSENAL, line_id: WINNER, selection: 'X' }, seen: null }
    expect(read(draw, {}, null, 2)).toMatchObject({ terms: { odds: 546, oddsType: 4 } })
  })

  test('of two prices the higher ball is the newer', () => {
    expect(read(fresh, {}, arsenalQuote({ ball: 11, odds: -90 }))).toMatchObject({
      terms: { odds: -90, ball: 11 },
    })
    expect(read(fresh, {}, arsenalQuote({ ball: 9, odds: -90 }))).toMatchObject({
      terms: { odds: -96, ball: 10 },
    })
  })

  test('a quote of another line does not count for this one', () => {
    expect(read(fresh, {}, arsenalQuote({ line_id: TOTAL, ball: 99, odds: 85 }))).toMatchObject({
      terms: { odds: -96 },
    })
  })

  test.each([
    {
      what: 'the feed names a reason',
      now: { suspension: 4 },
      quote: null,
      why: { from: 'feed', reason: 'varCheck' },
    },
    {
      what: 'the line is shut for a moment',
      now: { state: 1 },
      quote: null,
      why: { from: 'server', code: 'oddsIsUpdating' },
    },
    {
      what: 'the server refuses this member',
      now: {},
      quote: arsenalQuote({ open: false, reason: 'matchNotAllowBet' }),
      why: { from: 'server', code: 'matchNotAllowBet' },
    },
  ] as const)('suspended, with its price in sight: $what', ({ now, quote, why }) => {
    expect(read(fresh, now, quote)).toEqual({ offer: 'suspended', terms: arsenalTerms(), why })
  })

  test('an older refusal does not shut a price that opened since', () => {
    const old = arsenalQuote({ open: false, reason: 'matchHide', ball: 9 })
    expect(read(fresh, {}, old)).toMatchObject({ offer: 'open' })
  })

  test('a line that went away leads to the nearest one of its market', () => {
    expect(read(seen, { lineId: 9010, line: -1, ball: 1 })).toMatchObject({
      offer: 'closed',
      moved: { lineId: 9010, line: -1, selection: 'home' },
    })
  })

  test.each([
    ['its match is suspended', { suspension: 1 }, { from: 'feed' }],
    ['that one is locked', { state: 1 as const }, { from: 'server', code: 'oddsIsUpdating' }],
  ])('it is suspended as it was seen, and not gone, while %s', (_, now, why) => {
    expect(read(seen, { lineId: 9010, line: -1, ...now })).toMatchObject({
      offer: 'suspended',
      why,
      terms: arsenalTerms(),
    })
  })

  test('the only line of its market is gone, even if its match is suspended', () => {
    const now = { lineId: 9010, line: -1, state: 2 as const, suspension: 1 }
    expect(read(seen, now)).toMatchObject({ offer: 'closed', moved: null })
  })

  test('a line that went away leads nowhere for a pick that was never seen', () => {
    expect(read(fresh, { lineId: 9010, line: -1 })).toMatchObject({ offer: 'closed', moved: null })
  })

  test('a match that its channel no longer has is not offered', () => {
    const gone: SlipFeed = { feed: 'gone', epoch: 'e1', last: null }
    expect(readOffer(seen, gone, null, 1)).toMatchObject({ offer: 'closed', moved: null })
  })

  test('an ended match does not open again, even if its channel no longer has it', () => {
    const now = { suspension: SUSPENSION_REASONS.indexOf('ended') }
    const ended = { offer: 'closed', moved: null, why: { from: 'server', code: 'matchEnded' } }
    expect(read(seen, now)).toEqual(ended)
    const last = slipMatchOf(arsenalSnapshot(now), ARSENAL)
    expect(readOffer(seen, { feed: 'gone', epoch: 'e1', last }, null, 1)).toEqual(ended)
  })
})
