import type { Draws } from '../fairness/draws'
import { hundredths, LOSES, type Times } from '../games/money'
import { permutationsOf } from './permutations'
import type { PricedPick, RoundModel, RoundPick } from './round-model'

export interface LotteryResult {
  /** Drawn numbers with leading zeros. 4D: 1st, 2nd, 3rd, ten special, ten consolation. */
  readonly numbers: readonly string[]
}

export const DRAWN_4D = 23

/** Payout per unit of stake, which is not added: 1st, 2nd, 3rd, special, consolation. */
export const PRIZES_4D = {
  big: [2500, 1000, 500, 180, 60],
  small: [3500, 2000, 1000, 0, 0],
  '4a': [6000, 0, 0, 0, 0],
} as const

/** The same of one stake on all permutations, by their number. */
export const IBOX_PRIZES: Readonly<Record<'big' | 'small', Readonly<Record<number, readonly number[]>>>> = {
  big: {
    24: [105, 42, 21, 8, 3],
    12: [209, 84, 42, 15, 5],
    6: [417, 167, 84, 30, 10],
    4: [625, 250, 125, 45, 15],
  },
  small: {
    24: [146, 84, 42, 0, 0],
    12: [292, 167, 84, 0, 0],
    6: [584, 334, 167, 0, 0],
    4: [875, 500, 250, 0, 0],
  },
}
const PRIZE_3A = 660
export const PRIZES_3ABC = [250, 210, 150]
/** All three prizes may end alike. */
const MOST_3ABC = PRIZES_3ABC.reduce((sum, prize) => sum + prize, 0)
const PRIZE_OF_DIGITS: Readonly<Record<number, number>> = { 2: 85, 3: 600 }
const EVEN_BET = 195

export const MARKETS_4D = [
  'big',
  'small',
  '4a',
  'boxBig',
  'boxSmall',
  'iboxBig',
  'iboxSmall',
  'rollBig',
  'rollSmall',
  '3a',
  '3abc',
  'bigSmall',
  'oddEven',
] as const

const SIDES: Readonly<Record<string, readonly string[]>> = {
  bigSmall: ['big', 'small'],
  oddEven: ['odd', 'even'],
}

/** A ticket of a market: prizes by place, the numbers that it covers, whether each is a stake of its own. */
interface Ticket {
  readonly numbers: readonly string[]
  readonly prizes: readonly number[]
  /** Stakes in the bet. */
  readonly stakes: number
}

const isNumber = (text: string | undefined, digits: number): text is string =>
  text !== undefined && text.length === digits && /^\d+$/.test(text)

/** Null for an invalid selection. */
function ticketOf({ market, selection }: RoundPick): Ticket | null {
  const [text = ''] = selection
  if (selection.length !== 1) return null
  const type = market.endsWith('Small') ? 'small' : 'big'
  switch (market) {
    case 'big':
    case 'small':
    case '4a':
      return isNumber(text, 4) ? { numbers: [text], prizes: PRIZES_4D[market], stakes: 1 } : null
    case 'boxBig':
    case 'boxSmall': {
      if (!isNumber(text, 4)) return null
      const numbers = permutationsOf(text)
      return numbers.length > 1 ? { numbers, prizes: PRIZES_4D[type], stakes: numbers.length } : null
    }
    case 'iboxBig':
    case 'iboxSmall': {
      if (!isNumber(text, 4)) return null
      const numbers = permutationsOf(text)
      const prizes = IBOX_PRIZES[type][numbers.length]
      return prizes ? { numbers, prizes, stakes: 1 } : null
    }
    case 'rollBig':
    case 'rollSmall': {
      if (text.length !== 4 || !/^\d*_\d*$/.test(text)) return null
      const numbers = Array.from({ length: 10 }, (_, digit) => text.replace('_', String(digit)))
      return { numbers, prizes: PRIZES_4D[type], stakes: 10 }
    }
    default:
      return null
  }
}

/** Place of a prize in its table by its place in the draw: three large ones, ten special, ten consolation. */
const tierOf = (place: number): number => (place < 3 ? place : place < 13 ? 3 : 4)

