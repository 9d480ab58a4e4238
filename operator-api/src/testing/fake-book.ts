import { Subject } from 'rxjs'
import type { ResultEvent } from '../modules/feed'
import type { BookMatch, OddsBook, OfferedLine, OfferedMyanmar } from '../modules/odds'

export const MATCH = 7001
export const LINE = 9001
export const BODY = 9901

/** A price list that a test writes. */
export interface FakeBook extends OddsBook {
  readonly results$: Subject<ResultEvent>
  put(match: Partial<BookMatch>, lines?: readonly Partial<Omit<OfferedLine, 'match'>>[]): void
  putMyanmar(line: Omit<OfferedMyanmar, 'match'>, match?: number): void
  drop(match: number): void
  /** Results that are known without an event of the feed. */
  knows(result: ResultEvent): void
  fresh(at: number): void
}

/** A football match of the first league, an hour before its kick-off. */
export const aMatch = (now: number): BookMatch => ({
  id: MATCH,
  leagueId: 1,
  competition: 1,
  sport: 1,
  league: 'First League',
  home: 'North',
  away: 'South',
  kickoff: now + 3_600_000,
  market: 2,
  period: 0,
  minute: 0,
  score: [0, 0],
  halfScore: null,
  reds: [0, 0],
  part: null,
  reportedParts: [],
  suspension: 0,
  danger: false,
  status: 0,
  parent: null,
  isWithheld: false,
})

/** Its handicap: home gives half a goal. */
export const aLine: Omit<OfferedLine, 'match'> = {
  id: LINE,
  betType: 'hdp',
  period: 0,
  line: -2,
  ball: 1,
  state: 0,
  comboMin: 2,
  prices: [96, 96],
}

/** A body that a test may offer: home gives a goal, and loses half the stake at exactly that margin. */
export const aBody: Omit<OfferedMyanmar, 'match'> = {
  id: BODY,
  betType: 'hdp',
  period: 0,
  upper: 0,
  goals: 1,
  percent: -50,
  ball: 1,
  state: 0,
  prices: [95, 95],
}

/** One match with one handicap, an hour before kick-off, until the test says otherwise. */
export function fakeBook(now: () => number): FakeBook {
  const matches = new Map<number, BookMatch>()
  const lines = new Map<number, Map<number, Omit<OfferedLine, 'match'>>>()
  const burmese = new Map<number, Map<number, Omit<OfferedMyanmar, 'match'>>>()
  const results = new Map<number, ResultEvent>()
  let freshAt: number | null = null
  const book: FakeBook = {
    results$: new Subject<ResultEvent>(),
    match: (id) => matches.get(id),
    line: (id, lineId) => {
      const match = matches.get(id)
      const line = lines.get(id)?.get(lineId)
      return match && line ? { ...line, match } : undefined
    },
    myanmarLine: (id, lineId) => {
      const match = matches.get(id)
      const line = burmese.get(id)?.get(lineId)
      return match && line ? { ...line, match } : undefined
    },
    marketLines: (id, type, period) =>
      [...(lines.get(id)?.values() ?? [])].filter(
        (line) => line.betType === type && line.period === period && line.state !== 2,
      ),
    resultsOf: async (ids) => ids.flatMap((id) => results.get(id) ?? []),
    freshAt: () => freshAt ?? now(),
    put: (match, some) => {
      const id = match.id ?? MATCH
      matches.set(id, { ...(matches.get(id) ?? aMatch(now())), ...match, id })
      const own = lines.get(id) ?? new Map([[LINE, aLine]])
      for (const line of some ?? []) {
        const lineId = line.id ?? LINE
        own.set(lineId, { ...(own.get(lineId) ?? aLine), ...line, id: lineId })
      }
      lines.set(id, own)
    },
    putMyanmar: (line, id = MATCH) => {
      burmese.set(id, new Map([...(burmese.get(id) ?? []), [line.id, line]]))
    },
    drop: (id) => {
      matches.delete(id)
      lines.delete(id)
    },
    knows: (result) => results.set(result.match, result),
    fresh: (at) => {
      freshAt = at
    },
  }
  book.put({})
  return book
}
