import type { League } from './leagues/league'
import type { Engine } from './play/engine'
import { type PublishedEvents, pastMatch } from './play/past-match'
import type { Schedule } from './schedule/schedule'

/** So many days before a start are on record. */
const PAST_DAYS = 4
const DAY_MS = 24 * 3_600_000

/** Leagues play round the clock; of the days before a start one of so many slots is played, some hundreds of matches a day. */
const SLOTS_APART: Record<League['model'], number> = { football: 24, basketball: 12, tennis: 12, esports: 12 }

/** Events of the matches of the days before `now`; the newest match first, a match at a step. */
export function* pastDays(
  schedule: Schedule,
  engineOf: (model: League['model']) => Engine,
  now: number,
): Generator<PublishedEvents[]> {
  for (let day = 0; day < PAST_DAYS; day++) {
    const to = now - day * DAY_MS
    const fixtures = schedule.playedBetween(to - DAY_MS, to, ({ model }) => SLOTS_APART[model])
    for (const fixture of fixtures.toSorted((a, b) => b.kickoff - a.kickoff)) {
      const published = pastMatch(fixture, engineOf(fixture.league.model).script(fixture))
      // A match in play publishes its own events.
      if (published.every(({ at }) => at < now)) yield published
    }
  }
}
