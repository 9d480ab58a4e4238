import { sha256, utf8 } from '../fairness/bytes'
import { type Draws, drawsOf } from '../fairness/draws'
import { hundredths, LOSES, type Times } from '../games/money'
import { powerOf, pricedBy, twoWayPrice } from './prices'
import { isSameSelection, type PricedPick, type RoundModel, type RoundPick } from './round-model'

export type Score = readonly [home: number, away: number]

/** Facts of a match: integer weights of the score of each half, 0-0, 0-1 … 6-6. */
export interface SoccerFacts {
  readonly home: string
  readonly away: string
  readonly first: readonly number[]
  readonly second: readonly number[]
}

export interface SoccerResult {
  readonly half: Score
  readonly full: Score
  readonly goals: readonly { readonly side: 'home' | 'away'; readonly minute: number }[]
}

const GOALS = 7
const MILLION = 1_000_000
const FIRST_HALF = 0.45
const RHO = -0.06

/** Integer weights of a half's scores, by largest remainder. */
export function halfGrid(home: number, away: number, rho: number): number[] {
  const poisson = (mean: number, goals: number): number => {
    let chance = Math.exp(-mean)
    for (let n = 1; n <= goals; n++) chance *= mean / n
    return chance
  }
  const low = [1 - home * away * rho, 1 + home * rho, 1 + away * rho, 1 - rho]
  const cells = Array.from({ length: GOALS * GOALS }, (_, n) => {
    const [h, a] = [Math.floor(n / GOALS), n % GOALS]
    const factor = h < 2 && a < 2 ? (low[h * 2 + a] ?? 1) : 1
    return poisson(home, h) * poisson(away, a) * factor
  })
  const sum = cells.reduce((total, cell) => total + cell, 0)
  const exact = cells.map((cell) => (cell / sum) * MILLION)
  const weights = exact.map(Math.floor)
  const missing = MILLION - weights.reduce((total, weight) => total + weight, 0)
  const byRemainder = exact
    .map((value, n) => [value - Math.floor(value), n] as const)
    .sort((a, b) => b[0] - a[0])
  for (const [, n] of byRemainder.slice(0, missing)) weights[n] = (weights[n] ?? 0) + 1
  return weights
}

/** Both halves of a match with these means: they split 45 to 55. */
export const matchGrids = (home: number, away: number, rho = RHO) => ({
  first: halfGrid(home * FIRST_HALF, away * FIRST_HALF, rho),
  second: halfGrid(home * (1 - FIRST_HALF), away * (1 - FIRST_HALF), rho),
})

const scoreOf = (cell: number): Score => [Math.floor(cell / GOALS), cell % GOALS]

function drawMatch({ first, second }: SoccerFacts, draws: Draws): SoccerResult {
  const half = scoreOf(draws.weighted(first))
  const later = scoreOf(draws.weighted(second))
  const goals = [half, later].flatMap((score, part) =>
    (['home', 'away'] as const).flatMap((side, n) =>
      Array.from({ length: score[n] ?? 0 }, () => ({ side, minute: part * 45 + draws.int(45) + 1 })),
    ),
  )
  return {
    half,
    full: [half[0] + later[0], half[1] + later[1]],
    goals: goals.toSorted((a, b) => a.minute - b.minute),
  }
}

const outcomeOf = ([home, away]: Score): string => (home > away ? 'home' : home < away ? 'away' : 'draw')
const totalBand = ([home, away]: Score): string => {
  const total = home + away
  return total <= 1 ? '0-1' : total <= 3 ? '2-3' : total <= 6 ? '4-6' : '7+'
}
const SIDES_1X2 = ['home', 'draw', 'away']
const SCORES = Array.from({ length: 25 }, (_, n) => `${Math.floor(n / 5)}-${n % 5}`)

/** The same chances for all rounds of these facts. */
interface Chances {
  readonly full: readonly (readonly [Score, number])[]
  readonly halfFull: ReadonlyMap<string, number>
  readonly firstGoal: ReadonlyMap<string, number>
  readonly lastGoal: ReadonlyMap<string, number>
}

