import type { EndingProbabilities } from '@touchline/rules'
import { BoundedMap } from '@touchline/serving'
import { fairHongKong, root } from '../../odds'

/** Chances of whole numbers: `p[i]` is that of `from + i`. */
export interface ScoreLaw {
  readonly from: number
  readonly p: readonly number[]
}

/** An offered line: quarter goals, and its Malay prices. */
export interface TwoWayLine {
  readonly line: number
  readonly prices: readonly number[]
}

const GOALS_MOST = 24
/** Few lines are asked about by many bets, and again while their prices stay. */
const REMEMBERED_MOST = 2000
const MEAN_MOST = 15
const DEVIATIONS = 5

/** Goals still to come, by the price of one total: `already` have been scored. Null when the line has no price. */
export function totalOfGoals({ line, prices }: TwoWayLine, already: number): ScoreLaw | null {
  const mean = meanOfGoals({ line, prices }, already)
  return mean === null ? null : { from: 0, p: poisson(mean) }
}

/** Mean of the goals still to come. */
export function meanOfGoals({ line, prices }: TwoWayLine, already: number): number | null {
  const fair = fairHongKong(prices)
  if (fair === null) return null
  return remembered(means, `${line} ${prices} ${already}`, () =>
    root((mean) => hongKongOf({ from: 0, p: poisson(mean) }, 4 * already - line) - fair, 1e-4, MEAN_MOST),
  )
}

const means = new BoundedMap<string, number>(REMEMBERED_MOST)
const margins = new BoundedMap<string, ScoreLaw>(REMEMBERED_MOST)

function remembered<Value>(values: BoundedMap<string, Value>, key: string, make: () => Value): Value {
  const known = values.get(key)
  if (known !== undefined) return known
  const value = make()
  values.set(key, value)
  return value
}

/** Home goals less away goals still to come, by the mean of both together and the price of one handicap on them. */
export function marginOfGoals({ line, prices }: TwoWayLine, mean: number): ScoreLaw | null {
  const fair = fairHongKong(prices)
  if (fair === null) return null
  return remembered(margins, `${line} ${prices} ${mean}`, () =>
    marginLaw(
      mean,
      root((more) => hongKongOf(marginLaw(mean, more), line) - fair, -mean, mean),
    ),
  )
}

const marginLaw = (mean: number, lead: number): ScoreLaw => {
  const [home, away] = [poisson((mean + lead) / 2), poisson((mean - lead) / 2)]
  const p = new Array<number>(2 * GOALS_MOST + 1).fill(0)
  for (let i = 0; i <= GOALS_MOST; i++)
    for (let j = 0; j <= GOALS_MOST; j++)
      p[i - j + GOALS_MOST] = (p[i - j + GOALS_MOST] as number) + (home[i] as number) * (away[j] as number)
  return { from: -GOALS_MOST, p }
}

/** Points as a rounded normal, by the prices of two lines: `sign` is 1 of a handicap and -1 of a total. Null when they do not agree. */
export function pointsLaw(lines: readonly TwoWayLine[], sign: 1 | -1): ScoreLaw | null {
  const points = lines.flatMap(({ line, prices }) => {
    const fair = fairHongKong(prices)
    // value + line > 0 wins: the chance says how many deviations the line is above the mean.
    return fair === null ? [] : [{ at: (-sign * line) / 4, z: quantile(1 / (1 + fair)) }]
  })
  const [one, other] = points
  if (!one || !other || one.at === other.at) return null
  const deviation = (other.at - one.at) / (one.z - other.z)
  if (!(deviation > 0.5 && deviation < 60)) return null
  const mean = one.at + one.z * deviation
  const from = Math.floor(mean - DEVIATIONS * deviation)
  const to = Math.ceil(mean + DEVIATIONS * deviation)
  const below = (value: number) => cumulative((value - mean) / deviation)
  const p = Array.from({ length: to - from + 1 }, (_, i) => below(from + i + 0.5) - below(from + i - 0.5))
  return { from, p }
}

/** Endings of the first side of an Asian line: `value + line` in quarters (domain 2.2). */
export function endingsOf({ from, p }: ScoreLaw, line: number): EndingProbabilities {
  const sum = { win: 0, half_win: 0, refund: 0, half_lose: 0, lose: 0 }
  for (const [i, share] of p.entries()) {
    const margin = 4 * (from + i) + line
    if (margin >= 2) sum.win += share
    else if (margin === 1) sum.half_win += share
    else if (margin === 0) sum.refund += share
    else if (margin === -1) sum.half_lose += share
    else sum.lose += share
  }
  return normalised(sum)
}

/** The endings of the other side. */
export const otherSide = ({
  win,
  half_win,
  refund,
  half_lose,
  lose,
}: EndingProbabilities): EndingProbabilities => ({
  win: lose,
  half_win: half_lose,
  refund,
  half_lose: half_win,
  lose: win,
})

/** Chances of more than a number, of exactly it, and of less. */
export function around(
  { from, p }: ScoreLaw,
  value: number,
): readonly [more: number, equal: number, less: number] {
  let [more, equal, total] = [0, 0, 0]
  for (const [i, share] of p.entries()) {
    total += share
    if (from + i > value) more += share
    if (from + i === value) equal += share
  }
  return [more / total, equal / total, (total - more - equal) / total]
}

function normalised(ends: EndingProbabilities): EndingProbabilities {
  const total = ends.win + ends.half_win + ends.refund + ends.half_lose + ends.lose
  return {
    win: ends.win / total,
    half_win: ends.half_win / total,
    refund: ends.refund / total,
    half_lose: ends.half_lose / total,
    lose: ends.lose / total,
  }
}

/** Fair profit per unit on the first side; very long where it cannot win. */
function hongKongOf(law: ScoreLaw, line: number): number {
  const { win, half_win, half_lose, lose } = endingsOf(law, line)
  return (lose + half_lose / 2) / Math.max(win + half_win / 2, 1e-12)
}

function poisson(mean: number): number[] {
  const p = [Math.exp(-mean)]
  for (let goals = 1; goals <= GOALS_MOST; goals++) p.push(((p[goals - 1] as number) * mean) / goals)
  return p
}

/** Standard normal distribution function (Abramowitz and Stegun 26.2.17). */
function cumulative(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(z))
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
  const tail =
    density *
    t *
    (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))))
  return z >= 0 ? 1 - tail : tail
}

const quantile = (chance: number): number => root((z) => chance - cumulative(z), -8, 8)
