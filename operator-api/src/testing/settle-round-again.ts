/** A bet on a shared round as the database has it. */
export interface RoundBetRow {
  readonly market: string
  readonly selection: readonly string[]
  /** Hundredths. */
  readonly odds: number
  /** Minor units. */
  readonly stake: number
}

interface RoundResult {
  readonly order?: readonly number[]
  readonly half?: readonly number[]
  readonly full?: readonly number[]
  readonly winner?: string
  readonly method?: string
  readonly round?: number
  readonly score?: readonly number[]
  readonly balls?: readonly number[]
  readonly numbers?: readonly string[]
  readonly first?: string
}

/** Markets that `returnedAgain` knows; of the others it has no opinion. */
export const SETTLED_AGAIN: ReadonlySet<string> = new Set([
  'win',
  'exacta',
  'quinella',
  'tricast',
  'headToHead',
  'place',
  'trio',
  'bigSmall',
  'hdp',
  'ou',
  'tg',
  'rounds',
  'betting',
  'firstRound',
  'oddEven',
  'oxt',
  'cs',
  'htft',
  'tw',
  'method',
  'exact',
  'ball1',
  'sum',
  'big',
  'small',
  '4a',
  '3d',
  '2d',
])

const PRIZES = {
  big: [2500, 1000, 500, ...Array<number>(10).fill(180), ...Array<number>(10).fill(60)],
  small: [3500, 2000, 1000],
  '4a': [6000],
} as const

const leader = ([home = 0, away = 0]: readonly number[]): string =>
  home === away ? 'draw' : home > away ? 'home' : 'away'

const sideOf = (value: number): string => (value % 2 === 1 ? 'odd' : 'even')

/**
 * The return of a bet, minor units, worked out a second time from the text of the rules and from nothing of the product. Null for an
 * unknown market.
 */
export function returnedAgain(bet: RoundBetRow, result: RoundResult): number | null {
  const { market, selection, odds, stake } = bet
  const [first = '', second = ''] = selection
  const paid = Math.floor((stake * odds) / 100)
  const paidIf = (hasWon: boolean): number => (hasWon ? paid : 0)
  const { order = [], balls = [], numbers = [] } = result
  const named = selection.map(Number)
  switch (market) {
    case 'win':
      return paidIf(order[0] === named[0])
    case 'exacta':
      return paidIf(order[0] === named[0] && order[1] === named[1])
    case 'quinella':
      return paidIf(order.slice(0, 2).every((number) => named.includes(number)))
    case 'tricast':
      return paidIf(named.every((number, place) => order[place] === number))
    case 'place':
      return paidIf(order.slice(0, order.length < 8 ? 2 : order.length < 16 ? 3 : 4).includes(named[0] ?? 0))
    case 'trio':
      return paidIf(order.slice(0, 3).every((number) => named.includes(number)))
    case 'bigSmall': {
      const isBig = numbers.length > 0 ? Number(numbers[0]?.[0]) >= 5 : (order[0] ?? 0) > order.length / 2
      return paidIf(isBig === (first === 'big'))
    }
    case 'hdp': {
      const [home = 0, away = 0] = result.full ?? result.score ?? []
      const lead = first === 'home' ? home - away : away - home
      return paidIf(lead + Number(second) > 0)
    }
    case 'ou': {
      const [home = 0, away = 0] = result.full ?? []
      return paidIf(home + away > Number(second) === (first === 'over'))
    }
    case 'tg': {
      const [home = 0, away = 0] = result.full ?? []
      const [least = 0, most = 99] = first === '7+' ? [7] : first.split('-').map(Number)
      return paidIf(home + away >= least && home + away <= most)
    }
    case 'rounds': {
      const [home = 0, away = 0] = result.score ?? []
      const isOver = result.score
        ? home + away > Number(second)
        : result.method === 'points' || (result.round ?? 0) > Number(second)
      return paidIf(isOver === (first === 'over'))
    }
    case 'betting': {
      if (result.winner === 'draw') return stake
      const isOf = result.winner === first
      return paidIf(
        isOf &&
          (second === 'points'
            ? result.method === 'points'
            : result.method === 'ko' && result.round === Number(second)),
      )
    }
    case 'firstRound':
      return paidIf(result.first === first)
    case 'headToHead':
      return paidIf(order.indexOf(named[0] ?? 0) < order.indexOf(named[1] ?? 0))
    case 'oddEven':
      return paidIf(sideOf(numbers.length > 0 ? Number(numbers[0]) : (order[0] ?? 0)) === first)
    case 'oxt':
      return paidIf(leader(result.full ?? []) === first)
    case 'cs':
      return first === 'other'
        ? paidIf((result.full ?? []).some((goals) => goals > 4))
        : paidIf(result.full?.join('-') === first)
    case 'htft':
      return paidIf(leader(result.half ?? []) === first && leader(result.full ?? []) === second)
    case 'tw': {
      const winner = result.score ? leader(result.score) : result.winner
      return winner === 'draw' ? stake : paidIf(winner === first)
    }
    case 'method':
      return paidIf(result.method === first)
    case 'exact':
      return paidIf(result.score?.join('-') === first)
    case 'ball1':
      return selection.length === 1
        ? paidIf(sideOf(balls[0] ?? 0) === first)
        : paidIf((balls[0] ?? 0) > 37.5 === (first === 'over'))
    case 'sum':
      return paidIf(balls.reduce((sum, ball) => sum + ball, 0) > 113.5 === (first === 'over'))
    case 'big':
    case 'small':
    case '4a':
      return PRIZES[market].reduce(
        (sum, prize, place) => sum + (numbers[place] === first ? prize * stake : 0),
        0,
      )
    case '3d':
      return numbers[0] === first ? 600 * stake : 0
    case '2d':
      return numbers[0] === first ? 85 * stake : 0
    default:
      return null
  }
}