/** Chance that the best of `own` minutes comes before the best of `other`, of 45; equal minutes count as `ties`. */
function earlier(own: number, other: number, ties: number): number {
  if (own === 0) return 0
  if (other === 0) return 1
  const after = (goals: number, minute: number) => ((45 - minute) / 45) ** goals
  let chance = 0
  for (let minute = 1; minute <= 45; minute++) {
    const first = after(own, minute - 1) - after(own, minute)
    const equal = after(other, minute - 1) - after(other, minute)
    chance += first * (after(other, minute) + ties * equal)
  }
  return chance
}

const add = (map: Map<string, number>, key: string, chance: number): void => {
  map.set(key, (map.get(key) ?? 0) + chance)
}

const known = new WeakMap<readonly number[], Chances>()

function chancesOf({ first, second }: SoccerFacts): Chances {
  const before = known.get(first)
  if (before) return before
  const full = new Map<string, readonly [Score, number]>()
  const [halfFull, firstGoal, lastGoal] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ]
  for (const [n, one] of first.entries())
    for (const [m, two] of second.entries()) {
      const chance = (one / MILLION) * (two / MILLION)
      if (chance === 0) continue
      const [half, later] = [scoreOf(n), scoreOf(m)]
      const score: Score = [half[0] + later[0], half[1] + later[1]]
      const key = score.join('-')
      full.set(key, [score, (full.get(key)?.[1] ?? 0) + chance])
      add(halfFull, `${outcomeOf(half)}-${outcomeOf(score)}`, chance)
      const opening = half[0] + half[1] > 0 ? half : later
      const closing = later[0] + later[1] > 0 ? later : half
      if (score[0] + score[1] === 0) {
        add(firstGoal, 'none', chance)
        add(lastGoal, 'none', chance)
        continue
      }
      // Goals of the home side are drawn first: in the same minute they count as the earlier ones.
      const home = earlier(opening[0], opening[1], 1)
      add(firstGoal, 'firstHome', chance * home)
      add(firstGoal, 'firstAway', chance * (1 - home))
      const last = earlier(closing[0], closing[1], 0)
      add(lastGoal, 'lastHome', chance * last)
      add(lastGoal, 'lastAway', chance * (1 - last))
    }
  const chances = { full: [...full.values()], halfFull, firstGoal, lastGoal }
  known.set(first, chances)
  return chances
}

const chanceWhere = ({ full }: Chances, is: (score: Score) => boolean): number =>
  full.reduce((sum, [score, chance]) => sum + (is(score) ? chance : 0), 0)

/** The half line at which both sides are closest to even. */
function closestLine(lines: readonly number[], chanceAt: (line: number) => number): number {
  return lines.reduce((best, line) =>
    Math.abs(chanceAt(line) - 0.5) < Math.abs(chanceAt(best) - 0.5) ? line : best,
  )
}
const TOTAL_LINES = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5]
const HANDICAPS = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5]

export const MARKETS_SOCCER = ['oxt', 'hdp', 'ou', 'cs', 'htft', 'tg', 'fglg'] as const
const TERMS: Readonly<Record<string, readonly [margin: number, cap: number]>> = {
  oxt: [0.06, 200],
  cs: [0.2, 100],
  htft: [0.14, 200],
  tg: [0.1, 200],
  fglg: [0.1, 200],
}

/** Selections of a many-way market with their chances. */
function waysOf(chances: Chances, market: string): ReadonlyMap<string, number> {
  switch (market) {
    case 'oxt':
      return new Map(
        SIDES_1X2.map((side) => [side, chanceWhere(chances, (score) => outcomeOf(score) === side)]),
      )
    case 'tg':
      return new Map(
        ['0-1', '2-3', '4-6', '7+'].map((band) => [
          band,
          chanceWhere(chances, (score) => totalBand(score) === band),
        ]),
      )
    case 'htft':
      return new Map(
        SIDES_1X2.flatMap((half) =>
          SIDES_1X2.map((end) => [`${half}-${end}`, chances.halfFull.get(`${half}-${end}`) ?? 0] as const),
        ),
      )
    case 'cs':
      return new Map([
        ...SCORES.map((text) => [text, chanceWhere(chances, (score) => score.join('-') === text)] as const),
        ['other', chanceWhere(chances, (score) => !SCORES.includes(score.join('-')))],
      ])
    default:
      return new Map()
  }
}

