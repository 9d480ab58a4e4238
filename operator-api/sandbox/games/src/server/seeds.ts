import type { Journal } from '@touchline/serving'
import type { Revealed } from '../api'
import { type Book, type PlayerSeeds, seedStateOf } from './book'
import type { BookEntry } from './book-entries'

export interface SeedsDependencies {
  readonly book: Book
  readonly journal: Journal<BookEntry>
  /** 32 random bytes, hex. */
  readonly newSeed: () => string
  readonly now: () => number
}

/** Server seeds of players. The next one is committed to before the first bet under the current one. */
export class Seeds {
  constructor(private readonly d: SeedsDependencies) {}

  /** The seeds for the next round: new players get some, spent ones are rotated. */
  async ready(player: string): Promise<PlayerSeeds> {
    const seeds = this.d.book.seedsOf(player)
    if (!seeds) return this.replace(player, this.d.newSeed())
    const hasOpenRound = this.d.book.openRoundsOf(player).length > 0
    if (!hasOpenRound && this.d.book.isSeedSpent(player, this.d.now()))
      return this.replace(player, seeds.next)
    return seeds
  }

  /** Reveals the current seed and goes on with the next; null while a round under it is open. */
  async rotate(player: string): Promise<Revealed | null> {
    const seeds = await this.ready(player)
    if (this.d.book.openRoundsOf(player).length > 0) return null
    const { seed_hash } = seedStateOf(seeds)
    const next = await this.replace(player, seeds.next)
    return { revealed: { seed: seeds.current, seed_hash, rounds: seeds.nonce }, seed: seedStateOf(next) }
  }

  private async replace(player: string, current: string): Promise<PlayerSeeds> {
    const entry: BookEntry = { k: 'seeds', player, current, next: this.d.newSeed(), at: this.d.now() }
    this.d.book.apply(entry)
    await this.d.journal.append(entry)
    return this.d.book.seedsOf(player) as PlayerSeeds
  }
}
