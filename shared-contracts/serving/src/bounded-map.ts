/** A map of so many entries at most: one more drops the one that was set longest ago, and nobody else's. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  /** `onDrop` hears of entries that made room, not of those that were deleted. */
  constructor(
    private readonly most: number,
    private readonly onDrop: (key: Key) => void = () => undefined,
  ) {
    super()
  }

  override set(key: Key, value: Value): this {
    // What is set again is the newest.
    this.delete(key)
    for (const oldest of this.keys()) {
      if (this.size < this.most) break
      this.delete(oldest)
      this.onDrop(oldest)
    }
    return super.set(key, value)
  }
}
