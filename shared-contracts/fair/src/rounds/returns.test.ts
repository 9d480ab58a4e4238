import { PICK_PAYS } from '../games/keno/pick-pays'
import { distance, FARTHEST, ROUNDS, simulate } from '../testing/simulate'
import type { FightFacts } from './fight'
import { roundKind } from './kinds'
import type { RaceFacts } from './race'
import type { SeriesFacts } from './series'
import type { SoccerFacts } from './soccer'

/** A selection, and what a unit on it returns in the mean at decimal odds, by a calculation that shares nothing with the draw. */
type Case = readonly [
  kind: string,
  market: string,
  selection: readonly string[],
  returned: (odds: number) => number,
]

const kindOf = (code: string) => {
  const kind = roundKind(code)
  if (!kind) throw new Error(`no kind ${code}`)
  return kind
}
const factsOf = <Facts>(code: string): Facts => kindOf(code).model.facts('returns:1') as Facts

/** Wins with this chance, else loses. */
const wins = (chance: number) => (odds: number) => chance * odds

function races(code: string): Case[] {
  const { weights } = factsOf<RaceFacts>(code)
  const all = weights.reduce((sum, one) => sum + one, 0)
  const of = (number: number): number => weights[number - 1] ?? 0
  const inOrder = (numbers: readonly number[]): number => {
    let [chance, remaining] = [1, all]
    for (const number of numbers) {
      chance *= of(number) / remaining
      remaining -= of(number)
    }
    return chance
  }
  const odd = weights.reduce((sum, one, n) => sum + (n % 2 === 0 ? one : 0), 0) / all
  const cases: Case[] = [
    [code, 'win', ['1'], wins(inOrder([1]))],
    [code, 'win', ['4'], wins(inOrder([4]))],
    [code, 'exacta', ['1', '2'], wins(inOrder([1, 2]))],
    [code, 'quinella', ['1', '3'], wins(inOrder([1, 3]) + inOrder([3, 1]))],
    [code, 'tricast', ['1', '2', '3'], wins(inOrder([1, 2, 3]))],
    [code, 'oddEven', ['odd'], wins(odd)],
    [code, 'headToHead', ['1', '2'], wins(of(1) / (of(1) + of(2)))],
  ]
  return cases.filter(([, market]) => kindOf(code).model.markets.includes(market))
}

function matches(code: string): Case[] {
  const { first, second } = factsOf<SoccerFacts>(code)
  const million = 1_000_000
  const chanceOf = (is: (half: readonly number[], full: readonly number[]) => boolean): number => {
    let chance = 0
    for (const [n, one] of first.entries())
      for (const [m, two] of second.entries()) {
        const half = [Math.floor(n / 7), n % 7]
        const full = [Math.floor(n / 7) + Math.floor(m / 7), (n % 7) + (m % 7)]
        if (is(half, full)) chance += (one / million) * (two / million)
      }
    return chance
  }
  const lead = ([home = 0, away = 0]: readonly number[]): number => Math.sign(home - away)
  const total = ([home = 0, away = 0]: readonly number[]): number => home + away
  return [
    [code, 'oxt', ['home'], wins(chanceOf((_, full) => lead(full) > 0))],
    [code, 'oxt', ['draw'], wins(chanceOf((_, full) => lead(full) === 0))],
    [code, 'tg', ['2-3'], wins(chanceOf((_, full) => total(full) === 2 || total(full) === 3))],
    [code, 'cs', ['1-1'], wins(chanceOf((_, full) => full.join('-') === '1-1'))],
    [code, 'htft', ['home', 'home'], wins(chanceOf((half, full) => lead(half) > 0 && lead(full) > 0))],
    [code, 'fglg', ['none'], wins(chanceOf((_, full) => total(full) === 0))],
  ]
}

