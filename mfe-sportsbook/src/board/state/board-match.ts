import {
  HEAD,
  type HeadRow,
  type LineState,
  type Market,
  PERIOD_CODES,
  type Period,
  type Scoreboard,
} from '@touchline/contracts/odds'
import { createAtom, type IAtom } from 'mobx'
import type { MatchFacts } from '../../shared/domain/match-facts'

/** A Burmese price: goals and percent seen from the upper side. */
export interface MyanmarTerms {
  readonly goals: number
  readonly percent: number
  /** 0 home, 1 away. */
  readonly upper: 0 | 1
}

/** One line of a match; its prices lie in the price table from `base`. */
export interface OddsLine {
  readonly id: number
  readonly match: BoardMatch
  /** Index into BET_TYPES, or a Burmese group. */
  readonly group: number
  readonly period: Period
  /** Quarter goals, home side or total. */
  readonly value: number
  readonly comboMin: number
  readonly base: number
  readonly count: number
  myanmar: MyanmarTerms | null
  ball: number
  state: LineState
  /** Tick of the last change of prices or state. */
  stamp: number
  /** Epoch milliseconds of that change, and of the last move of the line itself. */
  changedAt: number
  movedAt: number
}

/** Lines of one kind and part are together, in the order of the feed: the main line first. */
export const groupKey = (group: number, period: number): number => group * PERIOD_CODES + period

/** A goal that the row still speaks of. */
export interface RecentGoal {
  readonly side: 'home' | 'away'
  /** Epoch milliseconds. */
  readonly at: number
}

/** The facts of a head row beside its lines. */
export interface HeadFacts {
  readonly sport: number
  readonly market: Market
  readonly parlay: boolean
  /** A bit for each of `BET_TYPES` that has lines, on the board or beyond it. */
  readonly offers: number
  /** Markets that its page opens; 0 where the board shows all. */
  readonly more: number
}

export function headFacts(row: HeadRow): HeadFacts {
  const [, sport, market, , , parlay, , more, moremore] = row
  let offers = 0
  for (let type = 0; type < HEAD.lines - HEAD.counts; type += 1)
    if (row[HEAD.counts + type] !== 0) offers |= 1 << type
  return { sport, market, parlay: parlay > 0, offers, more: more + moremore }
}

/**
 * A match with its lines. Views watch it as one: its atom exists only while somebody does, so that ticks of matches
 * off screen cost a write into the price table and nothing else.
 */
export class BoardMatch {
  /** All lines in the order of the feed: one short list, because an array for each kind would cost more than the lines. */
  lines: readonly OddsLine[] = []
  myanmar = false
  goal: RecentGoal | null = null
  /** Score by set or quarter, for sports that are played in them. */
  scoreboard: Scoreboard | null = null
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

  /** The part whose lines are beside those of the whole match; 0 without one. Boards are sent one at most. */
  get part(): number {
    return this.lines.find(({ period }) => period !== 0)?.period ?? 0
  }

  /** The line of a kind and half (`groupKey`) at a place among them: 0 is the main one. */
  line(key: number, index: number): OddsLine | undefined {
    let place = 0
    for (const line of this.lines) {
      if (groupKey(line.group, line.period) !== key) continue
      if (place === index) return line
      place += 1
    }
    return undefined
  }

  lineCount(key: number): number {
    let count = 0
    for (const line of this.lines) if (groupKey(line.group, line.period) === key) count += 1
    return count
  }
}
