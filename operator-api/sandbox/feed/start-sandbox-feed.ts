import type { FeedEvent, ResultEvent } from '../../src/modules/feed'
import type { Clock } from '../../src/platform/clock'
import { enginesOf } from './engines'
import { namesEvents } from './names/names-events'
import { OUTRIGHTS_STEP_MS, outrights, outrightsDown, seasonYear } from './outrights'
import { pastDays } from './past-days'
import { paceAt } from './play/pace'
import { RunningMatch } from './play/running-match'
import { Results } from './results'
import { Schedule } from './schedule/schedule'

/** How often the feed looks at its matches, and how often for new ones. */
const TICK_MS = 250
const LOOK_AHEAD_MS = 2000
/** Matches of the past published at each look: some milliseconds. */
const PAST_AT_ONCE = 8

export interface SandboxFeedDeps {
  /** Another seed is another world. */
  seed: string
  /** Match minutes a real minute. */
  speed: number
  clock: Clock
  /** Takes what happened; called with an empty list too, which says that the feed is alive. */
  sink: (events: readonly FeedEvent[]) => void
  /** Takes the matches of the days before, with the time of each event; without it they are not published. */
  pastSink?: (events: readonly FeedEvent[], at: number) => void
}

export interface SandboxFeed {
  stop(): void
  /** The current results of matches of this world, also of those played while no process ran. */
  resultsOf(matches: readonly number[]): Promise<ResultEvent[]>
}

/** Replaces a provider: real leagues and teams, made-up matches, all derived from seed and time alone. */
export function startSandboxFeed({ seed, speed, clock, sink, pastSink }: SandboxFeedDeps): SandboxFeed {
  const pace = paceAt(speed)
  const schedule = new Schedule(seed, speed)
  const engines = enginesOf(seed, speed)
  const longestMs = pace.minutes(Math.max(...Object.values(engines).map((engine) => engine.longestMinutes)))
  const results = new Results(seed, schedule, (model) => engines[model])
  const running = new Map<number, RunningMatch>()
  const over = new Set<number>()
  const past = pastDays(schedule, (model) => engines[model], clock.now())
  let lookedAt = Number.NEGATIVE_INFINITY
  let seasonsAt = -1
  let season = seasonYear(clock.now())

  const putUp = (now: number): FeedEvent[] => {
    if (now - lookedAt < LOOK_AHEAD_MS) return []
    lookedAt = now
    const fixtures = schedule.fixturesAt(now, longestMs)
    const ids = new Set(fixtures.map(({ id }) => id))
    for (const id of over) if (!ids.has(id)) over.delete(id)
    return fixtures.flatMap((fixture) => {
      if (running.has(fixture.id) || over.has(fixture.id)) return []
      const match = new RunningMatch(fixture, engines[fixture.league.model])
      if (match.isOver(now)) {
        over.add(fixture.id)
        return []
      }
      running.set(fixture.id, match)
      return match.up()
    })
  }

  const seasons = (now: number): FeedEvent[] => {
    const step = Math.floor(now / OUTRIGHTS_STEP_MS)
    if (step === seasonsAt) return []
    seasonsAt = step
    const over = season === seasonYear(now) ? [] : outrightsDown(season)
    season = seasonYear(now)
    return [...over, ...outrights(seed, now)]
  }

  const takeDown = (match: RunningMatch): FeedEvent[] => {
    running.delete(match.fixture.id)
    over.add(match.fixture.id)
    return match.down()
  }

  const publishPast = (take: NonNullable<typeof pastSink>) => {
    for (let published = 0; published < PAST_AT_ONCE; published++)
      for (const { events, at } of past.next().value ?? []) take(events, at)
  }

  const tick = () => {
    const now = clock.now()
    const events = [...seasons(now), ...putUp(now)]
    for (const match of running.values())
      events.push(...match.advance(now), ...(match.isOver(now) ? takeDown(match) : []))
    sink(events)
    if (pastSink) publishPast(pastSink)
  }

  sink(namesEvents())
  tick()
  return { stop: clock.every(TICK_MS, tick), resultsOf: async (ids) => results.of(ids, clock.now()) }
}
