import { LOSES, PUSHES, pays, type Times } from '../money'
import type { BetTable, TableGame } from '../table-game'
import { type BaccaratResult, drawBaccarat, isPair, isPerfectPair } from './deal'

type Rule = (result: BaccaratResult) => Times

const when = (isWon: (result: BaccaratResult) => boolean, win: Times): Rule => {
  return (result) => (isWon(result) ? win : LOSES)
}

/** A bet on a side; a tie pushes it. */
const side = (name: 'player' | 'banker', win: Rule): Rule => {
  return (result) => {
    if (result.winner === 'tie') return PUSHES
    return result.winner === name ? win(result) : LOSES
  }
}

const cardsOf = ({ player, banker }: BaccaratResult): number => player.length + banker.length

function perfectPair({ player, banker }: BaccaratResult): Times {
  const count = Number(isPerfectPair(player)) + Number(isPerfectPair(banker))
  return count === 0 ? LOSES : pays(count === 2 ? 200 : 25)
}

const COMMON: BetTable<BaccaratResult> = {
  player: side('player', () => pays(1)),
  'player-pair': when(({ player }) => isPair(player), pays(11)),
  'banker-pair': when(({ banker }) => isPair(banker), pays(11)),
  'either-pair': when(({ player, banker }) => isPair(player) || isPair(banker), pays(5)),
  'perfect-pair': perfectPair,
  small: when((result) => cardsOf(result) === 4, pays(3, 2)),
  big: when((result) => cardsOf(result) > 4, pays(54, 100)),
}

const WITH_COMMISSION: BetTable<BaccaratResult> = {
  ...COMMON,
  banker: side('banker', () => pays(95, 100)),
  tie: when(({ winner }) => winner === 'tie', pays(8)),
}

const NO_COMMISSION: BetTable<BaccaratResult> = {
  ...COMMON,
  banker: side('banker', ({ bankerTotal }) => (bankerTotal === 6 ? pays(1, 2) : pays(1))),
  tie: when(({ winner }) => winner === 'tie', pays(9)),
}

const COMMON_RETURNS = [
  { bet: 'player', hundredths: 9876 },
  { bet: 'player-pair', hundredths: 8964 },
  { bet: 'banker-pair', hundredths: 8964 },
  { bet: 'either-pair', hundredths: 8629 },
  { bet: 'perfect-pair', hundredths: 9195 },
  { bet: 'small', hundredths: 9472 },
  { bet: 'big', hundredths: 9565 },
]

/** Eight decks, five percent commission on the banker, tie 8 to 1. */
export const baccarat: TableGame<BaccaratResult> = {
  kind: 'table',
  code: 'baccarat',
  maxBets: 9,
  published: [...COMMON_RETURNS, { bet: 'banker', hundredths: 9894 }, { bet: 'tie', hundredths: 8564 }],
  has: (bet) => Object.hasOwn(WITH_COMMISSION, bet),
  draw: drawBaccarat,
  times: (bet, result) => (WITH_COMMISSION[bet] as Rule)(result),
}

/** As above without commission: a banker that wins with six pays half, tie 9 to 1. */
export const baccaratNoCommission: TableGame<BaccaratResult> = {
  kind: 'table',
  code: 'baccarat-no-commission',
  maxBets: 9,
  published: [...COMMON_RETURNS, { bet: 'banker', hundredths: 9854 }, { bet: 'tie', hundredths: 9516 }],
  has: (bet) => Object.hasOwn(NO_COMMISSION, bet),
  draw: drawBaccarat,
  times: (bet, result) => (NO_COMMISSION[bet] as Rule)(result),
}
