import { CARDS_PER_DECK } from '../../fairness/cards'
import {
  checkOpen,
  checkStakeOf,
  closed,
  type SteppedBet,
  type SteppedGame,
  type SteppedState,
} from '../stepped-game'
import { passed, refused } from '../verdict'
import { handOf, type PokerHand } from './hand-rank'

export type PokerTable = '9/6' | '8/5' | '7/5'

export interface PokerBet extends SteppedBet {
  readonly table?: PokerTable
}

/** Which of the five cards stay. */
export interface PokerAction {
  readonly type: 'hold'
  readonly hold: readonly boolean[]
}

export interface PokerState extends SteppedState {
  readonly table: PokerTable
  /** The deal, then the five cards that replace discards in the order of the hand. */
  readonly cards: readonly number[]
  readonly hold: readonly boolean[] | null
}

export interface PokerView {
  readonly hand: readonly number[]
  readonly hold: readonly boolean[] | null
  readonly rank: PokerHand
  readonly table: PokerTable
}

const HAND_CARDS = 5
const BASE_PAYS: Readonly<Record<PokerHand, number>> = {
  'royal-flush': 800,
  'straight-flush': 50,
  four: 25,
  'full-house': 8,
  flush: 5,
  straight: 4,
  three: 3,
  'two-pair': 2,
  jacks: 1,
  nothing: 0,
}

/** Returned × the stake by table and hand. Tables are named by full house and flush. */
export const POKER_PAYS: Readonly<Record<PokerTable, Readonly<Record<PokerHand, number>>>> = {
  '9/6': { ...BASE_PAYS, 'full-house': 9, flush: 6 },
  '8/5': BASE_PAYS,
  '7/5': { ...BASE_PAYS, 'full-house': 7 },
}

/** Jacks or better: pick(52, 10), one exchange. The returns are those of the best play. */
export const poker: SteppedGame<PokerBet, PokerState, PokerAction, PokerView> = {
  kind: 'stepped',
  code: 'poker',
  published: [
    { bet: '9/6', hundredths: 9954 },
    { bet: '8/5', hundredths: 9730 },
    { bet: '7/5', hundredths: 9615 },
  ],

  start(bet, draws) {
    const wrong = checkStakeOf(bet)
    if (wrong) return wrong
    const table = bet.table ?? '8/5'
    if (!Object.hasOwn(POKER_PAYS, table)) return refused('invalidBet')
    const cards = draws.pickOf(CARDS_PER_DECK, 2 * HAND_CARDS)
    return passed({ stage: 'open', stake: bet.stake, win: 0, table, cards, hold: null })
  },

  act(state, action) {
    const wrong = checkOpen(state)
    if (wrong) return wrong
    if (action?.type !== 'hold' || !isHold(action.hold)) return refused('invalidAction')
    return passed(afterHold(state, action.hold))
  },

  /** An abandoned hand keeps its cards. */
  expire: (state) => (state.stage === 'open' ? afterHold(state, Array(HAND_CARDS).fill(true)) : state),

  view(state) {
    const hand = handAfter(state)
    return { hand, hold: state.hold, rank: handOf(hand), table: state.table }
  },
}

function afterHold(state: PokerState, hold: readonly boolean[]): PokerState {
  const next = { ...state, hold }
  return closed(next, [POKER_PAYS[state.table][handOf(handAfter(next))], 1])
}

function handAfter({ cards, hold }: PokerState): readonly number[] {
  const replacements = cards.slice(HAND_CARDS)
  return cards
    .slice(0, HAND_CARDS)
    .map((card, index) => (!hold || hold[index] ? card : (replacements.shift() as number)))
}

const isHold = (hold: unknown): hold is readonly boolean[] =>
  Array.isArray(hold) && hold.length === HAND_CARDS && hold.every((kept) => typeof kept === 'boolean')
