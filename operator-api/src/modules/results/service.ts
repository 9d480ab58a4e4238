import type { Bet, LegResult, ResultBet, ResultDetails, ResultMatch } from '@touchline/contracts/calls'
import { legResultOf } from './leg-result'
import type { MatchBetRow, MatchFacts, ResultRepository } from './repository'
import { type MatchRecord, resultDetailsOf, resultMatchOf } from './rules'

/** Joins matches, every revision of their results, and the counts within them. */
export function createResults(results: ResultRepository) {
  const recordsOf = async (
    facts: readonly MatchFacts[],
    wordsOf: typeof results.words = results.words,
  ): Promise<MatchRecord[]> => {
    const words = grouped(await wordsOf(facts.map(({ id }) => id)), ({ match_id }) => match_id)
    return facts.map((one) => ({ facts: one, words: words.get(one.id) ?? [] }))
  }
  const childrenOf = async (ids: readonly number[]): Promise<Map<number | null, MatchRecord[]>> =>
    grouped(await recordsOf(await results.childrenOf(ids)), ({ facts }) => facts.parent)
  const recordsById = async (ids: readonly number[]): Promise<Map<number, MatchRecord>> =>
    new Map((await recordsOf(await results.byIds(ids))).map((record) => [record.facts.id, record]))

  return {
    /** Matches as lists show them. */
    matchesOf: async (facts: readonly MatchFacts[]): Promise<ResultMatch[]> =>
      (await recordsOf(facts, results.wordsListed)).map(resultMatchOf),

    /** Matches with all that is known of them. */
    detailsOf: async (facts: readonly MatchFacts[]): Promise<ResultDetails[]> => {
      const records = await recordsOf(facts)
      const children = await childrenOf(facts.map(({ id }) => id))
      return records.map((record) => resultDetailsOf(record, children.get(record.facts.id) ?? []))
    },

    /** Bets of a member on these matches. */
    betsOn: async (account: string, ids: readonly number[]): Promise<ResultBet[]> =>
      (await results.betsOn(account, ids)).map(resultBetOf),

    /** What became of each leg of a bet. */
    legsOf: async (bet: Bet): Promise<LegResult[]> => {
      const ids = bet.legs.map(({ match_id }) => match_id)
      const records = await recordsById(ids)
      const children = await childrenOf(ids)
      return bet.legs.map((leg) =>
        legResultOf(bet, leg, records.get(leg.match_id), children.get(leg.match_id) ?? []),
      )
    },
  }
}

const resultBetOf = ({ bet_id, n, ...row }: MatchBetRow): ResultBet => ({
  ...row,
  bet_id: String(bet_id),
  leg: n + 1,
})

function grouped<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}
