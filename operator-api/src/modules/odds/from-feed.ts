import type { BetType } from '@touchline/contracts/odds'
import {
  clockFault,
  type FeedEventOf,
  lineFault,
  lineId,
  myanmarFault,
  myanmarId,
  type OfferLine,
  type OfferMyanmar,
} from '../feed'
import { BEFORE_KICKOFF, type PlayState } from './play-state'
import type { HeldLeague, HeldLine, HeldMatch, HeldMyanmar } from './rules'

/** A match as its event says it; its play and its offer stay. */
export function matchFrom(
  event: FeedEventOf<'match'>,
  held: HeldMatch | undefined,
  {
    known,
    isWithheld,
    isStopped,
    isUnread,
    publishedAt,
  }: Pick<HeldMatch, 'known' | 'isWithheld' | 'isStopped' | 'isUnread' | 'publishedAt'>,
): HeldMatch {
  return {
    id: event.id,
    league: event.league,
    home: event.home,
    away: event.away,
    type: event.match_type,
    parent: event.parent,
    kickoff: event.kickoff,
    goesLive: event.goes_live,
    media: event.media,
    play: held?.play ?? BEFORE_KICKOFF,
    known,
    lines: held?.lines ?? new Map(),
    myanmar: held?.myanmar ?? new Map(),
    isWithheld,
    isStopped,
    isUnread,
    publishedAt: held?.publishedAt ?? publishedAt,
    isSilent: held?.isSilent ?? false,
  }
}

/** The state of play from an event, as of its publication; an impossible clock is dropped. */
export const playFrom = (event: FeedEventOf<'state'>, at: number): PlayState => ({
  period: event.period,
  clockBase: clockFault(event, at) === null ? event.clock_base : 0,
  score: event.score,
  halfScore: event.half_score,
  reds: event.reds,
  suspension: event.suspension,
  danger: event.danger,
  status: event.status,
  scoreboard: event.scoreboard ?? null,
})

export const sameLeague = (a: HeldLeague, b: HeldLeague): boolean =>
  a.sport === b.sport &&
  a.name === b.name &&
  a.country === b.country &&
  a.order === b.order &&
  a.competition === b.competition

/** Whether two say the same of a match beforehand; its play and its offer aside. */
export const sameMatch = (a: HeldMatch, b: HeldMatch): boolean =>
  a.league === b.league &&
  a.home === b.home &&
  a.away === b.away &&
  a.type === b.type &&
  a.parent === b.parent &&
  a.kickoff === b.kickoff

/** Balls count seconds from here, so that they go on rising over a restart. */
const BALL_EPOCH = Date.UTC(2026, 0, 1)

/**
 * The lines after an offer, without any that no page could show. A line with unchanged prices keeps its ball; a moved line
 * gets a higher one, also higher than any before a restart of the process.
 */
export function mergeOffer(
  held: Pick<HeldMatch, 'id' | 'lines' | 'myanmar'>,
  offer: FeedEventOf<'offer'>,
  now: number,
  priced: Priced,
): Pick<HeldMatch, 'lines' | 'myanmar'> {
  const nextBall = nextBallAt(now)
  const lines = new Map<number, HeldLine>()
  for (const line of offer.lines) {
    if (lineFault(line) !== null) continue
    const id = lineId(held.id, line.bet_type, line.period, line.line)
    lines.set(
      id,
      mergeLine({ ...line, id, prices: priced(id, line) }, line.prices, held.lines.get(id), nextBall),
    )
  }
  const myanmar = new Map<number, HeldMyanmar>()
  for (const row of offer.myanmar) {
    if (myanmarFault(row) !== null) continue
    const id = myanmarId(held.id, row.kind)
    myanmar.set(id, mergeMyanmar(id, row, held.myanmar.get(id), nextBall))
  }
  return { lines, myanmar }
}

type NextBall = (ball?: number) => number
const nextBallAt =
  (now: number): NextBall =>
  (ball = 0) =>
    Math.max(ball + 1, Math.floor((now - BALL_EPOCH) / 1000))

/** Prices that the house sells a line of the feed at. */
export type Priced = (
  id: number,
  line: { readonly bet_type: BetType; readonly prices: readonly number[] },
) => readonly number[]

function mergeLine(
  line: Omit<OfferLine, 'prices'> & { readonly id: number; readonly prices: readonly number[] },
  fed: readonly number[],
  held: HeldLine | undefined,
  nextBall: NextBall,
): HeldLine {
  const moved = held === undefined || !samePrices(held.prices, line.prices)
  const isSame = held && !moved && held.state === line.state && held.comboMin === line.combo_min
  if (isSame && samePrices(held.fed, fed)) return held
  return {
    id: line.id,
    betType: line.bet_type,
    period: line.period,
    line: line.line,
    ball: moved ? nextBall(held?.ball) : held.ball,
    state: line.state,
    comboMin: line.combo_min,
    prices: moved ? line.prices : held.prices,
    fed,
  }
}

/** The lines by other terms of the house; the same map where no price moves. */
export function repriced(lines: HeldMatch['lines'], now: number, priced: Priced): HeldMatch['lines'] {
  const nextBall = nextBallAt(now)
  const next = new Map(lines)
  let hasMoved = false
  for (const [id, line] of lines) {
    const prices = priced(id, { bet_type: line.betType, prices: line.fed })
    if (samePrices(line.prices, prices)) continue
    next.set(id, { ...line, prices, ball: nextBall(line.ball) })
    hasMoved = true
  }
  return hasMoved ? next : lines
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
