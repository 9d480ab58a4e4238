/** Lets equal requests during a read share it. Only for values that never change once they are there. */
export function shareReads<Key, Value>(read: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const underWay = new Map<Key, Promise<Value>>()
  return (key) => {
    const shared = underWay.get(key)
    if (shared) return shared
    const own = read(key).finally(() => underWay.delete(key))
    underWay.set(key, own)
    return own
  }
}
