import { slipMatchOf } from '../../slip/transport/slip-feed'
import { sampleRandom, sampleSnapshot } from '../../testing/sample-frames'
import { drawLegs, isWhole } from './lucky-draw'
import { type LuckyOffer, openOffers, suits } from './lucky-offer'
import type { LuckyWish } from './lucky-wish'

const NOW = Date.UTC(2026, 10, 21, 15, 22)
const wish: LuckyWish = { legs: 3, sports: [1], odds: [150, 250], kickoff: 'today' }

function board(
  change: (snapshot: ReturnType<typeof sampleSnapshot>) => void = () => undefined,
  market: 1 | 2 | 3 = 2,
) {
  const snapshot = sampleSnapshot({ matches: 20, market, now: NOW })
  change(snapshot)
  return openOffers(snapshot, slipMatchOf, 1, NOW)
}

const ofMatch = (offers: readonly LuckyOffer[], id: number) =>
  offers.filter(({ pick }) => pick.match_id === id)

/** The sample has few names, which come again: those of a match get its number. */
const ofOneClubEach = (offers: readonly LuckyOffer[]): LuckyOffer[] =>
  offers.map(({ leg, ...offer }) => {
    const [home, away] = [leg.home, leg.away].map((team) => `${team} ${offer.pick.match_id}`)
    return { ...offer, leg: { ...leg, home: home ?? '', away: away ?? '' } }
  })

describe('offers of a board', () => {
  test('are every open selection, in the odds type of the member and as a parlay counts it', () => {
    const offers = board()
    const [handicap] = ofMatch(offers, 1)
    expect(handicap?.leg).toMatchObject({ match_id: 1, bet_type: 'hdp', selection: 'home', odds_type: 1 })
    expect(handicap?.pick).toEqual({ match_id: 1, line_id: 100, selection: 'home' })
    expect(offers.every(({ decimal }) => decimal > 100)).toBe(true)
    expect(
      offers.filter(({ leg }) => leg.bet_type === 'oxt').every(({ leg, decimal }) => leg.odds === decimal),
    ).toBe(true)
  })

  test.each<[string, (match: MatchEdit) => void]>([
    [
      'whose match is suspended',
      ({ row }) => {
        row[13] = 4
      },
    ],
    [
      'whose match has ended',
      ({ row }) => {
        row[6] = 4
      },
    ],
    [
      'whose kick-off has passed',
      ({ row }) => {
        row[5] = NOW / 1000 - 1
      },
    ],
    [
      'of corners or bookings',
      ({ row }) => {
        row[4] = 1
      },
    ],
    [
      'of an outright',
      ({ row }) => {
        row[4] = 2
      },
    ],
    [
      'whose lines are suspended',
      ({ head }) => {
        for (const line of head[21]) line[5] = 1
      },
    ],
    [
      'whose lines are closed',
      ({ head }) => {
        for (const line of head[21]) line[5] = 2
      },
    ],
    [
      'without prices',
      ({ head }) => {
        for (const line of head[21]) line.fill(0, 7)
      },
    ],
  ])('leave out those %s', (_, edit) => {
    const offers = board(({ payload: [, rows, , heads] }) => {
      const [row, head] = [rows[0], heads[0]]
      if (row && head) edit({ row, head })
    })
    expect(ofMatch(offers, 1)).toEqual([])
    expect(ofMatch(offers, 2)).not.toEqual([])
  })

  test.each<[string, Partial<LuckyWish>, (offer: LuckyOffer) => boolean]>([
    ['the odds of each leg', { odds: [180, 210] }, ({ decimal }) => decimal >= 180 && decimal <= 210],
    ['the hours until kick-off', { kickoff: 'h4' }, ({ leg }) => leg.kickoff <= NOW + 4 * 3_600_000],
    ['the sport', { sports: [2] }, () => false],
    ['the market', { kickoff: 'live' }, () => false],
  ])('suit %s', (_, change, fits) => {
    const offers = board()
    const asked = { ...wish, odds: [101, 100_000] as const, ...change }
    expect(offers.filter((offer) => suits(offer, asked, NOW))).toEqual(offers.filter(fits))
  })
})

describe('a draw', () => {
  test('takes one suitable leg a match, for all random numbers', () => {
    const offers = ofOneClubEach(board().filter((offer) => suits(offer, wish, NOW)))
    for (let seed = 1; seed <= 200; seed += 1) {
      const count = 1 + (seed % 12)
      const legs = drawLegs(offers, count, sampleRandom(seed))
      expect(legs).toHaveLength(count)
      expect(new Set(legs.map(({ pick }) => pick.match_id)).size).toBe(count)
      expect(isWhole(legs)).toBe(true)
      expect(legs.every((leg) => offers.includes(leg))).toBe(true)
    }
  })

  test('takes a club once, for all its teams and competitions', () => {
    const offers = board().filter((offer) => suits(offer, wish, NOW))
    const reserves = offers.map((offer) => ({
      ...offer,
      leg: { ...offer.leg, away: `${offer.leg.home} Reserves`, home: `Guest ${offer.pick.match_id}` },
      combines: { ...offer.combines, parentId: offer.pick.match_id + 1000 },
    }))
    for (let seed = 1; seed <= 100; seed += 1) {
      const kept = drawLegs(offers, 2, sampleRandom(seed))
      const legs = drawLegs([...offers, ...reserves], 12, sampleRandom(seed), kept)
      expect(legs.slice(0, 2)).toEqual(kept)
      const clubs = legs.flatMap(({ leg }) =>
        [leg.home, leg.away].map((team) => team.replace(' Reserves', '')),
      )
      expect(new Set(clubs).size).toBe(clubs.length)
    }
  })

  test('draws each match as often as another, however many lines it has', () => {
    const offers = [...ofMatch(board(), 1), ...ofMatch(board(), 2).slice(0, 1)]
    const random = sampleRandom(3)
    const drawn = Array.from({ length: 2000 }, () => drawLegs(offers, 1, random)[0]?.pick.match_id)
    const share = drawn.filter((id) => id === 2).length / drawn.length
    expect(share).toBeGreaterThan(0.45)
    expect(share).toBeLessThan(0.55)
  })

  test('keeps what it is given, and gives fewer where there are no more matches', () => {
    const offers = board().filter(({ pick }) => pick.match_id <= 3)
    const [kept] = offers
    const legs = drawLegs(offers, 5, sampleRandom(1), kept && [kept])
    expect(legs[0]).toBe(kept)
    expect(legs).toHaveLength(3)
  })

  test.each<[string, number, Partial<LuckyOffer['combines']>, number]>([
    ['a selection that stands alone only is no leg of a parlay', 2, { comboMin: 0 }, 0],
    ['but can be drawn alone', 1, { comboMin: 0 }, 1],
    ['one that asks for four legs is not drawn for three', 3, { comboMin: 4 }, 0],
    ['but for four', 4, { comboMin: 4 }, 4],
    ['in play there is no parlay of two', 2, { live: true }, 0],
    ['in play there is one of three', 3, { live: true }, 3],
  ])('%s', (_, count, change, drawn) => {
    const offers = board().map((offer) => ({ ...offer, combines: { ...offer.combines, ...change } }))
    expect(drawLegs(offers, count, sampleRandom(1))).toHaveLength(drawn)
  })
})

type Payload = ReturnType<typeof sampleSnapshot>['payload']
interface MatchEdit {
  row: Payload[1][number]
  head: Payload[3][number]
}
