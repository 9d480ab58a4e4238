/** Lets those who ask for the same while it is read share that read. Only for what never changes once it is there. */
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
