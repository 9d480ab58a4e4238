import { type Channel, marketChannel, type OddsDelta, type OddsSnapshot } from '@touchline/contracts/live'
import type { HeadRow, LeagueRow, LineRow, MatchRow, MyanmarRow } from '@touchline/contracts/odds'

/** Numbers that look random and are the same in every run. */
export function sampleRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

const LEAGUES: readonly (readonly [name: string, country: string, teams: readonly string[]])[] = [
  [
    'England Premier League',
    'EN',
    [
      'Arsenal',
      'Chelsea',
      'Newcastle United',
      'Everton',
      'Brighton & Hove Albion',
      'Crystal Palace',
      'Aston Villa',
      'Fulham',
    ],
  ],
  ['Spain LaLiga', 'ES', ['Real Sociedad', 'Valencia', 'Girona', 'Sevilla']],
  ['Germany Bundesliga', 'DE', ['Bayer 04 Leverkusen', 'VfB Stuttgart', 'SC Freiburg', 'Borussia Dortmund']],
  ['Italy Serie A', 'IT', ['Bologna', 'Atalanta', 'Torino', 'Udinese']],
]

export interface SampleOptions {
  matches: number
  market: 1 | 2 | 3
  sport?: number
  /** Server time, epoch milliseconds. */
  now: number
  seed?: number
  myanmar?: boolean
  /** First match id: channels of one page must not share ids. */
  firstId?: number
}

/** A whole market channel of invented matches, leagues of four. */
export function sampleSnapshot(options: SampleOptions): OddsSnapshot {
  const { matches, market, sport = 1, now, seed = 7, myanmar = false, firstId = 1 } = options
  const random = sampleRandom(seed)
  const leagues: LeagueRow[] = []
  const rows: MatchRow[] = []
  const heads: HeadRow[] = []
  for (let i = 0; i < matches; i += 1) {
    const place = Math.floor(i / 4)
    const [name, country, teams] = LEAGUES[place % LEAGUES.length] as (typeof LEAGUES)[number]
    const league = place + 1
    if (i % 4 === 0)
      leagues.push([league, sport, place < LEAGUES.length ? name : `${name} ${place}`, country, league])
    const pair = (i % (teams.length / 2)) * 2
    rows.push(
      sampleMatch(firstId + i, league, [teams[pair] ?? '', teams[pair + 1] ?? ''], market, now, random),
    )
    heads.push(sampleHead(firstId + i, sport, market, league, random, myanmar))
  }
  return {
    t: 'snap',
    ch: marketChannel(sport, market),
    epoch: 'sample',
    seq: 1,
    at: now,
    rate: 1,
    payload: [leagues, rows, [], heads],
  }
}

function sampleMatch(
  id: number,
  league: number,
  [home, away]: readonly [string, string],
  market: 1 | 2 | 3,
  now: number,
  random: () => number,
): MatchRow {
  const seconds = Math.floor(now / 1000)
  const minute = Math.floor(random() * 44)
  const goals = () => Math.floor(random() * 3)
  if (market !== 3) {
    const kickoff =
      Math.floor(seconds / 900) * 900 + (1 + Math.floor(random() * 12)) * 900 + (market === 1 ? 86_400 : 0)
    return [id, league, home, away, 0, kickoff, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
  }
  const second = id % 3 === 0
  const base = seconds - minute * 60
  const suspension = id % 7 === 4 ? 4 : 0
  const reds: [number, number] = [0, id % 5 === 0 ? 1 : 0]
  return [
    id,
    league,
    home,
    away,
    0,
    base - (second ? 3600 : 0),
    second ? 3 : 1,
    base,
    goals(),
    goals(),
    ...reds,
    0,
    suspension,
    0,
    1,
  ]
}

function sampleHead(
  id: number,
  sport: number,
  market: 1 | 2 | 3,
  league: number,
  random: () => number,
  myanmar: boolean,
): HeadRow {
  const lines = sampleLines(id, sport, random)
  const burmese: MyanmarRow[] = myanmar
    ? [
        [id * 100 + 50, 0, id % 2 === 0 ? 1 : 0, 1, -50 + Math.floor(random() * 20) * 5, 1, 0, 95, 95],
        [id * 100 + 51, 1, 0, 3, Math.floor(random() * 18) * 5, 1, 0, 95, 95],
        [id * 100 + 52, 2, 0, 0, -40, 1, 0, 95, 95],
        [id * 100 + 53, 3, 0, 1, -25, 1, 0, 95, 95],
      ]
    : []
  const counts = [4, 4, 2, 2, 0, 0, 1, 1, 1, 1, 2, 0] as const
  return [id, sport, market, league, lines.length, 1, market === 3 ? 1 : 0, 24, 10, ...counts, lines, burmese]
}

const malay = (random: () => number): [number, number] => {
  const home = 60 + Math.floor(random() * 41)
  return home > 92 ? [home, 192 - home] : [home, -(92 - home + 100) % 100 || -100]
}
const three = (random: () => number): number[] => [0, 1, 2].map(() => 120 + Math.floor(random() * 900))

function sampleLines(match: number, sport: number, random: () => number): LineRow[] {
  const id = match * 100
  const giving = random() < 0.3 ? 1 : -1
  const winner: LineRow[] =
    sport === 1
      ? [
          [id + 2, 3, 0, 0, 1, 0, 2, ...three(random)],
          [id + 5, 3, 1, 0, 1, 0, 2, ...three(random)],
        ]
      : [[id + 2, 4, 0, 0, 1, 0, 2, ...malay(random)]]
  const lines: LineRow[] = [
    [id, 0, 0, giving * (1 + Math.floor(random() * 4)), 1, 0, 2, ...malay(random)],
    [id + 1, 1, 0, 8 + Math.floor(random() * 6), 1, 0, 2, ...malay(random)],
    ...winner,
    [id + 3, 0, 1, giving * Math.floor(random() * 3), 1, 0, 2, ...malay(random)],
    [id + 4, 1, 1, 3 + Math.floor(random() * 4), 1, 0, 2, ...malay(random)],
  ]
  if (match % 4 === 1) {
    lines.push(
      [id + 6, 0, 0, giving, 1, 0, 2, ...malay(random)],
      [id + 7, 1, 0, 12, 1, 0, 2, ...malay(random)],
    )
  }
  return lines
}

/** The next tick of a channel: a share of its lines get new prices. */
export function sampleDelta(
  snapshot: OddsSnapshot,
  seq: number,
  share: number,
  random: () => number,
): OddsDelta {
  const { ch, epoch, rate, at } = snapshot
  const changed = snapshot.payload[3]
    .flatMap((head) => head[21])
    .filter(() => random() < share)
    .map((line): OddsDelta['lines'][number] => {
      const prices = line[1] === 3 ? three(random) : malay(random)
      return [line[0], seq, 0, ...prices]
    })
  return emptyDelta(ch, epoch, seq, at + seq * 250, rate, changed)
}

/** A delta that changes these lines and nothing else. */
export const emptyDelta = (
  ch: Channel,
  epoch: string,
  seq: number,
  at: number,
  rate = 1,
  lines: OddsDelta['lines'] = [],
): OddsDelta => ({
  t: 'delta',
  ch,
  epoch,
  from: seq - 1,
  seq,
  at,
  rate,
  payload: [[], [], [], []],
  lines,
  myanmar: [],
  gone: [],
})
