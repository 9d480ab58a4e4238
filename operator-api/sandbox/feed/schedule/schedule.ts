import { TIME_ZONE_OFFSET_MINUTES } from '@touchline/contracts/limits'
import { LEAGUES } from '../leagues'
import type { League, Team } from '../leagues/league'
import type { Fixture } from './fixture'
import { GRID_MS, matchId, originOf } from './match-id'
import { pairingsOf } from './pairings'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const OFFSET_MS = TIME_ZONE_OFFSET_MINUTES * MINUTE_MS

/** The times below are for 12 match minutes a minute and shrink and grow with the speed. */
const BASE_SPEED = 12
/** A league starts its next fixtures this often. */
const SLOT_MINUTES: Record<League['model'], number> = {
  football: 26,
  basketball: 6.5,
  tennis: 9,
  esports: 9,
}
/** Fixtures of one slot: one of basketball, or the clocks of a league would be alike. */
const SLOT_PARTS: Record<League['model'], number> = { football: 2, basketball: 1, tennis: 1, esports: 1 }
/** Slots that a team pauses after one of its own. */
const REST_SLOTS: Record<League['model'], number> = { football: 1, basketball: 2, tennis: 1, esports: 1 }
/** Days without a daily fixture that a team has after one. */
const REST_DAYS: Record<League['model'], number> = { football: 2, basketball: 1, tennis: 0, esports: 0 }
/** Shortly before their kick-off these are offered. */
const LEAD_MINUTES: Record<League['model'], number> = {
  football: 24,
  basketball: 14,
  tennis: 14,
  esports: 14,
}
/** No ordinary fixture of a league so close to its daily ones, lest a team play twice. */
const GUARD_MINUTES = 40
/** A club that plays in several competitions begins no match so soon before or after another one: longer than any lasts. */
const CLUB_GUARD_MINUTES = 12
/** Daily fixtures are offered this long before. */
const FEATURED_LEAD_MS = 6 * DAY_MS
const FEATURED_PARTS = 2
const FIRST_FEATURED_PART = 4

/**
 * The fixtures and their times: a pure function of the seed, the speed and the time. Every league starts some fixtures of its
 * current round each slot, round the clock; the most popular leagues have daily fixtures besides, at their
 * usual hour, offered days ahead.
 */
export class Schedule {
  private readonly pairings = new Map<string, [Team, Team][]>()
  private readonly guardMs: number
  private readonly stretch: number
  private readonly clubGuardMs: number

  constructor(
    private readonly seed: string,
    speed: number,
  ) {
    this.stretch = BASE_SPEED / speed
    this.guardMs = GUARD_MINUTES * MINUTE_MS * this.stretch
    this.clubGuardMs = CLUB_GUARD_MINUTES * MINUTE_MS * this.stretch
  }

  /** Every fixture that is offered at this moment and kicked off not longer than `playedMs` ago. */
  fixturesAt(now: number, playedMs: number): Fixture[] {
    return LEAGUES.flatMap((league, lane) => {
      const until = now + LEAD_MINUTES[league.model] * MINUTE_MS * this.stretch
      return [
        ...this.ordinary(league, lane, now - playedMs, until),
        ...this.daily(league, lane, now, playedMs),
      ]
    })
  }

  /** Fixtures that kicked off within these moments, the later one excluded: the daily ones, and of the others every nth slot. */
  playedBetween(from: number, to: number, nthOf: (league: League) => number): Fixture[] {
    return LEAGUES.flatMap((league, lane) => [
      ...this.ordinary(league, lane, from, to - 1, nthOf(league)),
      ...this.daily(league, lane, to - 1, to - 1 - from).filter(({ kickoff }) => kickoff < to),
    ])
  }

  /** The fixture with this id, whenever it is or was; null when this schedule never held it. */
  fixture(id: number): Fixture | null {
    const origin = originOf(id)
    const league = origin && LEAGUES[origin.lane]
    if (!league) return null
    const at = origin.kickoff
    const among = [...this.ordinary(league, origin.lane, at, at), ...this.daily(league, origin.lane, at, 0)]
    return among.find((fixture) => fixture.id === matchId({ ...origin, child: null })) ?? null
  }