function listOf(facts: SoccerFacts, market: string): PricedPick[] {
  const chances = chancesOf(facts)
  if (market === 'ou') {
    const overAt = (line: number) => chanceWhere(chances, ([home, away]) => home + away > line)
    const line = closestLine(TOTAL_LINES, overAt)
    return [
      { market, selection: ['over', String(line)], odds: twoWayPrice(overAt(line)) },
      { market, selection: ['under', String(line)], odds: twoWayPrice(1 - overAt(line)) },
    ]
  }
  if (market === 'hdp') {
    const homeAt = (line: number) => chanceWhere(chances, ([home, away]) => home + line > away)
    const line = closestLine(HANDICAPS, homeAt)
    return [
      { market, selection: ['home', String(line)], odds: twoWayPrice(homeAt(line)) },
      { market, selection: ['away', String(-line)], odds: twoWayPrice(1 - homeAt(line)) },
    ]
  }
  const [margin = 0, cap = 0] = TERMS[market] ?? []
  const priced = (ways: ReadonlyMap<string, number>): PricedPick[] => {
    const k = powerOf([...ways.values()], 1, margin)
    return [...ways].map(([text, chance]) => ({
      market,
      selection: market === 'htft' ? text.split('-') : [text],
      odds: pricedBy(chance, k, cap),
    }))
  }
  if (market !== 'fglg') return priced(waysOf(chances, market))
  return [
    ...priced(chances.firstGoal),
    ...priced(chances.lastGoal).filter(({ selection }) => selection[0] !== 'none'),
  ]
}

function hasWon({ market, selection }: RoundPick, { half, full, goals }: SoccerResult): boolean {
  const [first = '', second = ''] = selection
  switch (market) {
    case 'oxt':
      return outcomeOf(full) === first
    case 'hdp':
      return first === 'home' ? full[0] + Number(second) > full[1] : full[1] + Number(second) > full[0]
    case 'ou':
      return full[0] + full[1] > Number(second) === (first === 'over')
    case 'cs':
      return first === 'other' ? !SCORES.includes(full.join('-')) : full.join('-') === first
    case 'htft':
      return outcomeOf(half) === first && outcomeOf(full) === second
    case 'tg':
      return totalBand(full) === first
    default: {
      const [opening, closing] = [goals[0]?.side, goals.at(-1)?.side]
      const found = {
        firstHome: opening === 'home',
        firstAway: opening === 'away',
        lastHome: closing === 'home',
      }
      return first === 'none'
        ? goals.length === 0
        : (found[first as keyof typeof found] ?? closing === 'away')
    }
  }
}

/** A side of the fixture list, and the goals that it scores at home and away on average. */
export type Side = readonly [name: string, goals: number]

/** Matches between these sides, paired anew for each round. */
export function soccerModel(sides: readonly Side[]): RoundModel<SoccerFacts, SoccerResult> {
  const same = (pick: RoundPick) => (one: PricedPick) => isSameSelection(one.selection, pick.selection)
  return {
    markets: MARKETS_SOCCER,
    facts: (publicId) => {
      const draws = drawsOf({ seed: sha256(utf8(`facts:${publicId}`)), clientSeed: publicId, nonce: 0 })
      const [home = ['', 1.6] as const, away = ['', 1.05] as const] = draws.pick(sides, 2)
      return { home: home[0], away: away[0], ...matchGrids(home[1] * 1.15, away[1] * 0.85) }
    },
    draw: drawMatch,
    list: listOf,
    price: (facts, pick) => listOf(facts, pick.market).find(same(pick))?.odds ?? null,
    returns: (_, pick, result): Times => (hasWon(pick, result) ? hundredths(pick.odds) : LOSES),
  }
}
