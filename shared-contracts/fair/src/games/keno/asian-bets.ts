import { hundredths, LOSES, PUSHES, type Times } from '../money'

export interface KenoTotals {
  readonly sum: number
  /** Balls 1–40. */
  readonly up: number
  readonly odd: number
}

type Rule = (totals: KenoTotals) => Times

const MIDDLE = 810
const when = (isWon: (totals: KenoTotals) => boolean, times: number): Rule => {
  return (totals) => (isWon(totals) ? hundredths(times) : LOSES)
}
/** The middle sum refunds. */
const bySum = (isWon: (sum: number) => boolean, times: number): Rule => {
  return ({ sum }) => (sum === MIDDLE ? PUSHES : isWon(sum) ? hundredths(times) : LOSES)
}
const inRange = (from: number, to: number, times: number): Rule =>
  when(({ sum }) => sum >= from && sum <= to, times)

const tens = (sum: number): number => Math.floor(sum / 10) % 10
const units = (sum: number): number => sum % 10
const isOdd = (sum: number): boolean => sum % 2 === 1

export const ASIAN_BETS: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['big', bySum((sum) => sum > MIDDLE, 195)],
  ['small', bySum((sum) => sum < MIDDLE, 195)],
  ['middle', when(({ sum }) => sum === MIDDLE, 21_500)],
  ['odd', when(({ sum }) => isOdd(sum), 195)],
  ['even', when(({ sum }) => !isOdd(sum), 195)],
  ['big-odd', bySum((sum) => sum > MIDDLE && isOdd(sum), 380)],
  ['big-even', bySum((sum) => sum > MIDDLE && !isOdd(sum), 380)],
  ['small-odd', bySum((sum) => sum < MIDDLE && isOdd(sum), 380)],
  ['small-even', bySum((sum) => sum < MIDDLE && !isOdd(sum), 380)],
  ['up', when(({ up }) => up > 10, 238)],
  ['down', when(({ up }) => up < 10, 238)],
  ['up-down-tie', when(({ up }) => up === 10, 465)],
  ['odds', when(({ odd }) => odd > 10, 238)],
  ['evens', when(({ odd }) => odd < 10, 238)],
  ['odds-evens-tie', when(({ odd }) => odd === 10, 465)],
  ['dragon', when(({ sum }) => tens(sum) > units(sum), 212)],
  ['tiger', when(({ sum }) => tens(sum) < units(sum), 212)],
  ['dragon-tiger-tie', when(({ sum }) => tens(sum) === units(sum), 950)],
  ['gold', inRange(210, 695, 930)],
  ['wood', inRange(696, 763, 470)],
  ['water', inRange(764, 855, 245)],
  ['fire', inRange(856, 923, 465)],
  ['earth', inRange(924, 1410, 910)],
])
