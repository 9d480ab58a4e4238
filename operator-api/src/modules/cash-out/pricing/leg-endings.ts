import type { ErrorCode } from '@touchline/contracts/errors'
import { type BetType, isAsian, type Period, selectionNames } from '@touchline/contracts/odds'
import {
  chanceOnLine,
  countsAfterBet,
  type EndingProbabilities,
  isPartOver,
  payBody,
  remainingLine,
  sportRules,
} from '@touchline/rules'
import type { BookMatch, OddsBook, OfferedLine } from '../../odds'
import { fairChances, fairHongKong } from '../../odds'
import { isUnsure, type LegRow, matchClosed } from '../../sportsbook'
import {
  around,
  endingsOf,
  marginOfGoals,
  meanOfGoals,
  otherSide,
  pointsLaw,
  type ScoreLaw,
  totalOfGoals,
} from './score-law'

/** An open leg as it is priced. */
export type PricingLeg = Pick<
  LegRow,
  | 'match_id'
  | 'sport'
  | 'bet_type'
  | 'period'
  | 'line'
  | 'selection'
  | 'odds'
  | 'score_at_bet'
  | 'myanmar'
  | 'line_id'
>

/** An open leg by the book now: the chances of its endings, or why they are unknown. */
export type LegNow =
  | {
      readonly state: 'priced'
      readonly chances: LegChances
      readonly ball: number
      readonly homeGiving: number
    }
  | { readonly state: 'suspended' | 'unavailable'; readonly reason: ErrorCode; readonly suspension: number }

/** Of a Burmese leg: the average return of a stake of 1; of all others the endings. */
export type LegChances =
  | { readonly endings: EndingProbabilities }
  | { readonly percents: readonly (readonly [percent: number, chance: number])[] }

type Line = Omit<OfferedLine, 'match'>

/** Prices an open leg by the newest prices of its market. */
export function legNow(leg: PricingLeg, book: OddsBook, now: number): LegNow {
  const match = book.match(leg.match_id)
  const unavailable = (reason: ErrorCode): LegNow => ({ state: 'unavailable', reason, suspension: 0 })
  const suspended = (reason: ErrorCode): LegNow => ({
    state: 'suspended',
    reason,
    suspension: match?.suspension ?? 0,
  })
  if (!match) return unavailable('invalidProviderCashOut')
  const closed = matchClosed(match, now)
  // Between its kick-off and the first word in play a match has no prices.
  if (closed) return closed === 'matchNotAllowBet' ? suspended('oddsIsUpdating') : unavailable(closed)
  if (leg.period !== 0 && isPartOver(match.sport, leg.period, match)) return unavailable('halfMatchEnded')
  if (match.danger) return suspended('rejectedDanger')
  if (isUnsure(book, match, now)) return suspended('oddsIsUpdating')
  const shown = book.marketLines(leg.match_id, leg.bet_type, leg.period)
  const open = shown.filter(({ state }) => state === 0)
  if (open.length === 0)
    return shown.length > 0 ? suspended('oddsIsUpdating') : unavailable('invalidProviderCashOut')
  const chances = chancesOf(leg, match, open, book)
  if (!chances) return unavailable('invalidProviderCashOut')
  const ball = Math.max(...shown.map((line) => line.ball))
  return { state: 'priced', chances, ball, homeGiving: givingNow(leg, match) }
}

/** The line that the rest of the match must beat, quarter goals; that of a total stays. */
const givingNow = (leg: PricingLeg, match: BookMatch): number =>
  // In sports that count the whole score lines are offered on it, and so stay.
  leg.bet_type === 'hdp' && !leg.myanmar && countsAfterBet(leg.sport)
    ? remainingLine(leg.sport, leg.line, leg.score_at_bet ?? [0, 0], scoreOfPart(leg, match))
    : leg.line

const FIRST_HALF = 1

/** Score of the part that a leg is about, as far as it is played. */
function scoreOfPart({ period, sport }: PricingLeg, match: BookMatch): readonly [number, number] {
  if (match.period === 0) return [0, 0]
  const isHalf = period === FIRST_HALF && sportRules(sport).parts === 'halves'
  return period === 0 || isHalf ? match.score : (match.part ?? [0, 0])
}

function chancesOf(
  leg: PricingLeg,
  match: BookMatch,
  open: readonly Line[],
  book: OddsBook,
): LegChances | null {
  if (leg.myanmar) return burmese(leg, match, open, book)
  const endings =
    leg.bet_type === 'hdp' || leg.bet_type === 'ou'
      ? onLine(leg, match, open, book)
      : ofMarket(leg, open, book)
  return endings && { endings }
}

/** Endings of a handicap or a total; exact ones from its own line, where that is still offered. */
function onLine(
  leg: PricingLeg,
  match: BookMatch,
  open: readonly Line[],
  book: OddsBook,
): EndingProbabilities | null {
  const line = givingNow(leg, match)
  const law = lawOf(leg, match, nearest(open, line), book)
  const isFirst = leg.selection === 'home' || leg.selection === 'over'
  const first = law ? firstSide(leg, match, law, line) : byShownLines(leg, open, line)
  return first && (isFirst ? first : otherSide(first))
}

function firstSide(leg: PricingLeg, match: BookMatch, law: ScoreLaw, line: number): EndingProbabilities {
  // A law of points is of the whole score, one of goals of those to come.
  const [home, away] = isOfGoals(leg.sport) ? scoreOfPart(leg, match) : [0, 0]
  if (leg.bet_type === 'ou') return endingsOf(law, 4 * (home + away) - line)
  return endingsOf(law, fromNow({ line }, leg, home - away).line)
}

