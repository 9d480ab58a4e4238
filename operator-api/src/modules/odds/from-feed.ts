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
    toldAt,
  }: Pick<HeldMatch, 'known' | 'isWithheld' | 'isStopped' | 'isUnread' | 'toldAt'>,
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
    toldAt: held?.toldAt ?? toldAt,
    isSilent: held?.isSilent ?? false,
  }
}

/** The state of play, out of the words of the wire, as of when it was told; a clock that cannot be is none. */
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
 * The lines after an offer, without those that no page could show. A line whose prices did not move keeps its ball; one that moved gets a higher one, also
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
    if (lineFault(line) !== null) continue
    const id = lineId(held.id, line.bet_type, line.period, line.line)
    lines.set(id, mergeLine(id, line, held.lines.get(id), nextBall))
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
