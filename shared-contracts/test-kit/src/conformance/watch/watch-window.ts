import { CONNECTIONS } from './watch-connections'
import { OBSERVERS } from './watch-observers'
import { CLOCKS } from './watch-timers'
import type { Watcher } from './watcher'

/** Where the jest preset keeps what the window held before any module of the test was evaluated. */
const BEFORE_MODULES = Symbol.for('touchline.window')

/** Fields wrapped by the other watchers. */
const WRAPPED: readonly string[] = [
  ...CLOCKS.flatMap(({ start, end }) => [start, end]),
  ...OBSERVERS,
  ...CONNECTIONS,
].concat('addEventListener', 'removeEventListener', 'matchMedia')

/** Fields that libraries write for their tools: mobx, one copy for everybody, and every router its version. */
const OF_LIBRARIES = /^__(mobx|reactRouter)/

/** Watches fields on the window: nothing crosses between areas there, so a remote writes none, at no time. */
export function watchWindow(): Watcher {
  const kept = Reflect.get(globalThis, BEFORE_MODULES) as ReadonlySet<PropertyKey> | undefined
  // Fields added by other watchers count as present.
  const fields = new Set([...(kept ?? Reflect.ownKeys(window)), ...WRAPPED])
  const functions = functionsOf(fields)
  const isNew = (key: PropertyKey) =>
    !fields.has(key) && !OF_LIBRARIES.test(String(key)) && key !== BEFORE_MODULES
  return {
    changes: () => [
      ...Reflect.ownKeys(window)
        .filter(isNew)
        .map((key) => `it writes window.${String(key)}`),
      ...[...functions]
        .filter(([key, value]) => Reflect.get(window, key) !== value)
        .map(([key]) => `it replaces window.${String(key)}`),
    ],
    // The state before the remote stays the reference: a field is a fault the first time too.
    reset: () => undefined,
    stop: () => undefined,
  }
}

/** Current functions of the window, including those wrapped by other watchers. */
const functionsOf = (fields: ReadonlySet<PropertyKey>): Map<PropertyKey, unknown> =>
  new Map(
    [...fields].flatMap((key): [PropertyKey, unknown][] => {
      const value: unknown = Object.getOwnPropertyDescriptor(window, key)?.value
      return typeof value === 'function' ? [[key, value]] : []
    }),
  )
