import { randomBytes } from 'node:crypto'
import { startSandboxFeed } from '../sandbox'
import type { OddsLinks, OpenOdds } from './app'
import { createOdds, type FeedLine, type ResultEvent } from './modules/odds'
import { every } from './platform/every'
import type { Settings } from './settings'

type OddsSettings = Pick<Settings, 'feedSpeed' | 'feedSecret' | 'sandboxSeed' | 'socketLimits'>

/** Odds with the sandbox's matches, or with what a provider pushes once it has a secret to sign with. */
export function openSandboxOdds(
  { feedSpeed, feedSecret, sandboxSeed, socketLimits }: OddsSettings,
  links: OddsLinks & { readonly feedLine: FeedLine },
): OpenOdds {
  const clock = { now: Date.now, steady: () => performance.now(), every }
  let resultsOf = async (_: readonly number[]): Promise<ResultEvent[]> => []
  const odds = createOdds({
    ...links,
    clock,
    epoch: randomBytes(6).toString('hex'),
    rate: feedSecret ? 1 : feedSpeed,
    feedSecret,
    socketLimits,
    resultSource: (matches) => resultsOf(matches),
  })
  if (feedSecret) return odds
  const feed = startSandboxFeed({
    seed: sandboxSeed,
    speed: feedSpeed,
    clock,
    sink: (events) => odds.apply(events),
  })
  resultsOf = feed.resultsOf
  return {
    ...odds,
    close: () => {
      feed.stop()
      odds.close()
    },
  }
}
