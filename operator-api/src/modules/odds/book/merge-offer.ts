import type { FeedEventOf, OfferLine, OfferMyanmar } from '../feed/feed-event'
import type { HeldLine, HeldMatch, HeldMyanmar } from './held-match'
import { lineId, myanmarId } from './line-id'

/** Balls count seconds from here, so that they go on rising over a restart. */
const BALL_EPOCH = Date.UTC(2026, 0, 1)

/**
 * The lines after an offer. A line whose prices did not move keeps its ball; one that moved gets a higher one, also
 * higher than any before a restart of the process.
 */
export function mergeOffer(
  held: Pick<HeldMatch, 'id' | 'lines' | 'myanmar'>,
  offer: FeedEventOf<'offer'>,
  now: number,
): Pick<HeldMatch, 'lines' | 'myanmar'> {
  const nextBall = (ball = 0) => Math.max(ball + 1, Math.floor((now - BALL_EPOCH) / 1000))
  const lines = new Map<number, HeldLine>()
  for (const line of offer.lines) {
    const id = lineId(held.id, line.bet_type, line.period, line.line)
    lines.set(id, mergeLine(id, line, held.lines.get(id), nextBall))
  }
  const myanmar = new Map<number, HeldMyanmar>()
  for (const row of offer.myanmar) {
    const id = myanmarId(held.id, row.kind)
    myanmar.set(id, mergeMyanmar(id, row, held.myanmar.get(id), nextBall))
  }
  return { lines, myanmar }
}

type NextBall = (ball?: number) => number

function mergeLine(id: number, line: OfferLine, held: HeldLine | undefined, nextBall: NextBall): HeldLine {
  const moved = held === undefined || !samePrices(held.prices, line.prices)
  if (held && !moved && held.state === line.state && held.comboMin === line.combo_min) return held
  return {
    id,
    betType: line.bet_type,
    period: line.period,
    line: line.line,
    ball: moved ? nextBall(held?.ball) : held.ball,
    state: line.state,
    comboMin: line.combo_min,
    prices: moved ? line.prices : held.prices,
  }
}

function mergeMyanmar(
  id: number,
  row: OfferMyanmar,
  held: HeldMyanmar | undefined,
  nextBall: NextBall,
): HeldMyanmar {
  const same =
    held !== undefined &&
    held.upper === row.upper &&
    held.goals === row.goals &&
    held.percent === row.percent &&
    samePrices(held.prices, row.prices)
  if (same && held.state === row.state) return held
  return { ...row, id, ball: same ? held.ball : nextBall(held?.ball) }
}

const samePrices = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((price, i) => price === b[i])