/** The remaining margin or total of goals, or in sports of points that of the whole. */
function lawOf(leg: PricingLeg, match: BookMatch, near: readonly Line[], book: OddsBook): ScoreLaw | null {
  const [main] = near
  if (!main) return null
  if (!isOfGoals(leg.sport))
    return hasPoints(leg.sport) ? pointsLaw(near, leg.bet_type === 'hdp' ? 1 : -1) : null
  const [home, away] = scoreOfPart(leg, match)
  if (leg.bet_type === 'ou') return totalOfGoals(main, home + away)
  const [total] = openLines(book, leg.match_id, 'ou', leg.period)
  const mean = total ? meanOfGoals(total, home + away) : null
  return mean === null ? null : marginOfGoals(fromNow(main, leg, home - away), mean)
}

/** A handicap on the whole score, seen from now on. */
const fromNow = <Shown extends { readonly line: number }>(
  line: Shown,
  { sport }: PricingLeg,
  lead: number,
): Shown => (countsAfterBet(sport) ? line : { ...line, line: line.line + 4 * lead })

/** Without a model only the lines on show say something, and a little beyond them. */
function byShownLines(
  { bet_type }: PricingLeg,
  open: readonly Line[],
  line: number,
): EndingProbabilities | null {
  const own = open.find((shown) => shown.line === line)
  const fair = own && fairHongKong(own.prices)
  if (fair) return twoEndings(1 / (1 + fair))
  const lines = open.map((shown) => shown.line)
  if (line < Math.min(...lines) - BEYOND || line > Math.max(...lines) + BEYOND) return null
  const chance = chanceOnLine({ betType: bet_type, place: 0, line }, open)
  return chance === null ? null : twoEndings(chance / 10_000)
}

const BEYOND = 2

const twoEndings = (win: number, refund = 0): EndingProbabilities => ({
  win: win * (1 - refund),
  half_win: 0,
  refund,
  half_lose: 0,
  lose: (1 - win) * (1 - refund),
})

/** Endings of a selection that wins or loses by itself. */
function ofMarket(leg: PricingLeg, open: readonly Line[], book: OddsBook): EndingProbabilities | null {
  const { bet_type, period, selection, match_id } = leg
  const place = selectionNames(bet_type, period).indexOf(selection)
  const prices = open[0]?.prices ?? []
  // Of a list of outrights a match holds one runner alone.
  if (place < 0 || !prices[place] || bet_type === 'orz') return null
  const results = () => {
    const [oneXTwo] = openLines(book, match_id, 'oxt', period)
    return oneXTwo ? fairChances(oneXTwo.prices) : null
  }
  if (isAsian(bet_type)) {
    const fair = fairHongKong(prices)
    const refund = bet_type === 'ml' ? (results()?.[1] ?? 0) : 0
    return fair === null ? null : twoEndings(place === 0 ? 1 / (1 + fair) : fair / (1 + fair), refund)
  }
  // From 1X2, whose chances it adds up.
  const known = bet_type === 'dc' ? results() : null
  const chances = known ?? fairChances(prices, bet_type === 'dc' ? 2 : 1)
  const [home = 0, draw = 0, away = 0] = chances
  const chance = known ? [home + draw, home + away, draw + away][place] : chances[place]
  return chance === undefined ? null : twoEndings(Math.min(1, chance))
}

/** The percents of the stake that a Burmese leg may win or lose, with their chances. */
function burmese(
  leg: PricingLeg,
  match: BookMatch,
  open: readonly Line[],
  book: OddsBook,
): LegChances | null {
  const terms = leg.myanmar
  if (!terms || !isOfGoals(leg.sport)) return null
  const isBody = leg.bet_type === 'hdp'
  const sign = isBody && terms.upper === 'away' ? -1 : 1
  // The margin counts from the bet; the law counts from now.
  const [homeBefore, awayBefore] = leg.score_at_bet ?? [0, 0]
  const [home, away] = scoreOfPart(leg, match)
  const counted = isBody ? home - homeBefore - (away - awayBefore) : home + away
  const value = sign * terms.goals - counted
  const law = lawOf(leg, match, nearest(open, isBody ? -4 * value : 4 * terms.goals), book)
  if (!law) return null
  const [more, equal, less] = around(law, value)
  const [upper, lower] = sign > 0 ? [more, less] : [less, more]
  const isUpper = leg.selection === (isBody ? terms.upper : 'over')
  return {
    percents: [
      [100, isUpper ? upper : lower],
      [isUpper ? terms.percent : -terms.percent, equal],
      [-100, isUpper ? lower : upper],
    ],
  }
}

/** The average return of a body, minor units. */
export const expectedOfBody = (
  { stake, malay }: { readonly stake: number; readonly malay: number },
  percents: readonly (readonly [number, number])[],
): number =>
  percents.reduce((sum, [percent, chance]) => sum + chance * payBody({ stake, malay, percent }).returned, 0)

const openLines = (book: OddsBook, match: number, type: BetType, period: Period): readonly Line[] =>
  book.marketLines(match, type, period).filter(({ state }) => state === 0)

const nearest = (lines: readonly Line[], line: number): readonly Line[] =>
  [...lines].sort((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line))

/** Sports of few goals, and sports of many points; the others count sets, frames or rounds. */
const OF_GOALS: readonly number[] = [1, 12, 17, 21, 27, 28, 35, 48, 55, 57]
const OF_POINTS: readonly number[] = [2, 11, 13, 14, 18, 24, 32, 56, 58]
const isOfGoals = (sport: number): boolean => OF_GOALS.includes(sport)
const hasPoints = (sport: number): boolean => OF_POINTS.includes(sport)
