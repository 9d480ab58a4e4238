import { type BuiltIns, builtIns } from '../../../jest/built-ins.cjs'
import type { Watcher } from './watcher'

/** The jest preset keeps the built-ins here, from before any module of the test was evaluated. */
const BEFORE_MODULES = Symbol.for('touchline.built-ins')

/** Watches built-ins: a change of `Array.prototype` affects the shell and every other remote. */
export function watchBuiltIns(): Watcher {
  const kept = (Reflect.get(globalThis, BEFORE_MODULES) as BuiltIns | undefined) ?? builtIns(window)
  return {
    changes: () => changesOf(kept, builtIns(window)),
    // The state before the remote stays the reference: a change is a fault the first time too.
    reset: () => undefined,
    stop: () => undefined,
  }
}

function changesOf(before: BuiltIns, now: BuiltIns): string[] {
  const isSame = (name: string) => before.get(name)?.every((part, index) => part === now.get(name)?.[index])
  const gone = [...before.keys()].filter((name) => !isSame(name))
  return [
    ...gone.map((name) => `it ${now.has(name) ? 'replaces' : 'removes'} ${name}`),
    ...[...now.keys()].filter((name) => !before.has(name)).map((name) => `it adds ${name}`),
  ]
}
