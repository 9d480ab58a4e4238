import { ReleaseEvent, releaseTag } from '@touchline/contracts/release'
import { backoffMs, openEventStream } from '@touchline/serving'
import { NEVER, Observable } from 'rxjs'
import * as v from 'valibot'

const Message = v.pipe(v.string(), v.parseJson(), ReleaseEvent)

export interface ReleaseNewsDeps {
  /** Address of the release service; without one there is no news, and pages ask for themselves. */
  service: string | undefined
  /** News of other channels is for other pages. */
  channel: string
  /** 0 to 1. */
  random: () => number
  log: (message: string, facts: object) => void
}

const FIRST_MS = 500
const LONGEST_MS = 15_000
/** Several heartbeats of the service: a stream that is silent for so long counts as dead. */
const SILENCE_MS = 45_000

/** Milliseconds until the next try, doubling, with jitter so that many servers do not come back together. */
const retryDelay = (failures: number, random: () => number): number =>
  backoffMs(failures, FIRST_MS, LONGEST_MS) * (0.5 + random() / 2)

/** News of the release service while subscribed, with automatic reconnects; each revision comes once. */
export function releaseNews({ service, channel, random, log }: ReleaseNewsDeps): Observable<ReleaseEvent> {
  if (service === undefined) return NEVER
  return new Observable<ReleaseEvent>((subscriber) => {
    const seen = new Map<string, string>()
    const stream = openEventStream({
      url: `${service}/events`,
      silenceMs: SILENCE_MS,
      retryMs: (failures) => retryDelay(failures, random),
      onFailure: (error) => log('the release service tells no news', { error: String(error) }),
      onData: (data) => {
        const message = v.safeParse(Message, data)
        if (!message.success) return
        const news = message.output
        const tag = releaseTag(news)
        if (news.channel !== channel || seen.get(news.brand) === tag) return
        seen.set(news.brand, tag)
        subscriber.next(news)
      },
    })
    return stream.stop
  })
}
