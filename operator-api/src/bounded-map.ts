/** A map of so many entries at most: one more drops the one that was set longest ago, and nobody else's. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  constructor(private readonly most: number) {
    super()
  }

  override set(key: Key, value: Value): this {
    // What is set again is the newest.
    this.delete(key)
    for (const oldest of this.keys()) {
      if (this.size < this.most) break
      this.delete(oldest)
    }
    return super.set(key, value)
  }
}
