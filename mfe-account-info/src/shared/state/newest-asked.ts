/** The newest question about each thing of a list: an answer to an older one is not taken. */
export class NewestAsked<Key> {
  private readonly turns = new Map<Key, number>()

  /** A question begins; what is returned says whether it still is the newest one about this. */
  begin(key: Key): () => boolean {
    const turn = (this.turns.get(key) ?? 0) + 1
    this.turns.set(key, turn)
    return () => this.turns.get(key) === turn
  }
}
