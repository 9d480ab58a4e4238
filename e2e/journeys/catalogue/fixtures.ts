import { randomUUID } from 'node:crypto'
import type { OddsSnapshot } from '@touchline/contracts/live'
import { BET_TYPES, type BetType, HEAD, type LineRow } from '@touchline/contracts/odds'
import { inWorkingDay } from '../../support/in-working-day'
import type { Event, OwnFeed } from '../../support/own-feed'

const MINUTE_MS = 60_000
const LEAGUES = { 1: 920_001, 2: 920_002, 3: 920_003, 9: 920_009 } as const
type Sport = keyof typeof LEAGUES

interface Play {
  period?: number
  score?: [number, number]
  reds?: [number, number]
  suspension?: number
  danger?: boolean
  status?: 0 | 1 | 2 | 5
}

interface MatchUpdate {
  id: number
  sport?: Sport
  /** Minutes from now, of a match not in play. */
  startsIn?: number
  live?: boolean
  /** Fewest legs of a parlay with it, 0 for none. */
  comboMin?: number
}

/** The matches of the walk, each for what it is to be refused for. */
export const MATCH = {
  open: 920_000_001,
  suspended: 920_000_002,
  ended: 920_000_003,
  kickingOff: 920_000_004,
  single: 920_000_005,
  secondHalf: 920_000_006,
  esports: 920_000_007,
  /** And the five after it. */
  live: 920_000_008,
  /** And the twelve after it. */
  many: 920_000_020,
} as const

/** Feeds the matches of the walk with their offers. */
export class Fixtures {
  constructor(
    private readonly origin: string,
    private readonly feed: OwnFeed,
  ) {}

  async sendAll(): Promise<void> {
    const leagues = Object.entries(LEAGUES).map(([sport, id]) => ({
      type: 'league',
      id,
      sport: Number(sport),
      name: `League of ${sport}`,
      country: 'GB',
      order: 1,
    }))
    await this.feed.send(leagues)
    const many = Array.from({ length: 13 }, (_, n) => ({ id: MATCH.many + n }))
    await this.send([
      { id: MATCH.open },
      { id: MATCH.suspended, live: true },
      { id: MATCH.ended },
      { id: MATCH.single, comboMin: 0 },
      { id: MATCH.secondHalf, live: true },
      { id: MATCH.esports, sport: 9 },
      ...many,
    ])
    await this.play(MATCH.suspended, { suspension: 1 })
    await this.play(MATCH.secondHalf, { period: 3 })
    await this.play(MATCH.ended, { period: 4, status: 1 })
  }

  /** New matches, with prices. */
  async send(matches: readonly MatchUpdate[]): Promise<void> {
    await this.feed.send(
      matches.flatMap(({ id, sport = 1, startsIn = 120, live = false, comboMin = 2 }) => [
        {
          type: 'match',
          id,
          league: LEAGUES[sport],
          home: `Home ${id}`,
          away: `Away ${id}`,
          kickoff: Date.now() + (live ? -20 * MINUTE_MS : inWorkingDay(startsIn * MINUTE_MS)),
          goes_live: true,
          media: 0,
          match_type: 0,
          parent: null,
        },
        ...(live ? [stateOf(id, {})] : []),
        offerOf(id, sport, comboMin),
      ]),
    )
  }

  play = (id: number, play: Play): Promise<void> => this.feed.send([stateOf(id, play)])
  reprice = (id: number, sport: Sport, prices: [number, number]): Promise<void> =>
    this.feed.send([offerOf(id, sport, 2, prices)])

  /** A leg on what this match offers now. */
  async leg(id: number, wanted: Wanted = {}) {
    const { type = 'hdp', selection = 'home', period = 0, score = null, ...others } = wanted
    const row = await this.line(id, type, period)
    const { line = row[3], odds = row[7] ?? 0 } = others
    return { match_id: id, line_id: row[0], selection, odds, line, score }
  }

  /** A single on it, as the slip sends it. */
  async single(id: number, { stake = 1000, ...wanted }: Wanted & { stake?: number } = {}) {
    return { ...sent(), odds_type: 1, ...(await this.leg(id, wanted)), stake }
  }

  /** Legs on each of these, as the slip sends them. */
  async legs(ids: readonly number[], wanted: Wanted = {}) {
    // A leg counts by its decimal price: 196 for the Malay 96.
    return { ...sent(), picks: await Promise.all(ids.map((id) => this.leg(id, { odds: 196, ...wanted }))) }
  }

  private async line(id: number, type: BetType, period: number): Promise<LineRow> {
    const answer = await fetch(`${this.origin}/odds/uxmatch?match=${id}`)
    const { payload } = (await answer.json()) as OddsSnapshot
    const lines = payload[3].find((head) => head[0] === id)?.[HEAD.lines] ?? []
    const line = lines.find((one) => one[1] === BET_TYPES.indexOf(type) && one[2] === period)
    if (!line) throw new Error(`match ${id} has no ${type} of part ${period}`)
    return line
  }
}

interface Wanted {
  type?: BetType
  selection?: string
  period?: number
  line?: number
  odds?: number
  score?: [number, number] | null
}

const sent = () => ({ idem_key: randomUUID(), accept: 'none' })

const stateOf = (
  match: number,
  { period = 1, score = [0, 0], reds = [0, 0], suspension = 0, danger = false, status = 0 }: Play,
): Event => ({
  type: 'state',
  match,
  period,
  clock_base: Date.now() - 20 * MINUTE_MS,
  score,
  reds,
  half_score: null,
  suspension,
  danger,
  status,
})

const offerOf = (
  match: number,
  sport: Sport,
  comboMin: number,
  prices: [number, number] = [96, 96],
): Event => {
  const line = { period: 0, state: 0, combo_min: comboMin }
  const football = [
    { ...line, bet_type: 'hdp', line: -2, prices },
    { ...line, bet_type: 'ou', line: 10, prices },
    { ...line, bet_type: 'oxt', line: 0, prices: [1500, 400, 150] },
    { ...line, bet_type: 'hdp', line: 0, prices, period: 1 },
  ]
  const others = [{ ...line, bet_type: 'ml', line: 0, prices }]
  return { type: 'offer', match, lines: sport === 1 ? football : others, myanmar: [] }
}
