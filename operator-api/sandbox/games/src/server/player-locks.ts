/** One piece of work at a time for each player: nonces are given in order. */
export class PlayerLocks {
  private readonly tails = new Map<string, Promise<unknown>>()

  run<T>(player: string, work: () => Promise<T>): Promise<T> {
    const result = (this.tails.get(player) ?? Promise.resolve()).then(work)
    const tail = result.catch(() => undefined)
    this.tails.set(player, tail)
    void tail.then(() => {
      if (this.tails.get(player) === tail) this.tails.delete(player)
    })
    return result
  }
}
