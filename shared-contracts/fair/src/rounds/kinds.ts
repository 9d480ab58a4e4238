import { lotteryModel } from './lottery'
import { type RaceMarket, raceModel } from './race'
import type { RoundModel } from './round-model'
import { type Side, soccerModel } from './soccer'

/** A kind of shared round: what it is called in calls, who runs, and its model. */
export interface RoundKind {
  readonly code: string
  /** How its screen draws it. */
  readonly family: 'race' | 'soccer' | 'lottery'
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
