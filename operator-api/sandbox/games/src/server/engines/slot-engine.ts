import {
  checkSlotBet,
  playSlot,
  type SlotBet,
  type SlotGame,
  slotCost,
  slotSummary,
} from '@touchline/fair/slots'
import * as v from 'valibot'
import type { GameEngine } from '../game-engine'

const SlotBetSchema = v.object({ stake: v.number(), mode: v.picklist(['spin', 'buy']) })

/** A slot: one bet pays a spin and everything that follows from it. */
export function slotEngine(game: SlotGame): GameEngine {
  return {
    movement: 'betwin',
    // Other fields from the page are dropped: chances at a jackpot are ours to name.
    betOf: (bet) => v.parse(SlotBetSchema, bet),
    stakeOf: (bet) => {
      const parsed = v.safeParse(SlotBetSchema, bet)
      if (!parsed.success) return { ok: false, problem: 'invalidBet' }
      // Whole units only: otherwise fractions of wins would be lost.
      if (parsed.output.stake % game.units !== 0) return { ok: false, problem: 'invalidStake' }
      const checked = checkSlotBet(game, parsed.output)
      return checked.ok ? { ok: true, value: slotCost(game, checked.value) } : checked
    },
    play: (bet, _actions, draws) => {
      const played = playSlot(game, bet as SlotBet, draws)
      if (!played.ok) return played
      const { win, steps, freeSpins, isCapped, stake, jackpot } = played.value
      const summary = slotSummary(played.value)
      return {
        ok: true,
        value: {
          win,
          isClosed: true,
          view: { steps, freeSpins, isCapped },
          summary,
          turnover: stake,
          isJackpot: jackpot?.isWon ?? false,
        },
      }
    },
  }
}
