import type { Watcher } from './watcher'

type Handle = unknown
type Start = (run: unknown, ...args: unknown[]) => Handle
type Scope = Record<string, ((...args: unknown[]) => unknown) | undefined>

/** Pairs of what starts and what ends; `repeats` runs until it is ended. */
export const CLOCKS = [
  { start: 'setTimeout', end: 'clearTimeout', repeats: false },
  { start: 'setInterval', end: 'clearInterval', repeats: true },
  { start: 'requestAnimationFrame', end: 'cancelAnimationFrame', repeats: false },
  { start: 'requestIdleCallback', end: 'cancelIdleCallback', repeats: false },
] as const

/** MobX for React sweeps up after renders that were given up: one timer of the page for all areas. */
const OF_LIBRARIES = /UniversalFinalizationRegistry/

/** Watches timers and frames that are still to come. */
export function watchTimers(): Watcher {
  const running = new Map<string, string>()
  const scope = window as unknown as Scope
  const restore = CLOCKS.filter(({ start }) => typeof scope[start] === 'function').map((clock) =>
    wrap(scope, clock, running),
  )
  return {
    changes: () => [...running.values()].map((timer) => `a timer goes on: ${timer}`),
    reset: () => running.clear(),
    stop: () => {
      for (const put of restore) put()
    },
  }
}

function wrap(
  scope: Scope,
  { start, end, repeats }: (typeof CLOCKS)[number],
  running: Map<string, string>,
): () => void {
  const original = { [start]: scope[start], [end]: scope[end] }
  const begin: Start = (run, ...args) => {
    const from = new Error().stack?.split('\n')[2]?.trim() ?? ''
    let key = ''
    const handle = original[start]?.call(
      window,
      (...given: unknown[]) => {
        if (!repeats) running.delete(key)
        if (typeof run === 'function') run(...given)
      },
      ...args,
    )
    key = `${start} ${String(handle)}`
    if (OF_LIBRARIES.test(from)) return handle
    const delay = args[0] === undefined ? '' : ` ${String(args[0])} ms`
    running.set(key, `${start}${delay} ${from}`)
    return handle
  }
  scope[start] = begin
  scope[end] = (handle) => {
    // Browsers let either function end either kind of timer.
    for (const clock of CLOCKS)
      if (clock.end === end || /Timeout|Interval/.test(end))
        running.delete(`${clock.start} ${String(handle)}`)
    return original[end]?.call(window, handle)
  }
  return () => Object.assign(scope, original)
}
