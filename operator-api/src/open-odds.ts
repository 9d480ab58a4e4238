import { randomBytes } from 'node:crypto'
import { every } from '@touchline/serving'
import type { OddsLinks, OpenOdds } from './app'
import { createFeed, type FeedEvent, type FeedLine, feedRoutes, type ResultSource } from './modules/feed'
import { createOdds } from './modules/odds'
import { createSearch } from './modules/search'
import type { Clock } from './platform/clock'
import type { Settings } from './settings'

type OddsSettings = Pick<Settings, 'feedSpeed' | 'feedSecret' | 'socketLimits'> &
  Partial<Pick<Settings, 'pricing'>>

/** A feed within this process, in the place of a provider that pushes. */
interface LocalFeed {
  readonly resultsOf: ResultSource
  stop(): void
}

interface LocalFeedParts {
  readonly clock: Clock
  /** Takes what happened; called with an empty list too, which says that the feed is alive. */
  readonly sink: (events: readonly FeedEvent[]) => void
  /** Takes matches of the past, for the record of matches alone. */
  readonly pastSink: (events: readonly FeedEvent[], at: number) => void
}

export type StartLocalFeed = (parts: LocalFeedParts) => LocalFeed

/** Odds of the matches that a provider pushes once it has a secret to sign with, or else of those of a local feed. */
export function openOdds(
  { feedSpeed, feedSecret, socketLimits, pricing }: OddsSettings,
  links: OddsLinks & { readonly feedLine: FeedLine; readonly now: () => number },
  startLocalFeed: StartLocalFeed,
): OpenOdds {
  const clock = { now: links.now, steady: () => performance.now(), every }
  const line = links.feedLine
  let resultSource: ResultSource = async () => []
  const feed = createFeed({ now: clock.now, line, resultSource: (matches) => resultSource(matches) })
  const receiving = feed.events$.subscribe(links.receive)
  const odds = createOdds({
    ...links,
    clock,
    epoch: randomBytes(6).toString('hex'),
    rate: feedSecret ? 1 : feedSpeed,
    feed,
    createSearch,
    socketLimits,
    ...(pricing && { pricing: pricing() }),
  })
  const localFeed = feedSecret
    ? undefined
    : startLocalFeed({
        clock,
        sink: (events) => feed.publish(events),
        pastSink: (events, at) => links.receive({ events, at }),
      })
  if (localFeed) resultSource = localFeed.resultsOf
  return {
    ...odds,
    register: (http) => {
      odds.register(http)
      if (feedSecret) feedRoutes(http, { secret: feedSecret, now: clock.now, push: line.push })
    },
    close: () => {
      localFeed?.stop()
      receiving.unsubscribe()
      feed.close()
      odds.close()
    },
  }
}
