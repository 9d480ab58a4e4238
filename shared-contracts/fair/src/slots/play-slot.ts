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
}

export interface SlotRound extends SlotResult {
  readonly kind: 'slot'
  readonly game: string
  readonly mode: SlotMode
  /** Minor units that the round costs. */
  readonly stake: number
  /** Minor units. Fractions go to the house; none arise where the total bet divides by the game's units. */
  readonly win: number
}

/** Minor units that a round costs. */
export function slotCost(game: SlotGame, { stake, mode }: SlotBet): number {
  return mode === 'buy' ? stake * (game.buy?.price ?? 0) : stake
}

export function checkSlotBet(game: SlotGame, bet: SlotBet): Outcome<SlotBet> {
  if (bet.mode !== 'spin' && bet.mode !== 'buy') return refused('unknownBet')
  if (bet.mode === 'buy' && !game.buy) return refused('unknownBet')
  return isStake(bet.stake) && isStake(slotCost(game, bet)) ? passed(bet) : refused('invalidStake')
}

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
  })
}