  private ordinary(league: League, lane: number, from: number, until: number, nth = 1): Fixture[] {
    const slotMs = this.slotMs(league)
    const first = Math.ceil((from - offsetOf(lane, slotMs)) / slotMs)
    const last = Math.floor((until - offsetOf(lane, slotMs)) / slotMs)
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i).flatMap((slot) =>
      (slot + lane) % nth === 0 ? this.slotFixtures(league, lane, slot) : [],
    )
  }

  private slotFixtures(league: League, lane: number, slot: number): Fixture[] {
    const slotMs = this.slotMs(league)
    const kickoff = slot * slotMs + offsetOf(lane, slotMs)
    if (this.isNearDaily(league, kickoff)) return []
    // Last of one round and first of the next, a team would play on without a rest.
    const tired = this.playedBefore(slot, REST_SLOTS[league.model], (each) => this.slotPairs(league, each))
    return this.slotPairs(league, slot).flatMap(([home, away], part) => {
      if (tired.has(home) || tired.has(away)) return []
      if (this.playsElsewhere(lane, kickoff, home) || this.playsElsewhere(lane, kickoff, away)) return []
      const id = matchId({ lane, part, kickoff, child: null })
      return [{ id, league, home, away, kickoff, featured: false }]
    })
  }

  /** The part of a round that a slot is for. */
  private slotPairs(league: League, slot: number): [Team, Team][] {
    const parts = SLOT_PARTS[league.model]
    const slotsOfRound = Math.ceil(Math.floor(league.teams.length / 2) / parts)
    const round = Math.floor(slot / slotsOfRound)
    const first = (slot - round * slotsOfRound) * parts
    return this.pairs(league, ORDINARY_ORDER, round).slice(first, first + parts)
  }

  /** Pairings are asked for again and again while their round lasts. */
  private pairs(league: League, order: number, round: number): [Team, Team][] {
    const key = `${league.id} ${order} ${round}`
    const known = this.pairings.get(key) ?? pairingsOf(this.seed, league.id + order, league.teams, round)
    if (this.pairings.size > PAIRINGS_KEPT) this.pairings.clear()
    this.pairings.set(key, known)
    return known
  }

  private daily(league: League, lane: number, now: number, playedMs: number): Fixture[] {
    if (league.featuredMinute === null) return []
    const firstDay = Math.ceil((now - playedMs - this.featuredKickoff(league, 0)) / DAY_MS)
    const lastDay = Math.floor((now + FEATURED_LEAD_MS - this.featuredKickoff(league, 0)) / DAY_MS)
    return Array.from({ length: Math.max(0, lastDay - firstDay + 1) }, (_, i) => firstDay + i).flatMap(
      (day) => {
        const kickoff = this.featuredKickoff(league, day)
        return this.dailyPairs(league, day).flatMap(([home, away], i) => {
          if (this.playsElsewhere(lane, kickoff, home) || this.playsElsewhere(lane, kickoff, away)) return []
          const id = matchId({ lane, part: FIRST_FEATURED_PART + i, kickoff, child: null })
          return [{ id, league, home, away, kickoff, featured: true }]
        })
      },
    )
  }

  /** Daily fixtures of a day, without those of teams that still rest. */
  private dailyPairs(league: League, day: number): [Team, Team][] {
    const tired = this.playedBefore(day, REST_DAYS[league.model], (each) => this.drawnPairs(league, each))
    return this.drawnPairs(league, day).filter(([home, away]) => !tired.has(home) && !tired.has(away))
  }

  /**
   * A round lasts as many days as its fixtures need. Another league number draws another order, so that these are not the pairs
   * of the ordinary rounds.
   */
  private drawnPairs(league: League, day: number): [Team, Team][] {
    const daysOfRound = Math.ceil(Math.floor(league.teams.length / 2) / FEATURED_PARTS)
    const round = Math.floor(day / daysOfRound)
    const first = (day - round * daysOfRound) * FEATURED_PARTS
    return this.pairs(league, DAILY_ORDER, round).slice(first, first + FEATURED_PARTS)
  }

  /** Teams of the last slots or days before one. */
  private playedBefore(place: number, rest: number, pairsOf: (place: number) => [Team, Team][]): Set<Team> {
    return new Set(Array.from({ length: rest }, (_, i) => pairsOf(place - 1 - i).flat()).flat())
  }

  /**
   * Does a club have a match of another competition about that time? The match of the earlier listed league is kept;
   * whether that one is dropped itself for a third is not checked.
   */
  private playsElsewhere(lane: number, kickoff: number, { name }: Team): boolean {
    const [from, to] = [kickoff - this.clubGuardMs, kickoff + this.clubGuardMs]
    const plays = (pairs: readonly [Team, Team][]) => pairs.flat().some((team) => team.name === name)
    return (LANES_OF_CLUB.get(clubKey(LEAGUES[lane] as League, name)) ?? []).some((other) => {
      const league = LEAGUES[other] as League
      if (other >= lane) return false
      const slotMs = this.slotMs(league)
      const offset = offsetOf(other, slotMs)
      for (let slot = Math.ceil((from - offset) / slotMs); slot * slotMs + offset <= to; slot++)
        if (!this.isNearDaily(league, slot * slotMs + offset) && plays(this.slotPairs(league, slot)))
          return true
      if (league.featuredMinute === null) return false
      const day = Math.ceil((from - this.featuredKickoff(league, 0)) / DAY_MS)
      return this.featuredKickoff(league, day) <= to && plays(this.dailyPairs(league, day))
    })
  }

  /** Kick-off of the daily fixtures on a day, counted from 1970 in GMT+8. */
  private featuredKickoff(league: League, day: number): number {
    return day * DAY_MS - OFFSET_MS + (league.featuredMinute ?? 0) * MINUTE_MS
  }

  private isNearDaily(league: League, kickoff: number): boolean {
    if (league.featuredMinute === null) return false
    const sinceOne = (((kickoff - this.featuredKickoff(league, 0)) % DAY_MS) + DAY_MS) % DAY_MS
    return Math.min(sinceOne, DAY_MS - sinceOne) < this.guardMs
  }

  private slotMs({ model }: League): number {
    return onGrid(SLOT_MINUTES[model] * MINUTE_MS * this.stretch)
  }
}

