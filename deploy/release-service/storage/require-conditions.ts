import { randomUUID } from 'node:crypto'
import type { ObjectStore } from './object-store'

/**
 * Tries that a storage keeps its promises about conditions. A bucket that ignores them would let two changes of the same
 * revision through, and one of them would be lost.
 * @throws Error that says which promise is not kept
 */
export async function requireConditions(store: ObjectStore): Promise<void> {
  const key = `probe/${randomUUID()}`
  const [one, two] = [Buffer.from('one'), Buffer.from('two')]
  try {
    await store.write(key, one, null)
    if (await store.write(key, two, null)) throw refusal('creates an object that is there already')
    const tag = (await store.read(key))?.tag ?? ''
    if (!(await store.write(key, two, tag))) throw refusal('does not replace an object by its tag')
    if (await store.write(key, one, tag)) throw refusal('replaces an object that has another tag')
  } finally {
    await store.remove(key)
  }
}

const refusal = (what: string): Error =>
  new Error(`The bucket ${what}: releases need one with conditional writes (If-None-Match and If-Match).`)
