import { type DrawTrace, drawsOf, newTrace } from '../fairness/draws'
import { commitmentOf, isClientSeed, isNonce, parseSeed } from '../fairness/seeds'
import { STEPPED_GAMES, TABLE_GAMES } from '../games/games'
import { playSteps, type SteppedBet, type SteppedRound } from '../games/stepped-game'
import { type Bet, playTable, type TableRound } from '../games/table-game'
import { type Outcome, passed, refused } from '../games/verdict'
import { SLOTS } from '../slots/catalogue'
import { playSlot, type SlotBet, type SlotRound } from '../slots/play-slot'

/** Everything that a round depends on. `actions` are those of a stepped game, in order. */
export interface RoundFacts {
  readonly game: string
  /** The revealed server seed, 64 hexadecimal digits. */
  readonly seed: string
  readonly clientSeed: string
  readonly nonce: number
  /** Of a table game. */
  readonly bets?: readonly Bet[]
  /** Of a slot or a stepped game. */
  readonly bet?: SlotBet | SteppedBet
  readonly actions?: readonly unknown[]
}

export type Round = TableRound | SteppedRound | SlotRound

export interface Replay {
  /** Published before the round. */
  readonly commitment: string
  readonly round: Round
  readonly trace: DrawTrace
}

/** Plays a round again from its facts, as the server did. */
export function replay(facts: RoundFacts): Outcome<Replay> {
  const seed = parseSeed(facts.seed)
  if (!seed) return refused('invalidSeed')
  if (!isClientSeed(facts.clientSeed)) return refused('invalidClientSeed')
  if (!isNonce(facts.nonce)) return refused('invalidNonce')
  const trace = newTrace()
  const draws = drawsOf({ seed, clientSeed: facts.clientSeed, nonce: facts.nonce }, trace)
  const round = playRound(facts, draws)
  return round.ok ? passed({ commitment: commitmentOf(seed), round: round.value, trace }) : round
}

function playRound(facts: RoundFacts, draws: ReturnType<typeof drawsOf>): Outcome<Round> {
  const { game: code, bets = [], bet, actions = [] } = facts
  const table = TABLE_GAMES.find((game) => game.code === code)
  if (table) return playTable(table, bets, draws)
  const stepped = STEPPED_GAMES.find((game) => game.code === code)
  if (stepped) return bet ? playSteps(stepped, bet, actions, draws) : refused('noBet')
  const slot = SLOTS.find((game) => game.code === code)
  if (slot) return bet && 'mode' in bet ? playSlot(slot, bet, draws) : refused('noBet')
  return refused('unknownGame')
}