function fights(code: string): Case[] {
  const { rounds, home, away, pointsHome, pointsAway } = factsOf<FightFacts>(code)
  const [h, a, ph, pa] = [home, away, pointsHome, pointsAway].map((weight) => weight / 1_000_000) as [
    number,
    number,
    number,
    number,
  ]
  const judged = (1 - h - a) ** rounds
  const winsOf = (ko: number, points: number): number => (ko / (h + a)) * (1 - judged) + judged * points
  const drawn = judged * (1 - ph - pa)
  const cases: Case[] = [
    // A draw refunds.
    [code, 'tw', ['home'], (odds) => winsOf(h, ph) * odds + drawn],
    [code, 'tw', ['away'], (odds) => winsOf(a, pa) * odds + drawn],
    [code, 'method', ['ko'], wins(1 - judged)],
    [code, 'betting', ['home', '2'], (odds) => (1 - h - a) * h * odds + drawn],
  ]
  return cases.filter(([, market]) => kindOf(code).model.markets.includes(market))
}

function series(code: string): Case[] {
  const { wins: needed, home } = factsOf<SeriesFacts>(code)
  const p = home / 1_000_000
  const q = 1 - p
  const winsIt = needed === 2 ? p ** 2 * (1 + 2 * q) : p ** 3 * (1 + 3 * q + 6 * q ** 2)
  const cases: Case[] = [
    [code, 'tw', ['home'], wins(winsIt)],
    [code, 'tw', ['away'], wins(1 - winsIt)],
    [code, 'exact', ['2-0'], wins(p ** 2)],
    [code, 'firstRound', ['away'], wins(q)],
  ]
  return cases.filter(([, market]) => kindOf(code).model.markets.includes(market))
}

/** Chance that `hits` of `picks` numbers are among twenty of eighty. */
function kenoHits(picks: number, hits: number): number {
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
  return (choose(20, hits) * choose(60, picks - hits)) / choose(80, picks)
}
const kenoReturn = (picks: number) => (): number =>
  Object.entries(PICK_PAYS[picks] ?? {}).reduce(
    (sum, [hits, [numerator, denominator]]) =>
      sum + (kenoHits(picks, Number(hits)) * numerator) / denominator,
    0,
  )

const fixed = (returned: number) => (): number => returned

const CASES: readonly Case[] = [
  ...['vd', 'vh', 'vm', 's45', 's46', 's49', 's50', 's51', 's54'].flatMap(races),
  ...['vs', 's48'].flatMap(matches),
  ...['s41', 's42', 's43', 's44', 's47'].flatMap(fights),
  ...['s52', 's53'].flatMap(series),
  ['s40', 'ball1', ['over', '37.5'], wins(38 / 75)],
  ['s40', 'ball2', ['even'], wins(37 / 75)],
  ['s40', 'sum', ['over', '113.5'], wins(0.505072)],
  ['keno', 'pick', ['7'], kenoReturn(1)],
  ['keno', 'pick', ['7', '21', '80'], kenoReturn(3)],
  ['keno', 'pick', ['1', '2', '3', '4', '5'], kenoReturn(5)],
  ['q4d', 'big', ['0427'], fixed(0.64)],
  ['q4d', 'iboxBig', ['1234'], fixed(0.6672)],
  ['q4d', 'oddEven', ['odd'], fixed(0.975)],
  ['q3d', '3d', ['042'], fixed(0.6)],
  ['q2d', '2d', ['07'], fixed(0.85)],
]

/** Fewer wins than this give no reliable mean. */
const WINS_LEAST = 30

const oddsOf = ([code, market, selection]: Case): number => {
  const { model } = kindOf(code)
  const odds = model.price(model.facts('returns:1'), { market, selection })
  if (odds === null) throw new Error(`${code} has no ${market} ${selection.join('-')}`)
  return odds / 100
}

const counted = CASES.filter((one) => (one[3](oddsOf(one)) * ROUNDS) / oddsOf(one) >= WINS_LEAST)

test.each(counted)(`%s %s %j returns in ${ROUNDS} rounds the computed share`, (...one) => {
  const [code, market, selection, returned] = one
  const { model } = kindOf(code)
  const facts = model.facts('returns:1')
  const odds = oddsOf(one) * 100
  const simulated = simulate(ROUNDS, `${code} ${market} ${selection.join('-')}`, (draws) => {
    const [numerator, denominator] = model.returns(
      facts,
      { market, selection, odds },
      model.draw(facts, draws),
    )
    return numerator / denominator
  })
  expect(distance(simulated, returned(odds / 100))).toBeLessThan(FARTHEST)
})
