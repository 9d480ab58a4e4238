import { ReleaseEvent, releaseTag } from '@touchline/contracts/release'
import { createParser } from 'eventsource-parser'
import { Observable } from 'rxjs'
import * as v from 'valibot'

const Message = v.pipe(v.string(), v.parseJson(), ReleaseEvent)

export interface ReleaseNewsDeps {
  /** Address of the release service; without one there is no news, and pages ask for themselves. */
  service: string | undefined
  /** News of other channels is for other pages. */
  channel: string
  fetch: typeof fetch
  /** 0 to 1. */
  random: () => number
  log: (message: string, facts: object) => void
}

const FIRST_MS = 500
const LONGEST_MS = 15_000
/** Several heartbeats of the service: a stream that says nothing for so long is taken for dead. */
const SILENCE_MS = 45_000

/** Milliseconds until the next try, doubling, with jitter so that many servers do not come back together. */
const retryDelay = (failures: number, random: () => number): number =>
  Math.min(FIRST_MS * 2 ** failures, LONGEST_MS) * (0.5 + random() / 2)

/** News of the release service while subscribed, connecting again by itself; a revision is told once. */
export function releaseNews(deps: ReleaseNewsDeps): Observable<ReleaseEvent> {
  return new Observable<ReleaseEvent>((subscriber) => {
    const stopped = new AbortController()
    const told = new Map<string, string>()
    const hear = (news: ReleaseEvent) => {
      const tag = releaseTag(news)
      if (news.channel !== deps.channel || told.get(news.brand) === tag) return
      told.set(news.brand, tag)
      subscriber.next(news)
    }
    if (deps.service !== undefined) void keepListening(deps, `${deps.service}/events`, hear, stopped.signal)
    return () => stopped.abort()
  })
}

async function keepListening(
  deps: ReleaseNewsDeps,
  url: string,
  hear: (news: ReleaseEvent) => void,
  stopped: AbortSignal,
): Promise<void> {
  let failures = 0
  while (!stopped.aborted) {
    try {
      await listen(deps.fetch, url, stopped, (news) => {
        failures = 0
        hear(news)
      })
    } catch (error) {
      if (failures === 0 && !stopped.aborted)
        deps.log('the release service tells no news', { error: String(error) })
    }
    await pause(retryDelay(failures, deps.random), stopped)
    failures += 1
  }
}

/** Reads one stream to its end. */
async function listen(
  ask: typeof fetch,
  url: string,
  stopped: AbortSignal,
  hear: (news: ReleaseEvent) => void,
): Promise<void> {
  const silence = new AbortController()
  const watch = () => setTimeout(() => silence.abort(new Error('silent for too long')), SILENCE_MS)
  let timer = watch()
  const parser = createParser({
    onEvent: ({ data }) => {
      const message = v.safeParse(Message, data)
      if (message.success) hear(message.output)
    },
  })
  try {
    const signal = AbortSignal.any([stopped, silence.signal])
    const response = await ask(url, { headers: { accept: 'text/event-stream' }, signal })
    if (!response.ok || !response.body) throw new Error(`the answer was ${response.status}`)
    const decoder = new TextDecoder()
    for await (const chunk of response.body) {
      clearTimeout(timer)
      timer = watch()
      parser.feed(decoder.decode(chunk, { stream: true }))
    }
  } finally {
    clearTimeout(timer)
  }
}

const pause = (ms: number, stopped: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, ms)
    timer.unref()
    stopped.addEventListener('abort', () => done(), { once: true })
  })
