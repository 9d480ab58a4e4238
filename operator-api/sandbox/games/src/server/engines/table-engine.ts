import { type Bet, checkBets, playTable, type TableGame } from '@touchline/fair'
import * as v from 'valibot'
import type { GameEngine } from '../game-engine'

const BetsSchema = v.pipe(
  v.array(v.object({ bet: v.pipe(v.string(), v.maxLength(40)), stake: v.number() })),
  v.maxLength(200),
)

/** A game of one step: all bets are decided by one result. */
export function tableEngine<Result extends object>(game: TableGame<Result>): GameEngine {
  return {
    movement: 'betwin',
    stakeOf: (bet) => {
      const parsed = v.safeParse(BetsSchema, bet)
      if (!parsed.success) return { ok: false, problem: 'invalidBet' }
      const checked = checkBets(game, parsed.output)
      return checked.ok ? { ok: true, value: sum(checked.value) } : checked
    },
    play: (bet, _actions, draws) => {
      const played = playTable(game, bet as Bet[], draws)
      if (!played.ok) return played
      const { win, bets, result } = played.value
      const turnover = bets.reduce((total, { stake, win: back, outcome }) => {
        if (outcome === 'push') return total
        return total + (outcome === 'partly' ? stake - back : stake)
      }, 0)
      return { ok: true, value: { win, isClosed: true, view: { result, bets }, summary: result, turnover } }
    },
  }
}

const sum = (bets: readonly Bet[]): number => bets.reduce((total, { stake }) => total + stake, 0)
