import { beyond, type Watcher } from './watcher'

type Listener = EventListenerOrEventListenerObject | null
type ListenerOptions = boolean | AddEventListenerOptions

/** Targets that outlive every remote, by the name that a developer knows them by. */
const lasting = (): [string, EventTarget][] => [
  ['window', window],
  ['document', document],
  ['<html>', document.documentElement],
  ['<head>', document.head],
  ['<body>', document.body],
]

/** Watches listeners on what outlives a remote: the window, the document, its roots, and media queries. */
export function watchListeners(): Watcher {
  const held = new Map<string, number>()
  const count = (key: string, by: number) => held.set(key, (held.get(key) ?? 0) + by)
  const list = () => [
    ...[...held].flatMap(([key, times]) => Array<string>(Math.max(times, 0)).fill(key)),
    ...lasting().flatMap(([name, target]) => handlersOf(name, target)),
  ]
  // jsdom's selector engine adds listeners of its own the first time it is asked.
  document.querySelector('style, link[rel=stylesheet]')
  const restore = [
    ...lasting().map(([name, target]) => countListeners(target, name, count)),
    countMediaQueries(count),
  ]
  let start = list()
  return {
    changes: () => beyond(start, list()).map((entry) => `a listener stays: ${entry}`),
    reset: () => {
      start = list()
    },
    stop: () => {
      for (const put of restore) put()
    },
  }
}

/** Handlers that were set as properties, such as `window.onresize`. */
function handlersOf(name: string, target: EventTarget): string[] {
  const names = name === 'window' || name === 'document' ? HANDLERS : []
  return names.filter((key) => typeof Reflect.get(target, key) === 'function').map((key) => `${name} ${key}`)
}

const HANDLERS = [
  'onblur',
  'onclick',
  'onerror',
  'onfocus',
  'onkeydown',
  'onmessage',
  'onpopstate',
  'onresize',
].concat(['onscroll', 'onstorage', 'onpointerdown', 'onbeforeunload', 'onvisibilitychange'])

type Count = (key: string, by: number) => void

function countListeners(target: EventTarget, name: string, count: Count): () => void {
  const { addEventListener, removeEventListener } = target
  const known = new Map<unknown, Set<string>>()
  target.addEventListener = (type: string, listener: Listener, options?: ListenerOptions) => {
    const keys = known.get(listener) ?? new Set()
    const key = keyOf(type, options)
    if (listener && !keys.has(key)) {
      known.set(listener, keys.add(key))
      count(`${name} ${key}`, 1)
      if (typeof options === 'object') {
        options.signal?.addEventListener('abort', () => forget(listener, key))
      }
    }
    addEventListener.call(target, type, listener, options)
  }
  const forget = (listener: unknown, key: string) => {
    if (known.get(listener)?.delete(key)) count(`${name} ${key}`, -1)
  }
  target.removeEventListener = (type: string, listener: Listener, options?: ListenerOptions) => {
    forget(listener, keyOf(type, options))
    removeEventListener.call(target, type, listener, options)
  }
  return () => Object.assign(target, { addEventListener, removeEventListener })
}

/** A listener counts once per phase, with any other options. */
const keyOf = (type: string, options?: ListenerOptions): string =>
  (typeof options === 'object' ? options.capture : options) ? `${type} capture` : type

/** The page keeps a media query as long as somebody listens to it. */
function countMediaQueries(count: Count): () => void {
  const { matchMedia } = window
  window.matchMedia = (media) => {
    const query = matchMedia.call(window, media)
    countListeners(query, `media query ${media}`, count)
    return query
  }
  return () => {
    window.matchMedia = matchMedia
  }
}