/** A name means one club in a sport; in e-sports a name has a team for each game. */
const clubKey = ({ id, model }: League, name: string): string => `${model === 'esports' ? id : model} ${name}`

/** Places of the leagues in which a club plays. */
const LANES_OF_CLUB: ReadonlyMap<string, readonly number[]> = lanesOfClubs()

function lanesOfClubs(): Map<string, number[]> {
  const lanes = new Map<string, number[]>()
  for (const [lane, league] of LEAGUES.entries())
    for (const { name } of league.teams) {
      const key = clubKey(league, name)
      lanes.set(key, [...(lanes.get(key) ?? []), lane])
    }
  return lanes
}

/** Leagues start apart from each other; steps of the golden ratio spread any run of lanes evenly. */
function offsetOf(lane: number, slotMs: number): number {
  const unit = slotMs >= 5 * MINUTE_MS ? MINUTE_MS : GRID_MS
  return Math.floor((((lane * GOLDEN) % 1) * slotMs) / unit) * unit
}

const GOLDEN = 0.618_033_988_75
/** Each kind of fixture draws its pairs in an order of its own. */
const ORDINARY_ORDER = 0
const DAILY_ORDER = 5000
const PAIRINGS_KEPT = 2000
const onGrid = (ms: number): number => Math.max(GRID_MS, Math.round(ms / GRID_MS) * GRID_MS)
