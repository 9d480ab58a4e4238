/** Questions about the same thing, of which only the newest counts: late answers are dropped. */
export class NewestAnswer {
  private turn = 0
  private newest: Promise<void> = Promise.resolve()

  /** Asks. Resolves once the newest question is answered, possibly a later one, so that every caller gets an answer. */
  ask<Answer>(question: () => Promise<Answer>, take: (answer: Answer) => void): Promise<void> {
    this.turn += 1
    this.newest = this.follow(this.turn, question, take)
    return this.newest
  }

  /** Drops the pending question: newer data has come by itself. */
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
