import type { HeadRow, Market } from '@touchline/contracts'
import { createAtom, type IAtom } from 'mobx'
import type { MatchFacts } from '../domain/match-facts'
import type { OddsLine } from './odds-line'

/** A goal that the row still speaks of. */
export interface RecentGoal {
  readonly side: 'home' | 'away'
  /** Epoch milliseconds. */
  readonly at: number
}

/** What a head row says beside its lines. */
export interface HeadFacts {
  readonly sport: number
  readonly market: Market
  readonly parlay: boolean
  /** Markets beyond those on the board. */
  readonly more: number
}

export const headFacts = ([, sport, market, , , parlay, , more, moremore]: HeadRow): HeadFacts => ({
  sport,
  market,
  parlay: parlay > 0,
  more: more + moremore,
})

/**
 * A match with its lines. Views watch it as one: its atom exists only while somebody does, so that ticks of matches
 * off screen cost a write into the price table and nothing else.
 */
export class BoardMatch {
  /** Lines by `groupKey`. */
  groups: (OddsLine[] | undefined)[] = []
  myanmar = false
  goal: RecentGoal | null = null
  /** Ticks of the last changes: of any line, of facts. */
  stamp = 0
  factsStamp = 0
  private atom: IAtom | null = null

  constructor(
    readonly id: number,
    public facts: MatchFacts,
    public head: HeadFacts,
  ) {}

  /** Called inside a reaction: it runs again when anything of the match changes. */
  observe(): void {
    this.atom ??= createAtom('match', undefined, () => {
      this.atom = null
    })
    this.atom.reportObserved()
  }

  get isWatched(): boolean {
    return this.atom !== null
  }

  reportChanged(): void {
    this.atom?.reportChanged()
  }

  line(key: number, index: number): OddsLine | undefined {
    return this.groups[key]?.[index]
  }

  lineCount(key: number): number {
    return this.groups[key]?.length ?? 0
  }
}
