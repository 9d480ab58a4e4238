import { randomBytes } from 'node:crypto'
import { every } from '@touchline/serving'
import { startSandboxFeed } from '../sandbox'
import type { OddsLinks, OpenOdds } from './app'
import { createFeed, type FeedEvent, type FeedLine, feedRoutes, type ResultSource } from './modules/feed'
import { createOdds } from './modules/odds'
import type { Settings } from './settings'

type OddsSettings = Pick<
  Settings,
  'feedSpeed' | 'feedSecret' | 'sandboxSeed' | 'sandboxDays' | 'socketLimits'
>

/** Odds with the sandbox's matches, or with what a provider pushes once it has a secret to sign with. */
export function openSandboxOdds(
  { feedSpeed, feedSecret, sandboxSeed, sandboxDays, socketLimits }: OddsSettings,
  links: OddsLinks & { readonly feedLine: FeedLine },
): OpenOdds {
  const clock = { now: Date.now, steady: () => performance.now(), every }
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
    socketLimits,
  })
  const sandbox = feedSecret
    ? undefined
    : startSandboxFeed({
        ...{ seed: sandboxSeed, speed: feedSpeed, clock },
        sink: (events) => feed.publish(events),
        // Nobody may bet on them, and nothing shows them but results: they are for the record alone.
        ...(sandboxDays > 0 && {
          pastSink: (events: readonly FeedEvent[], at: number) => links.receive({ events, at }),
        }),
      })
  if (sandbox) resultSource = sandbox.resultsOf
  return {
    ...odds,
    register: (http) => {
      odds.register(http)
      if (feedSecret) feedRoutes(http, { secret: feedSecret, now: clock.now, push: line.push })
    },
    close: () => {
      sandbox?.stop()
      receiving.unsubscribe()
      feed.close()
      odds.close()
    },
  }
}
