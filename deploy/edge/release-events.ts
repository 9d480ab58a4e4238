import { createParser } from 'eventsource-parser'
import * as v from 'valibot'

/** A document of the release service has this revision now. */
const ReleaseEvent = v.object({ brand: v.string(), channel: v.string(), revision: v.number() })
export type ReleaseEvent = v.InferOutput<typeof ReleaseEvent>

export interface EventStream {
  /** Whether changes are told at once; without that somebody has to ask. */
  isOpen(): boolean
  stop(): void
}

export interface EventStreamOptions {
  /** Address of the stream. */
  url: string
  onEvent: (event: ReleaseEvent) => void
  /** Wait before the next attempt when the stream ended or did not open, in milliseconds. */
  retryMs: number
  /** Without a byte for this long the stream is taken for dead: the service sends heartbeats. */
  silenceMs: number
}

const Message = v.pipe(v.string(), v.parseJson(), ReleaseEvent)

/** Listens to the release service and connects again for as long as it runs. */
export function openEventStream(options: EventStreamOptions): EventStream {
  const { url, onEvent, retryMs, silenceMs } = options
  const stopped = new AbortController()
  let open = false

  const parser = createParser({
    onEvent: ({ data }) => {
      const message = v.safeParse(Message, data)
      if (message.success) onEvent(message.output)
    },
  })

  const listen = async () => {
    const silence = new AbortController()
    const signal = AbortSignal.any([stopped.signal, silence.signal])
    let timer = setTimeout(() => silence.abort(), silenceMs)
    try {
      const response = await fetch(url, { headers: { accept: 'text/event-stream' }, signal })
      if (!response.ok || !response.body) return
      open = true
      const decoder = new TextDecoder()
      for await (const chunk of response.body) {
        clearTimeout(timer)
        timer = setTimeout(() => silence.abort(), silenceMs)
        parser.feed(decoder.decode(chunk, { stream: true }))
      }
    } finally {
      open = false
      clearTimeout(timer)
      parser.reset()
    }
  }

  const run = async () => {
    while (!stopped.signal.aborted) {
      await listen().catch(() => undefined)
      if (!stopped.signal.aborted) await new Promise((next) => setTimeout(next, retryMs))
    }
  }
  void run()
  return { isOpen: () => open, stop: () => stopped.abort() }
}
