import {
  type BetType,
  type LineState,
  type Market,
  MarketId,
  type MatchType,
  type MyanmarKind,
  type Period,
  SUSPENSION_REASONS,
} from '@touchline/contracts/odds'
import { isPartOver, marketOfKickoff, minutesOfPeriod } from '@touchline/rules'
import type { KnownEnd } from './known-end'
import { hasPlayEnded, PERIOD_ENDED, type PlayState } from './play-state'

/** A match as the book knows it now. Times in epoch milliseconds, clock already in match minutes. */
export interface BookMatch {
  id: number
  leagueId: number
  /** The league whose outcome it is part of; of an outright its own league. */
  competition: number
  sport: number
  league: string
  home: string
  away: string
  kickoff: number
  /** Early or today by the product's betting day; boards and bets go by that of their brand. */
  market: Market
  /** The code from the feed: it stays during the break after its part. */
  period: number
  minute: number
  score: readonly [number, number]
  halfScore: readonly [number, number] | null
  reds: readonly [number, number]
  /** Score of the running part (games of the set, points of the quarter); null where the sport has no parts. */
  part: readonly [number, number] | null
  /** Parts with a reported result: they are over, for any code and any offer. */
  reportedParts: readonly Period[]
  /** Code of `SUSPENSION_REASONS`; 0 when prices are open. */
  suspension: number
  /** A corner, free kick or attack that may end in a goal: waiting bets wait on. */
  danger: boolean
  status: number
  parent: number | null
  /** Nothing of it is sold, though the feed may offer it: its end is known, or that of its parent. */
  isWithheld: boolean
}

/** A line with everything that a bet on it has to store. */
export interface OfferedLine {
  match: BookMatch
  id: number
  betType: BetType
  period: Period
  /** Quarter goals from the home side, or of the total. */
  line: number
  ball: number
  state: LineState
  comboMin: number
  /** Stored prices, hundredths, in the order of the selections: Malay for two-way Asian types, else decimal. */
  prices: readonly number[]
  /** Prices without the spread of a commission group, where it has one: the chance of a selection is read from them. */
  basePrices?: readonly number[]
}

/** A Myanmar line with everything that a bet on it has to store. */
export interface OfferedMyanmar {
  match: BookMatch
  id: number
  betType: 'hdp' | 'ou'
  period: Period
  /** The side that gives the goals: 0 home, 1 away; of goals always 0, "Over". */
  upper: 0 | 1
  goals: number
  /** −100 to 100, seen from the upper side. */
  percent: number
  ball: number
  state: LineState
  /** Malay hundredths of the upper and the lower side. */
  prices: readonly [number, number]
}

/** A match that is a runner of an outright, by its type. */
export const OUTRIGHT = 2

export interface HeldLeague {
  id: number
  sport: number
  name: string
  country: string
  order: number
  /** Of a list of outrights: the league that they are about. */
  competition?: number
}

export interface HeldLine {
  id: number
  betType: BetType
  period: Period
  line: number
  ball: number
  state: LineState
  comboMin: number
  prices: readonly number[]
  /** Prices of the feed, before the margin and the shift of the house. */
  fed: readonly number[]
}

export interface HeldMyanmar {
  id: number
  kind: MyanmarKind
  upper: 0 | 1
  goals: number
  percent: number
  ball: number
  state: LineState
  prices: readonly [number, number]
}

/** A match in the book: facts, play, offer. Lines are in the order of the feed. */
export interface HeldMatch {
  id: number
  league: number
  home: string
  away: string
  type: MatchType
  parent: number | null
  kickoff: number
  goesLive: boolean
  media: number
  play: PlayState
  known: KnownEnd
  lines: ReadonlyMap<number, HeldLine>
  myanmar: ReadonlyMap<number, HeldMyanmar>
  /** Nothing of it is sold, though the feed may offer it: its end is known, or that of its parent. */
  isWithheld: boolean
  /** An operator has stopped all bets on it. */
  isStopped: boolean
  /** Its stored end has not been read yet. */
  isUnread: boolean
  /** When its newest state or offer was published, epoch milliseconds. */
  publishedAt: number
  /** Neither state nor offer has come for long while it is in play. */
  isSilent: boolean
}

