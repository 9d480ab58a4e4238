/** The newest question about each thing of a list: an answer to an older one is not taken. */
export class NewestAsked<Key> {
  private readonly turns = new Map<Key, number>()

  /** Begins a request; the returned function checks that it still is the newest one of this key. */
  begin(key: Key): () => boolean {
    const turn = (this.turns.get(key) ?? 0) + 1
    this.turns.set(key, turn)
    return () => this.turns.get(key) === turn
  }
}
