import { isDeepStrictEqual } from 'node:util'
import { MarketId } from '@touchline/contracts/odds'
import { bettingDay, marketOfKickoff } from '@touchline/rules'
import { LEAGUES } from '../leagues'
import type { League } from '../leagues/league'
import { CHILDREN, childId, hasChildren } from '../play/children'
import { originOf } from './match-id'
import { Schedule } from './schedule'

const START = Date.UTC(2026, 10, 21)
const HOUR = 3_600_000
const PLAYED_MS = (116 / 12) * 60_000
const schedule = new Schedule('touchline', 12)

/** Odd moments over three days, so that every hour of the day and many minutes are tried. */
const MOMENTS = Array.from({ length: process.env.FULL ? 2000 : 40 }, (_, i) =>
  Math.round(START + (i * 72 * HOUR) / (process.env.FULL ? 2000 : 40) + i * 61_000),
)

const countsAt = (now: number) => {
  const fixtures = schedule.fixturesAt(now, PLAYED_MS)
  const ahead = fixtures.filter(({ kickoff }) => kickoff > now)
  const today = ahead.filter(({ kickoff }) => marketOfKickoff(kickoff, now) === MarketId.today).length
  return { live: fixtures.length - ahead.length, today, early: ahead.length - today, all: fixtures.length }
}

test('at least 40 real leagues of football, and other sports', () => {
  expect(LEAGUES.filter(({ sport }) => sport === 1).length).toBeGreaterThanOrEqual(40)
  expect(new Set(LEAGUES.map(({ sport }) => sport))).toEqual(new Set([1, 2, 3, 9]))
  expect(new Set(LEAGUES.map(({ id }) => id)).size).toBe(LEAGUES.length)
})

test('at any moment there are about 400 matches, some 50 of them live, 100 to 170 today', () => {
  for (const now of MOMENTS) {
    const { live, today, early, all } = countsAt(now)
    expect(all).toBeGreaterThan(350)
    expect(all).toBeLessThan(450)
    expect(live).toBeGreaterThanOrEqual(38)
    expect(live).toBeLessThanOrEqual(68)
    // Today runs out with the betting day: what kicks off behind its end is early.
    if (bettingDay(now).to - now < 45 * 60_000) continue
    expect(today).toBeGreaterThanOrEqual(90)
    expect(today).toBeLessThanOrEqual(185)
    expect(early).toBeGreaterThanOrEqual(150)
  }
})

test('ids are unique, and a match is found again by its id alone', () => {
  for (const now of MOMENTS.slice(0, 20)) {
    const fixtures = schedule.fixturesAt(now, PLAYED_MS)
    expect(new Set(fixtures.map(({ id }) => id)).size).toBe(fixtures.length)
    const lost = fixtures.filter((fixture) => !isDeepStrictEqual(schedule.fixture(fixture.id), fixture))
    expect(lost).toEqual([])
  }
})

test('corners and bookings of the first leagues have ids of their own, by which their match is found', () => {
  for (const now of MOMENTS.slice(0, 2)) {
    const fixtures = schedule.fixturesAt(now, PLAYED_MS)
    const parents = fixtures.filter(hasChildren)
    const children = parents.flatMap((fixture) =>
      CHILDREN.map(({ kind }) => ({ kind, fixture, id: childId(fixture, kind) })),
    )
    // Of matches in play too, and not only of the daily ones.
    expect(parents.filter(({ featured, kickoff }) => !featured && kickoff <= now).length).toBeGreaterThan(5)
    expect(new Set([...fixtures, ...children].map(({ id }) => id)).size).toBe(
      fixtures.length + children.length,
    )
    for (const { id, kind, fixture } of children) {
      expect(schedule.fixture(id)).toEqual(fixture)
      expect(originOf(id)?.child).toBe(kind)
    }
  }
})

test('a match once offered stays until it is played', () => {
  let before = schedule.fixturesAt(START, PLAYED_MS)
  for (let now = START; now < START + 2 * HOUR; now += 60_000) {
    const fixtures = schedule.fixturesAt(now, PLAYED_MS)
    const ids = new Set(fixtures.map(({ id }) => id))
    expect(before.filter(({ id, kickoff }) => kickoff > now && !ids.has(id))).toEqual([])
    before = fixtures
  }
})

/** A club plays in its league and in cups; a name of e-sports has a team for each game. */
const clubOf = ({ id, model }: League): string => (model === 'esports' ? String(id) : model)

test('no team plays two matches at once, in any leagues', () => {
  for (const now of MOMENTS) {
    const playing = schedule
      .fixturesAt(now, PLAYED_MS)
      .filter(({ kickoff }) => kickoff <= now)
      .flatMap(({ league, home, away }) => [home, away].map(({ name }) => `${clubOf(league)} ${name}`))
    expect(new Set(playing).size).toBe(playing.length)
  }
})

test('a club has two days without a daily fixture after each, and a round plays every pair once', () => {
  const [from, to] = [START, START + 40 * 24 * HOUR]
  const daily = schedule
    .playedBetween(from, to, () => Number.MAX_SAFE_INTEGER)
    .filter(({ featured, league }) => featured && league.model === 'football')
  expect(daily.length).toBeGreaterThan(100)
  const last = new Map<string, number>()
  for (const { league, home, away, kickoff } of daily.toSorted((a, b) => a.kickoff - b.kickoff))
    for (const { name } of [home, away]) {
      const club = `${league.id} ${name}`
      const before = last.get(club)
      if (before !== undefined) expect(kickoff - before).toBeGreaterThanOrEqual(3 * 24 * HOUR)
      last.set(club, kickoff)
    }
})

test('no two basketball matches of a league begin at once', () => {
  for (const now of MOMENTS) {
    const begun = schedule
      .fixturesAt(now, PLAYED_MS)
      .filter(({ league, featured }) => league.model === 'basketball' && !featured)
      .map(({ league, kickoff }) => `${league.id} ${kickoff}`)
    expect(new Set(begun).size).toBe(begun.length)
  }
})

test.each([1, 3, 12, 60, 120])('at %s match minutes a minute about as many matches are live', (speed) => {
  const other = new Schedule('touchline', speed)
  const playedMs = (116 / speed) * 60_000
  const counts = MOMENTS.map(
    (now) => other.fixturesAt(now, playedMs).filter(({ kickoff }) => kickoff <= now).length,
  )
  const mean = counts.reduce((a, b) => a + b, 0) / counts.length
  expect(mean).toBeGreaterThan(38)
  expect(mean).toBeLessThan(68)
})

test('another seed is another world', () => {
  const fixture = schedule.fixturesAt(START, PLAYED_MS)[0]
  const other = new Schedule('other', 12).fixturesAt(START, PLAYED_MS)
  expect(other.map(({ home }) => home.name)).not.toEqual(
    schedule.fixturesAt(START, PLAYED_MS).map(({ home }) => home.name),
  )
  expect(schedule.fixture((fixture?.id ?? 0) + 2 * 8 * 128)).toBeNull()
})
