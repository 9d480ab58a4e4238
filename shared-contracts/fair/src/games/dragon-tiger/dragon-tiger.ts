import { CARDS_PER_DECK, rankOf, suitOf } from '../../fairness/cards'
import { LOSES, pays, type Times } from '../money'
import type { PublishedReturn, TableGame } from '../table-game'

export interface DragonTigerResult {
  /** Cards by index in a shoe of eight decks. */
  readonly dragon: number
  readonly tiger: number
  readonly winner: 'dragon' | 'tiger' | 'tie'
}

const SHOE_CARDS = 8 * CARDS_PER_DECK
type Side = 'dragon' | 'tiger'
type Rule = (result: DragonTigerResult) => Times

/** Ace 1 … king 13. */
const points = (card: number): number => rankOf(card) + 1

/** A tie gives half of the stake back. */
const side = (name: Side): Rule => {
  return ({ winner }) => (winner === 'tie' ? [1, 2] : winner === name ? pays(1) : LOSES)
}

const isTie = ({ winner }: DragonTigerResult): boolean => winner === 'tie'
const isSuitedTie = (result: DragonTigerResult): boolean =>
  isTie(result) && suitOf(result.dragon) === suitOf(result.tiger)

/** Seven loses both ways. */
const CARD_BETS: Readonly<Record<string, (points: number) => boolean>> = {
  odd: (value) => value % 2 === 1 && value !== 7,
  even: (value) => value % 2 === 0,
  small: (value) => value < 7,
  big: (value) => value > 7,
}

const cardRules = (name: Side): [string, Rule][] =>
  Object.entries(CARD_BETS).map(([kind, isWon]) => [
    `${name}-${kind}`,
    (result) => (isWon(points(result[name])) ? pays(1) : LOSES),
  ])

const RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['dragon', side('dragon')],
  ['tiger', side('tiger')],
  ['tie', (result) => (isTie(result) ? pays(11) : LOSES)],
  ['suited-tie', (result) => (isSuitedTie(result) ? pays(50) : LOSES)],
  ...cardRules('dragon'),
  ...cardRules('tiger'),
])

/** Eight decks, one card each, ace low. */
export const dragonTiger: TableGame<DragonTigerResult> = {
  kind: 'table',
  code: 'dragon-tiger',
  maxBets: RULES.size,
  published: [
    { bet: 'dragon', hundredths: 9627 },
    { bet: 'tiger', hundredths: 9627 },
    { bet: 'tie', hundredths: 8964 },
    { bet: 'suited-tie', hundredths: 8602 },
    ...[...cardRules('dragon'), ...cardRules('tiger')].map(
      ([bet]): PublishedReturn => ({ bet, hundredths: 9231 }),
    ),
  ],
  has: (bet) => RULES.has(bet),
  draw(draws) {
    const [dragon, tiger] = draws.pickOf(SHOE_CARDS, 2) as [number, number]
    return resultOf(dragon, tiger)
  },
  times: (bet, result) => (RULES.get(bet) as Rule)(result),
}

export function resultOf(dragon: number, tiger: number): DragonTigerResult {
  const difference = points(dragon) - points(tiger)
  return { dragon, tiger, winner: difference > 0 ? 'dragon' : difference < 0 ? 'tiger' : 'tie' }
}

export const DRAGON_TIGER_BETS: readonly string[] = [...RULES.keys()]
