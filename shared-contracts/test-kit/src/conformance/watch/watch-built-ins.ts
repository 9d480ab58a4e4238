import { type BuiltIns, builtIns } from '../../../jest/built-ins.cjs'
import type { Watcher } from './watcher'

/** Where the jest preset keeps what was built in before any module of the test was evaluated. */
const BEFORE_MODULES = Symbol.for('touchline.built-ins')

/** Watches what is built in: whoever changes `Array.prototype` changes it for the shell and for every other remote. */
export function watchBuiltIns(): Watcher {
  const kept = (Reflect.get(globalThis, BEFORE_MODULES) as BuiltIns | undefined) ?? builtIns(window)
  return {
    left: () => changesOf(kept, builtIns(window)),
    // What was there before the remote stays what counts: a change is a fault the first time too.
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
