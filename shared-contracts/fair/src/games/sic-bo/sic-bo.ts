import { LOSES, pays, type Times } from '../money'
import type { PublishedReturn, TableGame } from '../table-game'

export interface SicBoResult {
  /** Faces 1–6 in drawn order. */
  readonly dice: readonly [number, number, number]
  readonly total: number
}

const FACES = [1, 2, 3, 4, 5, 6]
/** Pays of the totals 4–17; a total and its mirror pay the same. */
const TOTAL_PAYS = [60, 30, 18, 12, 8, 7, 6, 6, 7, 8, 12, 18, 30, 60]
const SINGLE_PAYS = [0, 1, 2, 3]

type Rule = (result: SicBoResult) => Times

const isTriple = ({ dice: [a, b, c] }: SicBoResult): boolean => a === b && b === c
const countOf = ({ dice }: SicBoResult, face: number): number => dice.filter((die) => die === face).length
const when = (isWon: (result: SicBoResult) => boolean, to: number): Rule => {
  return (result) => (isWon(result) ? pays(to) : LOSES)
}
/** An even chance; it loses on every triple. */
const even = (isWon: (total: number) => boolean): Rule =>
  when((result) => !isTriple(result) && isWon(result.total), 1)

const RULES: ReadonlyMap<string, Rule> = new Map([
  ['big', even((total) => total >= 11)],
  ['small', even((total) => total <= 10)],
  ['odd', even((total) => total % 2 === 1)],
  ['even', even((total) => total % 2 === 0)],
  ['any-triple', when(isTriple, 30)],
  ...TOTAL_PAYS.map(
    (to, index) => [`total:${index + 4}`, when(({ total }) => total === index + 4, to)] as const,
  ),
  ...FACES.map((face) => [`triple:${face}`, when((result) => countOf(result, face) === 3, 180)] as const),
  ...FACES.map((face) => [`double:${face}`, when((result) => countOf(result, face) >= 2, 11)] as const),
  ...FACES.map((face) => [`single:${face}`, single(face)] as const),
  ...FACES.flatMap((low) => FACES.filter((high) => high > low).map((high) => twoFaces(low, high))),
])

function single(face: number): Rule {
  return (result) => {
    const count = countOf(result, face)
    return count === 0 ? LOSES : pays(SINGLE_PAYS[count] as number)
  }
}

function twoFaces(low: number, high: number): readonly [string, Rule] {
  return [`pair:${low}-${high}`, when((result) => countOf(result, low) > 0 && countOf(result, high) > 0, 6)]
}

const TOTAL_RETURNS = [8472, 8611, 8796, 9028, 8750, 9259, 8750, 8750, 9259, 8750, 9028, 8796, 8611, 8472]

/** Three dice, each int(6) + 1. */
export const sicBo: TableGame<SicBoResult> = {
  kind: 'table',
  code: 'sic-bo',
  maxBets: RULES.size,
  published: [
    ...['big', 'small', 'odd', 'even', 'pair'].map((bet): PublishedReturn => ({ bet, hundredths: 9722 })),
    ...TOTAL_RETURNS.map((hundredths, index): PublishedReturn => ({ bet: `total:${index + 4}`, hundredths })),
    { bet: 'any-triple', hundredths: 8611 },
    { bet: 'triple', hundredths: 8380 },
    { bet: 'double', hundredths: 8889 },
    { bet: 'single', hundredths: 9213 },
  ],
  has: (bet) => RULES.has(bet),
  draw(draws) {
    const dice = [draws.int(6) + 1, draws.int(6) + 1, draws.int(6) + 1] as const
    return { dice, total: dice[0] + dice[1] + dice[2] }
  },
  times: (bet, result) => (RULES.get(bet) as Rule)(result),
}

export const SIC_BO_BETS: readonly string[] = [...RULES.keys()]
