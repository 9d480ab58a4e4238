import { ballsModel } from './balls'
import { type FightFacts, type FightMarket, fightModel } from './fight'
import { kenoModel } from './keno-model'
import { lotteryModel } from './lottery'
import { type RaceMarket, raceModel } from './race'
import type { RoundModel } from './round-model'
import { type SeriesMarket, seriesModel } from './series'
import { type Side, soccerModel } from './soccer'

/** A kind of shared round: what it is called in calls, who runs, and its model. */
export interface RoundKind {
  readonly code: string
  /** How its screen draws it. */
  readonly family: 'race' | 'soccer' | 'lottery' | 'fight' | 'balls' | 'keno'
  /** Id of the special sport; null for others. */
  readonly sport: number | null
  /** First part of the public id of a round. */
  readonly prefix: string
  /** Digits of the number of a round in its public id. */
  readonly digits: number
  /** Whether the day in it has dashes. */
  readonly isDashed?: boolean
  /** Names of the runners by number; they are the same in every language. */
  readonly runners: readonly string[]
  readonly model: RoundModel
}

const HORSES = [
  'Monsoon Prince',
  'Pearl of Malacca',
  'Night Ferry',
  'Kopi Express',
  'Silver Durian',
  'Harbour Light',
  'Paper Lantern',
  'Slow Train',
]
const DOGS = ['Quick Satay', 'Rambutan', 'Blue Signal', 'Tin Soldier', 'Lady Tempeh', 'Late Bus']

const TROTTERS = [
  'Amber Wheel',
  'Straits Drum',
  'Copper Rein',
  'Little Mango',
  'Grey Lantern',
  'Bamboo Beat',
  'Evening Mail',
  'Patient Joe',
]
const DRIVERS = [
  'R. Tanaka',
  'L. Moreau',
  'K. Aung',
  'S. Whitlock',
  'D. Pratama',
  'J. Keller',
  'N. Somchai',
  'P. Oduya',
  'M. Castillo',
  'T. Nguyen',
  'F. Lindqvist',
  'H. Seo',
]
const RIDERS = ['A. Novak', 'B. Hartley', 'C. Nielsen', 'D. Zielinski']
const SPRINTERS = ['Y. Mori', 'G. Ferrand', 'W. Lim', 'E. Duarte', 'O. Petrov', 'I. Bakar']

const ALL_OF_RACE: readonly RaceMarket[] = [
  'win',
  'place',
  'exacta',
  'quinella',
  'tricast',
  'trio',
  'oddEven',
  'bigSmall',
]

const race = (
  code: string,
  sport: number | null,
  runners: readonly string[],
  weights: readonly number[],
  markets = ALL_OF_RACE,
): RoundKind => ({
  code,
  family: 'race',
  sport,
  prefix: sport === null ? code : `race:${sport}`,
  digits: 3,
  runners,
  model: raceModel(weights, markets) as RoundModel,
})

const SIDES: readonly Side[] = [
  ['Kinta Rovers', 1.5],
  ['Harbour City', 1.6],
  ['Delta United', 1.2],
  ['Northern Star', 1.35],
  ['Old Quay', 1.1],
  ['Lotus Athletic', 1.45],
  ['Hill Rangers', 1.25],
  ['Monsoon FC', 1.3],
]

const soccer = (code: string, sport: number): RoundKind => ({
  code,
  family: 'soccer',
  sport: code === 'vs' ? null : sport,
  prefix: code === 'vs' ? 'vs' : `vs:${sport}`,
  digits: 4,
  runners: [],
  model: soccerModel(SIDES) as RoundModel,
})

const lottery = (code: string, prefix: string, digits: 2 | 3 | 4): RoundKind => ({
  code,
  family: 'lottery',
  sport: null,
  prefix,
  digits: 3,
  isDashed: true,
  runners: [],
  model: lotteryModel(digits) as RoundModel,
})

const duel = (sport: number, model: unknown): RoundKind => ({
  code: `s${sport}`,
  family: 'fight',
  sport,
  prefix: `fight:${sport}`,
  digits: 3,
  runners: [],
  model: model as RoundModel,
})
const fight = (sport: number, facts: FightFacts, line: number, markets: readonly FightMarket[]): RoundKind =>
  duel(sport, fightModel(facts, line, markets))
