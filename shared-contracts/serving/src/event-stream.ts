import { createParser } from 'eventsource-parser'

/** Server-sent events of one address, for as long as nobody stops listening. */
export interface EventStream {
  /** Whether news comes by itself now; while it does not somebody has to ask. */
  isOpen(): boolean
  stop(): void
}

export interface EventStreamOptions {
  url: string
  /** The content of an event, as text. */
  onData: (data: string) => void
  /** Without a byte for this long the stream is taken for dead, milliseconds: servers send heartbeats. */
  silenceMs: number
  /** Milliseconds until the next attempt, when so many in a row brought nothing. */
  retryMs: (failures: number) => number
  /** An attempt failed; reported once for failures in a row. */
  onFailure?: (error: unknown) => void
}

/** Listens and connects again by itself, also after a stream that ended or fell silent. */
export function openEventStream(options: EventStreamOptions): EventStream {
  const stopped = new AbortController()
  let isOpen = false
  let failures = 0
  let isReported = false

  const listen = async (): Promise<void> => {
    const silence = new AbortController()
    const watch = () => setTimeout(() => silence.abort(new Error('silent for too long')), options.silenceMs)
    let timer = watch()
    const parser = createParser({
      onEvent: ({ data }) => {
        failures = 0
        isReported = false
        options.onData(data)
      },
    })
    try {
      const signal = AbortSignal.any([stopped.signal, silence.signal])
      const response = await fetch(options.url, { headers: { accept: 'text/event-stream' }, signal })
      if (!response.ok || !response.body) throw new Error(`the answer was ${response.status}`)
      isOpen = true
      const decoder = new TextDecoder()
      for await (const chunk of response.body) {
        clearTimeout(timer)
        timer = watch()
        parser.feed(decoder.decode(chunk, { stream: true }))
      }
    } finally {
      isOpen = false
      clearTimeout(timer)
    }
  }

  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      try {
        await listen()
      } catch (error) {
        if (!isReported && !stopped.signal.aborted) options.onFailure?.(error)
        isReported = true
      }
      await pause(options.retryMs(failures), stopped.signal)
      failures += 1
    }
  }
  void run()
  return { isOpen: () => isOpen, stop: () => stopped.abort() }
}

const pause = (ms: number, stopped: AbortSignal): Promise<void> =>
  new Promise((done) => {
    if (stopped.aborted) return done()
    const timer = setTimeout(done, ms)
    timer.unref()
    stopped.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        done()
      },
      { once: true },
    )
  })
