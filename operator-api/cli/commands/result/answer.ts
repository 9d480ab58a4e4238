import type { MatchResult } from '@touchline/rules'
import type { PoolClient } from 'pg'
import { foreseeSettlement } from '../../../src/modules/settlement'
import { type NamedMatch, newestOf, type RecordedResult } from '../../recorded-results'
import { shortResult } from './short-result'

/** A match whose result was written, as it was before. */
export interface Written {
  readonly before: NamedMatch
  readonly written: RecordedResult
  /** A result typed earlier for a part, which this command discards though it did not name it. */
  readonly typed?: MatchResult | null
}

/** A line for `whole` and each of its parts: teams, league, the result before and now, and the effect on bets. */
export async function answerOf(whole: number, all: readonly Written[], tx: PoolClient): Promise<string> {
  const lines: string[] = []
  for (const { before, written, typed } of all) {
    const { match, revision } = written
    const now = await newestOf(match, tx)
    const part = match === whole ? '' : ', a part of it'
    const teams = [before.home, before.away].filter(Boolean).join(' – ')
    const change = `${shortResult(before.before)} → ${shortResult(now.before)}`
    const gone = typed
      ? `; ${shortResult(typed)}, typed of it before, counts no longer: type it again if it is to stand`
      : ''
    lines.push(
      `match ${match}${part}: ${teams}, ${before.league}: ${change}, revision ${revision}; ${await betsText(match, tx)}${gone}`,
    )
  }
  return lines.join('\n')
}

/** The changes of bets by the new result; unchanged bets are not counted. */
async function betsText(match: number, tx: PoolClient): Promise<string> {
  const { settled, again, reopened, open } = await foreseeSettlement(tx, match)
  const counted = [
    ...(settled > 0 ? [`${countOf(settled)} to settle`] : []),
    ...(again > 0 ? [`${countOf(again)} to settle anew`] : []),
    ...(reopened > 0 ? [reopened === 1 ? '1 bet runs again' : `${reopened} bets run again`] : []),
    ...(open > 0 ? [open === 1 ? '1 bet stays open' : `${open} bets stay open`] : []),
  ]
  return counted.length > 0 ? counted.join(', ') : 'no bets to settle'
}

const countOf = (bets: number): string => (bets === 1 ? '1 bet' : `${bets} bets`)