const series = (
  sport: number,
  [wins, home]: readonly [wins: number, home: number],
  line: number,
  markets: readonly SeriesMarket[],
): RoundKind => duel(sport, seriesModel({ wins, home }, line, markets))

const drawn = (code: string, family: 'balls' | 'keno', sport: number | null, prefix: string): RoundKind => ({
  code,
  family,
  sport,
  prefix,
  digits: family === 'keno' ? 4 : 3,
  runners: [],
  model: (family === 'keno' ? kenoModel : ballsModel) as unknown as RoundModel,
})

const HORSE_WEIGHTS = [24, 19, 15, 12, 10, 8, 7, 5]
const DOG_WEIGHTS = [30, 22, 17, 13, 10, 8]
const MOTOR_WEIGHTS = [20, 16, 13, 11, 9, 8, 6, 5, 4, 3, 3, 2]
const MOTOR: readonly RaceMarket[] = ['win', 'place', 'headToHead', 'exacta']

/** All kinds; a new one is a row here, and its timetable and limits in the server. */
export const ROUND_KINDS: readonly RoundKind[] = [
  race('vd', null, DOGS, DOG_WEIGHTS),
  race('vh', null, HORSES, HORSE_WEIGHTS),
  race('vm', null, DRIVERS, MOTOR_WEIGHTS, MOTOR),
  race('s45', 45, HORSES, HORSE_WEIGHTS),
  race('s46', 46, DOGS, DOG_WEIGHTS),
  race('s49', 49, DRIVERS, MOTOR_WEIGHTS, MOTOR),
  race('s50', 50, RIDERS, [34, 28, 22, 16], ['win', 'exacta', 'tricast']),
  race('s51', 51, TROTTERS, [22, 18, 15, 13, 11, 9, 7, 5]),
  drawn('keno', 'keno', null, 'keno'),
  drawn('s40', 'balls', 40, 'number:40'),
  fight(41, { rounds: 6, home: 90_000, away: 70_000, pointsHome: 500_000, pointsAway: 440_000 }, 3.5, [
    'tw',
    'rounds',
    'method',
  ]),
  fight(42, { rounds: 3, home: 200_000, away: 180_000, pointsHome: 490_000, pointsAway: 460_000 }, 1.5, [
    'tw',
    'rounds',
    'method',
  ]),
  fight(43, { rounds: 5, home: 110_000, away: 90_000, pointsHome: 480_000, pointsAway: 460_000 }, 3.5, [
    'tw',
    'rounds',
    'betting',
  ]),
  fight(44, { rounds: 3, home: 140_000, away: 120_000, pointsHome: 470_000, pointsAway: 470_000 }, 2.5, [
    'tw',
    'rounds',
    'betting',
  ]),
  // Each of its rounds is a second.
  fight(47, { rounds: 30, home: 42_000, away: 38_000, pointsHome: 520_000, pointsAway: 480_000 }, 8.5, [
    'tw',
    'rounds',
  ]),
  series(52, [2, 550_000], 2.5, ['tw', 'rounds', 'exact', 'firstRound']),
  series(53, [3, 520_000], 3.5, ['tw', 'hdp', 'rounds']),
  soccer('vs', 48),
  soccer('s48', 48),
  lottery('4d', '4D', 4),
  lottery('3d', '3D', 3),
  lottery('2d', '2D', 2),
  lottery('q4d', 'Q4D', 4),
  lottery('q3d', 'Q3D', 3),
  lottery('q2d', 'Q2D', 2),
  race('s54', 54, SPRINTERS, [27, 21, 18, 14, 11, 9]),
]

export const roundKind = (code: string): RoundKind | undefined =>
  ROUND_KINDS.find((kind) => kind.code === code)

/** Public id of a round, which is the client seed of its draw: `race:45:20261122:001`. */
export const roundIdOf = (
  { prefix, digits, isDashed = false }: RoundKind,
  day: string,
  number: number,
): string => `${prefix}:${isDashed ? day : day.replaceAll('-', '')}:${String(number).padStart(digits, '0')}`
