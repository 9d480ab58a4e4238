import { Precompressed } from './precompressed'

/** Answers kept: every board whole and since each of the last sequences, and the matches that are looked at. */
const KEPT = 300

/** Answers by what was asked; a newer version of an answer takes the place of the older. */
export class AnswerCache {
  private readonly answers = new Map<string, Precompressed>()

  /** Whether the answer with this tag is there. */
  has(key: string, etag: string): boolean {
    return this.answers.get(key)?.etag === etag
  }

  /** The answer with this tag, built when it is not there. */
  get(key: string, etag: string, build: () => object): Precompressed {
    const held = this.answers.get(key)
    this.answers.delete(key)
    const answer = held?.etag === etag ? held : new Precompressed(etag, build())
    this.answers.set(key, answer)
    for (const oldest of this.answers.keys()) {
      if (this.answers.size <= KEPT) break
      this.answers.delete(oldest)
    }
    return answer
  }
}
