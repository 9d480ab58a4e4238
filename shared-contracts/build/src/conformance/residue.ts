/** What a remote may leave behind, by kind: every entry names one thing that is there now and was not before. */
export interface Residue {
  listeners: string[]
  timers: string[]
  styles: string[]
  nodes: string[]
  fields: string[]
}

export interface ResidueWatch {
  /** What is there beyond the start of the watch. */
  found(): Residue
  /** Takes the present state as the start. */
  reset(): void
  stop(): void
}

type Restore = () => void

/** Watches the page for what `mount` puts up beside its target; one watch at a time. */
export function watchResidue(): ResidueWatch {
  const listeners = new Map<string, number>()
  const timers = new Map<unknown, string>()
  // jsdom's selector engine adds listeners of its own the first time it is asked.
  snapshot(listeners)
  const restore = [
    countListeners(window, 'window', listeners),
    countListeners(document, 'document', listeners),
    countListeners(document.body, 'body', listeners),
    countTimers('setTimeout', 'clearTimeout', timers),
    countTimers('setInterval', 'clearInterval', timers),
  ]
  let start = snapshot(listeners)
  return {
    reset: () => {
      start = snapshot(listeners)
      timers.clear()
    },
    found: () => {
      const now = snapshot(listeners)
      return {
        listeners: beyond(start.listeners, now.listeners),
        timers: [...timers.values()],
        styles: beyond(start.styles, now.styles),
        nodes: beyond(start.nodes, now.nodes),
        fields: beyond(start.fields, now.fields),
      }
    },
    stop: () => {
      for (const put of restore) put()
    },
  }
}

const snapshot = (listeners: ReadonlyMap<string, number>) => ({
  listeners: [...listeners].flatMap(([name, count]) => Array<string>(Math.max(count, 0)).fill(name)),
  styles: [...document.querySelectorAll('style, link[rel=stylesheet]')].map((style) => style.outerHTML),
  nodes: [...document.body.children].map((node) => node.outerHTML.slice(0, 120)),
  fields: Object.getOwnPropertyNames(window).sort(),
})

/** Entries of `now` that `before` does not account for, counting repetitions. */
function beyond(before: readonly string[], now: readonly string[]): string[] {
  const left = [...before]
  return now.filter((entry) => {
    const at = left.indexOf(entry)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

function countListeners(target: EventTarget, name: string, counts: Map<string, number>): Restore {
  const { addEventListener, removeEventListener } = target
  const known = new Map<unknown, Set<string>>()
  const count = (key: string, by: number) =>
    counts.set(`${name} ${key}`, (counts.get(`${name} ${key}`) ?? 0) + by)
  target.addEventListener = (type: string, listener: Listener, options?: ListenerOptions) => {
    const keys = known.get(listener) ?? new Set()
    const key = keyOf(type, options)
    if (listener && !keys.has(key)) {
      known.set(listener, keys.add(key))
      count(key, 1)
    }
    addEventListener.call(target, type, listener, options)
  }
  target.removeEventListener = (type: string, listener: Listener, options?: ListenerOptions) => {
    const key = keyOf(type, options)
    if (known.get(listener)?.delete(key)) count(key, -1)
    removeEventListener.call(target, type, listener, options)
  }
  return () => Object.assign(target, { addEventListener, removeEventListener })
}

type Listener = EventListenerOrEventListenerObject | null
type ListenerOptions = boolean | AddEventListenerOptions

/** A listener counts once per phase, whatever its other options. */
const keyOf = (type: string, options?: ListenerOptions): string =>
  (typeof options === 'object' ? options.capture : options) ? `${type} capture` : type

function countTimers(
  set: 'setTimeout' | 'setInterval',
  clear: 'clearTimeout' | 'clearInterval',
  running: Map<unknown, string>,
): Restore {
  const scope = window as unknown as Record<string, (...args: unknown[]) => unknown>
  const original = { [set]: scope[set], [clear]: scope[clear] }
  scope[set] = (run, ms, ...args) => {
    const started = new Error().stack?.split('\n')[2]?.trim() ?? ''
    const id = original[set]?.call(
      window,
      (...given: unknown[]) => {
        if (set === 'setTimeout') running.delete(id)
        if (typeof run === 'function') run(...given)
      },
      ms,
      ...args,
    )
    running.set(id, `${set} ${String(ms)} ms ${started}`)
    return id
  }
  scope[clear] = (id) => {
    running.delete(id)
    return original[clear]?.call(window, id)
  }
  return () => Object.assign(window, original)
}
