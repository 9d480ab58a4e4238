/** A map of limited size: one entry more evicts the oldest one. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  /** `onDrop` receives evicted entries, not deleted ones. */
  constructor(
    private readonly most: number,
    private readonly onDrop: (key: Key) => void = () => undefined,
  ) {
    super()
  }

  override set(key: Key, value: Value): this {
    // An updated entry is the newest.
    this.delete(key)
    for (const oldest of this.keys()) {
      if (this.size < this.most) break
      this.delete(oldest)
      this.onDrop(oldest)
    }
    return super.set(key, value)
  }
}
