import type { FeedEvent } from '../../src/modules/feed'
import { enginesOf } from './engines'
import { type PublishedEvents, pastMatch } from './play/past-match'
import { RunningMatch } from './play/running-match'
import type { Fixture } from './schedule/fixture'
import { Schedule } from './schedule/schedule'

/** A match of the past as bettors met it. */
export interface PastOffer {
  readonly match: number
  /** Epoch milliseconds. */
  readonly kickoff: number
  /** Its league, itself and its prices at the requested time. */
  readonly offer: readonly FeedEvent[]
  /** Its events during play; its result last. */
  readonly published: readonly PublishedEvents[]
}

/** Far more than a league has slots in a day: leagues that play round the clock get next to none. */
const FEATURED_ALONE = 1_000_000

interface Sandbox {
  readonly seed: string
  readonly speed: number
}

interface Span {
  readonly from: number
  readonly to: number
  /** When prices are asked for. */
  readonly at: number
}

/** The daily matches that kicked off within these moments, in order, with their prices of `at`. */
export const pastOffers = ({ seed, speed }: Sandbox, { from, to, at }: Span): PastOffer[] =>
  offersOf(
    { seed, speed },
    at,
    new Schedule(seed, speed)
      .playedBetween(from, to, () => FEATURED_ALONE)
      .filter(({ featured }) => featured),
  )

/** The football matches that kicked off within these moments, in order, with their prices of `at`. */
export const pastFootball = ({ seed, speed }: Sandbox, { from, to, at }: Span): PastOffer[] =>
  offersOf(
    { seed, speed },
    at,
    new Schedule(seed, speed)
      .playedBetween(from, to, ({ model }) => (model === 'football' ? 1 : FEATURED_ALONE))
      .filter(({ league }) => league.model === 'football'),
  )

function offersOf({ seed, speed }: Sandbox, at: number, fixtures: readonly Fixture[]): PastOffer[] {
  const engines = enginesOf(seed, speed)
  return fixtures
    .toSorted((a, b) => a.kickoff - b.kickoff)
    .map((fixture) => {
      const engine = engines[fixture.league.model]
      const running = new RunningMatch(fixture, engine)
      return {
        match: fixture.id,
        kickoff: fixture.kickoff,
        offer: [...running.up(), ...running.advance(at)],
        published: pastMatch(fixture, engine.script(fixture)),
      }
    })
}
