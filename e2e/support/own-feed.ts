import { createHmac, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Prices grow old after five seconds without a word. */
const BEAT_MS = 1000
const LEAGUE = 900_001
const HOUR_MS = 3_600_000
/** The home side gives half a goal. */
const HANDICAP = -2

type Score = [home: number, away: number]
export type Event = { type: string } & Record<string, unknown>

/** A platform with this secret has no simulated matches: a test feeds it. */
export const FEED_SECRET = 'fed-by-a-journey'

/** How a football match ended. */
export interface Ending {
  readonly full: Score
  /** At half-time; by default the score at the end. */
  readonly half?: Score
  readonly firstGoal?: 'home' | 'away'
}

/** A provider of odds in the hands of a test: what it says happens at once, on the page and on the server. */
export class OwnFeed {
  private readonly beat = setInterval(() => void this.send([]).catch(() => undefined), BEAT_MS)
  private readonly revisions = new Map<number, number>()

  private constructor(private readonly api: string) {}

  static async start(dataDir: string): Promise<OwnFeed> {
    const { API_URL } = JSON.parse(readFileSync(join(dataDir, 'services.json'), 'utf8'))
    const feed = new OwnFeed(API_URL)
    await feed.send([
      { type: 'league', id: LEAGUE, sport: 1, name: 'Harbour League', country: 'GB', order: 1 },
    ])
    return feed
  }

  stop(): void {
    clearInterval(this.beat)
  }

  /** Matches to come, each with a handicap in quarters, a total and a body; by default two hours from now. */
  async upcoming(
    first: number,
    names: readonly (readonly [home: string, away: string])[],
    startsInMs = 2 * HOUR_MS,
    line = HANDICAP,
  ): Promise<number[]> {
    const ids = names.map((_, n) => first + n)
    await this.send(
      names.flatMap(([home, away], n) => [
        this.match(first + n, home, away, Date.now() + startsInMs),
        offer(first + n, line),
      ]),
    )
    return ids
  }

  /** A match of which twenty minutes are played. */
  async inPlay(id: number, [home, away]: readonly [string, string], score: Score): Promise<void> {
    await this.send([this.match(id, home, away, Date.now() - 20 * 60_000), state(id, score), offer(id)])
  }

  /** A match of an earlier call goes into play, at a score. */
  async kickedOff(id: number, score: Score): Promise<void> {
    await this.send([state(id, score), offer(id)])
  }

  /** A goal: the new score with every price shut, then the prices again. */
  async goal(id: number, score: Score): Promise<void> {
    await this.send([state(id, score, 1)])
    await this.send([state(id, score), offer(id)])
  }

  /** A result, or the correction of the one before. */
  async ended(id: number, ending: Ending | 'cancelled'): Promise<void> {
    const revision = (this.revisions.get(id) ?? 0) + 1
    this.revisions.set(id, revision)
    await this.send([{ type: 'result', match: id, revision, result: resultOf(ending) }])
  }

  private match(id: number, home: string, away: string, kickoff: number): Event {
    return {
      type: 'match',
      id,
      league: LEAGUE,
      home,
      away,
      kickoff,
      match_type: 0,
      parent: null,
      goes_live: true,
      media: 0,
    }
  }

  /** Sends any events of a provider: see `FeedEvent` of the server. */
  async send(events: readonly Event[]): Promise<void> {
    const body = JSON.stringify({ batch_id: randomUUID(), events })
    const timestamp = String(Date.now())
    const signature = createHmac('sha256', FEED_SECRET).update(`${timestamp}.${body}`).digest('hex')
    const response = await fetch(`${this.api}/feed/events`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-feed-timestamp': timestamp,
        'x-feed-signature': signature,
      },
      body,
    })
    if (!response.ok) throw new Error(`the push was refused with ${response.status}`)
  }
}

const state = (match: number, score: Score, suspension = 0): Event => ({
  type: 'state',
  match,
  period: 1,
  clock_base: Date.now() - 20 * 60_000,
  score,
  half_score: null,
  reds: [0, 0],
  suspension,
  danger: false,
  status: 0,
})

const offer = (match: number, handicap = HANDICAP): Event => {
  const line = { period: 0, state: 0, combo_min: 2 }
  return {
    type: 'offer',
    match,
    lines: [
      { ...line, bet_type: 'hdp', line: handicap, prices: [96, 96] },
      { ...line, bet_type: 'ou', line: 14, prices: [96, 96] },
    ],
    myanmar: [{ kind: 0, upper: 0, goals: 1, percent: -50, state: 0, prices: [95, 95] }],
  }
}

function resultOf(ending: Ending | 'cancelled'): object {
  const unknown = {
    first_goal: null,
    last_goal: null,
    first_half_first_goal: null,
    first_half_last_goal: null,
  }
  if (ending === 'cancelled')
    return { status: 2, half_time: null, full_time: null, abandoned_in: null, ...unknown }
  const { full, half = full, firstGoal = null } = ending
  return {
    status: 1,
    half_time: half,
    full_time: full,
    abandoned_in: null,
    ...unknown,
    first_goal: firstGoal,
  }
}
