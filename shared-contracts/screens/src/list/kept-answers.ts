const KEPT_MAX = 10

/** The newest few answers by the address of their view: who comes back sees rows at once while they are asked for again. */
export class KeptAnswers<Data> {
  private readonly answers = new Map<string, Data>()

  of(path: string): Data | undefined {
    return this.answers.get(path)
  }

  clear(): void {
    this.answers.clear()
  }

  keep(path: string, data: Data): void {
    // To the end of the map: the least recently used entry is first.
    this.answers.delete(path)
    this.answers.set(path, data)
    const [oldest] = this.answers.keys()
    if (this.answers.size > KEPT_MAX && oldest !== undefined) this.answers.delete(oldest)
  }
}
