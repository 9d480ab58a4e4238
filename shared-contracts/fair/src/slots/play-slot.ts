import type { Draws } from '../fairness/draws'
import { isStake, returnedFor } from '../games/money'
import { type Outcome, passed, refused } from '../games/verdict'
import type { SlotGame } from './slot-game'
import type { SlotMode, SlotResult } from './slot-round'
import { spin } from './spin'

export interface SlotBet {
  /** Minor units of the total bet; free spins are bought for a multiple of it. */
  readonly stake: number
  readonly mode: SlotMode
  /** Of a slot with a running jackpot: it is won when int(rolls) < chances, drawn after everything else. */
  readonly jackpot?: JackpotChance
}

export interface JackpotChance {
  readonly chances: number
  readonly rolls: number
}

export interface JackpotDraw extends JackpotChance {
  readonly roll: number
  readonly isWon: boolean
}

export interface SlotRound extends SlotResult {
  readonly kind: 'slot'
  readonly game: string
  readonly mode: SlotMode
  /** Minor units that the round costs. */
  readonly stake: number
  /** Minor units. Fractions go to the house; none arise where the total bet divides by the game's units. */
  readonly win: number
  /** It pays the pool at the bet, which is no part of `win`. */
  readonly jackpot: JackpotDraw | null
}

/** Minor units that a round costs. */
export function slotCost(game: SlotGame, { stake, mode }: SlotBet): number {
  return mode === 'buy' ? stake * (game.buy?.price ?? 0) : stake
}

export function checkSlotBet(game: SlotGame, bet: SlotBet): Outcome<SlotBet> {
  if (bet.mode !== 'spin' && bet.mode !== 'buy') return refused('unknownBet')
  if (bet.mode === 'buy' && !game.buy) return refused('unknownBet')
  const { jackpot } = bet
  if (jackpot && !(isCount(jackpot.chances, 0) && isCount(jackpot.rolls, 1))) return refused('invalidBet')
  return isStake(bet.stake) && isStake(slotCost(game, bet)) ? passed(bet) : refused('invalidStake')
}

const isCount = (value: number, least: number): boolean =>
  Number.isSafeInteger(value) && value >= least && value <= 2 ** 32

export function playSlot(game: SlotGame, bet: SlotBet, draws: Draws): Outcome<SlotRound> {
  const checked = checkSlotBet(game, bet)
  if (!checked.ok) return checked
  const result = spin(game, bet.mode, draws)
  return passed({
    kind: 'slot',
    game: game.code,
    mode: bet.mode,
    stake: slotCost(game, bet),
    win: returnedFor(bet.stake, [result.units, game.units]),
    ...result,
    jackpot: bet.jackpot ? drawJackpot(bet.jackpot, draws) : null,
  })
}

function drawJackpot({ chances, rolls }: JackpotChance, draws: Draws): JackpotDraw {
  const roll = draws.int(rolls)
  return { chances, rolls, roll, isWon: roll < chances }
}
