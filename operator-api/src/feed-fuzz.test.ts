import { createFeed, type FeedEvent, lineId, ownFeedLine } from './modules/feed'
import { createBook } from './modules/odds/service'
import { offerOf } from './modules/sportsbook/offers/offer'
import { decideWaiting, type WaitingLeg } from './modules/sportsbook/waiting-bets'
import {
  cornersOf,
  garbled,
  interleaved,
  OUTRIGHTS,
  outrightStory,
  STORY_SPORTS,
  seeded,
  storyOf,
} from './testing/feed-stories'
import { ManualClock } from './testing/manual-clock'
import { isEnded, lineKey, namesWinners, recompute } from './testing/recompute-book'
import { league, NOON } from './testing/sample-feed'
import { size } from './testing/sizes'
import { bet as aWaitingBet } from './testing/waiting-bet'

const MATCHES = size(300, 10_000)
const LISTS = size(20, 200)
const BATCH = 25
const SEED = Number(process.env.FEED_SEED ?? 20261128)

/** A feed that garbles the stories of so many matches, the book behind it, and its events of each match. */
function openFuzz(seed: number) {
  const random = seeded(seed)
  const clock = new ManualClock(NOON)
  const line = ownFeedLine(clock.now)
  const feed = createFeed({ now: clock.now, line })
  const price = createBook({ clock, rate: 1 })
  feed.events$.subscribe(({ events, at }) => price.apply(events, at))
  const book = { ...price, results$: feed.results$, resultsOf: feed.resultsOf, freshAt: feed.freshAt }
  const sportOf = (id: number) => STORY_SPORTS[id % STORY_SPORTS.length] ?? STORY_SPORTS[0]
  const stories = [
    ...Array.from({ length: MATCHES }, (_, n) => garbled(storyOf(n + 1, sportOf(n + 1), random), random)),
    ...Array.from({ length: LISTS }, (_, n) => garbled(outrightStory(OUTRIGHTS + n, random), random)),
  ]
  price.apply([
    ...STORY_SPORTS.map((sport) => ({ ...league(sport.league), sport: sport.sport }) as FeedEvent),
    ...Array.from({ length: LISTS }, (_, n) => league(OUTRIGHTS + n)),
  ])
  const published = new Map<number, FeedEvent[]>()
  const leagueOf = new Map<number, number>()
  const runners = new Map<number, Set<number>>()
  const of = (id: number) => published.get(id) ?? []
  const note = (event: FeedEvent) => {
    const id = event.type === 'match' ? event.id : 'match' in event ? event.match : 0
    published.set(id, [...of(id), event])
    if (event.type !== 'match') return
    leagueOf.set(id, event.league)
    if (event.match_type === 2) runners.set(event.league, (runners.get(event.league) ?? new Set()).add(id))
  }
  const isClosedWithOthers = (id: number): boolean => {
    if (id > cornersOf(0) && id < 10_000_000) return isEnded(of(id - cornersOf(0)))
    const own = leagueOf.get(id) ?? 0
    // A runner is known by its match.
    return own >= OUTRIGHTS && [...(runners.get(own) ?? [])].some((other) => namesWinners(of(other)))
  }
  const sportIdOf = (id: number) => (id >= 10_000_000 ? 1 : sportOf(id % cornersOf(0)).sport)
  const expectedOf = (id: number) => recompute(of(id), sportIdOf(id), isClosedWithOthers(id))
  const deliver = async (events: readonly FeedEvent[], n: number) => {
    clock.advance(200)
    for (const event of events) note(event)
    await line.push({ batch_id: `batch-${n}`, events: [...events] })
    // Some batches come twice.
    if (random() < 0.1) await line.push({ batch_id: `batch-${n}`, events: [...events] })
  }
  return {
    random,
    clock,
    book,
    price,
    stream: interleaved(stories, random),
    published,
    of,
    expectedOf,
    deliver,
  }
}

