/** Questions about the same thing, of which the newest alone counts: what is answered late is dropped. */
export class NewestAnswer {
  private turn = 0
  private newest: Promise<void> = Promise.resolve()

  /** Asks. Done once the newest question is answered, which may be a later one: who waits for an answer is never left without. */
  ask<Answer>(question: () => Promise<Answer>, take: (answer: Answer) => void): Promise<void> {
    this.turn += 1
    this.newest = this.follow(this.turn, question, take)
    return this.newest
  }

  /** What is being asked counts no more: something newer has come by itself. */
  overtake(): void {
    this.turn += 1
    this.newest = Promise.resolve()
  }

  private async follow<Answer>(
    turn: number,
    question: () => Promise<Answer>,
    take: (answer: Answer) => void,
  ): Promise<void> {
    const answer = await question()
    if (turn === this.turn) take(answer)
    else await this.newest
  }
}