const SILENT_AFTER_MS = 30 * 60_000

/** Is a match in play silent, though the feed is alive? Its end may have been lost. */
export const isSilentAt = (
  { play, publishedAt }: Pick<HeldMatch, 'play' | 'publishedAt'>,
  now: number,
): boolean => play.period > 0 && !hasPlayEnded(play) && now - publishedAt > SILENT_AFTER_MS

/**
 * The one gate of all that is sold: nothing of a match is open while it is suspended, nothing after its end, and no line of a
 * part that is over.
 */
export function effectiveState(
  {
    play,
    known,
    isWithheld,
    isUnread,
    isSilent,
    isStopped,
  }: Pick<HeldMatch, 'play' | 'known' | 'isWithheld' | 'isUnread' | 'isSilent' | 'isStopped'>,
  { state, period }: Pick<HeldLine, 'state' | 'period'>,
  sport: number,
): LineState {
  if (isWithheld || hasPlayEnded(play)) return 2
  if (period !== 0 && isPartOver(sport, period, { ...play, reportedParts: known.parts })) return 2
  const isSuspended = isUnread || isSilent || isStopped || play.suspension !== 0 || play.status !== 0
  if (state === 0 && isSuspended) return 1
  return state
}

const BY_OPERATOR = SUSPENSION_REASONS.indexOf('operator')

/** Why nothing of a match is open; 0 when prices are. */
export const suspensionOf = ({ play, isStopped }: Pick<HeldMatch, 'play' | 'isStopped'>): number =>
  isStopped ? BY_OPERATOR : play.suspension

/** Live once it is played, until then today or early by the betting day of its kick-off. */
export function marketOf(
  { play, kickoff }: Pick<HeldMatch, 'play' | 'kickoff'>,
  now: number,
  startHour?: number,
): Market {
  return play.period > 0 ? MarketId.live : marketOfKickoff(kickoff, now, startHour)
}

/**
 * Minutes on the clock of a match: the second half of football counts on from 45, extra time from 90, quarters and sets from their
 * own beginning.
 * `rate` is match minutes a real minute.
 */
export function minuteOf(
  { play }: Pick<HeldMatch, 'play'>,
  sport: number,
  now: number,
  rate: number,
): number {
  const fixedMinute = FIXED_MINUTES[play.period]
  if (fixedMinute !== undefined) return fixedMinute
  if (play.clockBase === 0) return 0
  const minutes = Math.max(0, Math.floor(((now - play.clockBase) * rate) / 60_000))
  return (minutesOfPeriod(play.period, sport)?.from ?? 0) + minutes
}

/** Half time, the end, half time of extra time, penalties. */
const FIXED_MINUTES: Readonly<Record<number, number>> = { 2: 45, [PERIOD_ENDED]: 90, 6: 105, 8: 120 }

/** A match as other modules see it, at a moment. */
export function bookMatchOf(
  match: HeldMatch,
  league: HeldLeague | undefined,
  now: number,
  rate: number,
): BookMatch {
  const { period, score, halfScore, reds, danger, status, scoreboard } = match.play
  return {
    id: match.id,
    leagueId: match.league,
    competition: league?.competition ?? match.league,
    sport: league?.sport ?? 0,
    league: league?.name ?? '',
    home: match.home,
    away: match.away,
    kickoff: match.kickoff,
    market: marketOf(match, now),
    period,
    minute: minuteOf(match, league?.sport ?? 0, now, rate),
    score,
    halfScore,
    reds,
    part: scoreboard?.parts.at(-1) ?? null,
    reportedParts: match.known.parts,
    suspension: suspensionOf(match),
    danger,
    status,
    parent: match.parent,
    isWithheld: match.isWithheld,
  }
}