const isBig = (number: string): boolean => Number(number[0]) >= 5
const isOdd = (number: string): boolean => Number(number.at(-1)) % 2 === 1
const isOnSide = (side: string, number: string): boolean =>
  side === 'big'
    ? isBig(number)
    : side === 'small'
      ? !isBig(number)
      : side === 'odd'
        ? isOdd(number)
        : !isOdd(number)

function firstPrize(pick: RoundPick, digits: number): Times | null {
  const { market, selection } = pick
  const [text = ''] = selection
  if (SIDES[market]) return selection.length === 1 && SIDES[market].includes(text) ? [EVEN_BET, 100] : null
  const isThree = selection.length === 1 && isNumber(text, 3)
  if (market === '3a') return isThree ? [PRIZE_3A, 1] : null
  if (market === '3abc') return isThree ? [PRIZES_3ABC[0] ?? 0, 1] : null
  if (market === `${digits}d`)
    return selection.length === 1 && isNumber(text, digits) ? [PRIZE_OF_DIGITS[digits] ?? 0, 1] : null
  const ticket = ticketOf(pick)
  return ticket && [ticket.prizes[0] ?? 0, ticket.stakes]
}

/** Prizes of a bet on a draw as a multiple of its whole stake; several hits add up. */
function prizesOf(pick: RoundPick, numbers: readonly string[], digits: number): Times {
  const { market, selection } = pick
  const [text = ''] = selection
  const [first = ''] = numbers
  if (SIDES[market]) return isOnSide(text, first) ? hundredths(EVEN_BET) : LOSES
  if (market === `${digits}d`) return text === first ? [PRIZE_OF_DIGITS[digits] ?? 0, 1] : LOSES
  if (market === '3a') return first.endsWith(text) ? [PRIZE_3A, 1] : LOSES
  if (market === '3abc')
    return [PRIZES_3ABC.reduce((sum, prize, n) => sum + (numbers[n]?.endsWith(text) ? prize : 0), 0), 1]
  const ticket = ticketOf(pick)
  if (!ticket) return LOSES
  const won = numbers.reduce(
    (sum, number, place) => sum + (ticket.numbers.includes(number) ? (ticket.prizes[tierOf(place)] ?? 0) : 0),
    0,
  )
  return [won, ticket.stakes]
}

function drawNumbers(digits: number, draws: Draws): string[] {
  const count = digits === 4 ? DRAWN_4D : 1
  const drawn = new Set<string>()
  while (drawn.size < count) drawn.add(String(draws.int(10 ** digits)).padStart(digits, '0'))
  return [...drawn]
}

/** A lottery of two, three or four digits. */
export function lotteryModel(digits: 2 | 3 | 4): RoundModel<object, LotteryResult> {
  const markets: readonly string[] = digits === 4 ? MARKETS_4D : [`${digits}d`, 'bigSmall', 'oddEven']
  const price = (_: object, pick: RoundPick): number | null => {
    const prize = markets.includes(pick.market) ? firstPrize(pick, digits) : null
    return prize && Math.floor((prize[0] * 100) / prize[1])
  }
  return {
    markets,
    facts: () => ({ digits }),
    draw: (_, draws) => ({ numbers: drawNumbers(digits, draws) }),
    price,
    list: (_, market) =>
      (SIDES[market] ?? []).map((side): PricedPick => ({ market, selection: [side], odds: EVEN_BET })),
    returns: (_, pick, { numbers }) => prizesOf(pick, numbers, digits),
    tickets: (pick) => ticketOf(pick)?.stakes ?? 1,
    exposure: (pick) => {
      const ticket = ticketOf(pick)
      if (ticket)
        return ticket.numbers.map((number) => [number, [ticket.prizes[0] ?? 0, ticket.stakes]] as const)
      const prize: Times = pick.market === '3abc' ? [MOST_3ABC, 1] : (firstPrize(pick, digits) ?? LOSES)
      return [
        [SIDES[pick.market] ? `side:${pick.selection[0]}` : `${pick.market}:${pick.selection[0]}`, prize],
      ]
    },
  }
}