const idOf = (event: FeedEvent): number =>
  event.type === 'match' ? event.id : 'match' in event ? event.match : 0
const typeOf = (id: number) => (id >= 10_000_000 ? 'orz' : 'hdp')
const PICKS = [
  { period: 0, line: -2 },
  { period: 0, line: -6 },
  ...[1, 11, 12, 21, 22].map((period) => ({ period, line: -2 })),
]
const picksOf = (id: number) =>
  (typeOf(id) === 'orz' ? [{ period: 0, line: 0 }] : PICKS).map((one) => ({
    ...one,
    pick: {
      match_id: id,
      line_id: lineId(id, typeOf(id), one.period, one.line),
      odds_type: 1 as const,
      selection: typeOf(id) === 'orz' ? 'win' : 'home',
    },
  }))

test(`a feed shuffles, drops, repeats and contradicts ${MATCHES} matches, yet no bet is accepted on a known result, and the book follows from its events`, async () => {
  const { random, clock, book, price, stream, published, of, expectedOf, deliver } = openFuzz(SEED)
  const waiting: { leg: WaitingLeg; period: number }[] = []
  const counted = { offered: 0, refused: 0, accepted: 0, rejected: 0 }
  const differences: unknown[] = []
  const isKnown = (id: number, period: number): boolean => {
    const { isDecided, decidedParts } = expectedOf(id)
    return isDecided || (period !== 0 && decidedParts.includes(period))
  }
  const look = (id: number): void => {
    const { lines } = expectedOf(id)
    const held = price.held(id)
    if ((lines === null) !== (held === undefined)) differences.push({ id, lines, held, published: of(id) })
    for (const { period, line, pick } of picksOf(id)) {
      const wanted = lines?.get(lineKey({ period, line }))
      const state = book.line(id, pick.line_id)?.state
      if (wanted !== state) differences.push({ id, period, line, wanted, state, published: of(id) })
      const offer = offerOf(book, pick, clock.now())
      counted[offer.open ? 'offered' : 'refused'] += 1
      if (!offer.open) continue
      if (isKnown(id, period))
        differences.push({ id, period, bet: 'offered on a known result', published: of(id) })
      const { match } = offer.line
      if (match.market !== 3 || random() < 0.5) continue
      const leg: WaitingLeg = {
        ...aWaitingBet,
        id: waiting.length,
        match_id: id,
        line_id: pick.line_id,
        period,
        line,
        placed_at: clock.now(),
        decide_at: clock.now() + 1000,
        score_at_bet: match.score,
        reds_at_bet: match.reds,
        sport: match.sport,
        period_at_bet: match.period,
        part_at_bet: match.part,
        chance_at_bet: null,
      }
      waiting.push({ leg, period })
    }
  }
  const decide = (): void => {
    for (const [n, { leg, period }] of [...waiting.entries()].reverse()) {
      const match = book.match(leg.match_id)
      const line = book.line(leg.match_id, leg.line_id)
      const { stage } = decideWaiting(leg, { match, line, market: [], fresh: true }, clock.now())
      if (stage === 'wait') continue
      counted[stage === 'accept' ? 'accepted' : 'rejected'] += 1
      if (stage === 'accept' && isKnown(leg.match_id, period))
        differences.push({
          id: leg.match_id,
          period,
          bet: 'accepted on a known result',
          published: of(leg.match_id),
        })
      waiting.splice(n, 1)
    }
  }
  for (let at = 0, n = 0; at < stream.length; at += BATCH, n += 1) {
    const events = stream.slice(at, at + BATCH)
    await deliver(events, n)
    for (const id of new Set(events.map(idOf))) look(id)
    decide()
    // The first few are enough to find the fault.
    if (differences.length > 2) break
  }
  for (const id of published.keys()) if (differences.length < 3) look(id)
  expect(JSON.stringify(differences.slice(0, 2), null, 1)).toBe('[]')
  for (const count of Object.values(counted)) expect(count).toBeGreaterThan(MATCHES / 10)
})
