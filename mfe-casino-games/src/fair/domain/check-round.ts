import {
  commitmentOf,
  drawsOf,
  isClientSeed,
  isNonce,
  newTrace,
  parseSeed,
  STEPPED_GAMES,
  TABLE_GAMES,
} from '@touchline/fair'
import { type RoundFacts, replay } from '@touchline/fair/replay'
import { drawRound, ROUND_KINDS, roundKind } from '@touchline/fair/rounds'
import { SLOTS } from '@touchline/fair/slots'
import type { FactField, TypedFacts } from './fair-address'

export interface CheckedRound {
  /** Hash of the seed. */
  readonly commitment: string
  /** Null where no published hash was given. */
  readonly matches: boolean | null
  readonly draws: readonly { readonly of: number; readonly value: number }[]
  readonly skipped: number
  /** Kind of the game and its outcome, as pictures are drawn. */
  readonly kind: string
  readonly outcome: unknown
  /** Minor units; null where no bet was given. */
  readonly stake: number | null
  readonly win: number | null
}

export type Check =
  | { readonly ok: true; readonly round: CheckedRound }
  | {
      readonly ok: false
      readonly field: FactField
      readonly problem: 'missing' | 'wrong' | 'unknownGame' | 'noBet'
    }

/** Codes of the games that this page can play again. */
export const CHECKED_GAMES: readonly string[] = [
  ...new Set([...TABLE_GAMES, ...STEPPED_GAMES, ...SLOTS, ...ROUND_KINDS].map(({ code }) => code)),
]

/** Codes of games played alone; keno is one, and a kind of shared rounds too. */
const PLAYED_ALONE = new Set<string>([...TABLE_GAMES, ...STEPPED_GAMES, ...SLOTS].map(({ code }) => code))

/** Plays a round again from its facts, on this device alone. */
export function checkRound(typed: TypedFacts): Check {
  const { game, client, hash } = typed
  if (!CHECKED_GAMES.includes(game)) return fault('game', game === '' ? 'missing' : 'unknownGame')
  const seed = parseSeed(typed.seed)
  if (!seed) return fault('seed', typed.seed === '' ? 'missing' : 'wrong')
  const kind = roundKind(game)
  if (kind && (client.includes(':') || !PLAYED_ALONE.has(game))) return checkShared(kind, seed, typed)
  if (!isClientSeed(client)) return fault('client', client === '' ? 'missing' : 'wrong')
  const nonce = Number(typed.nonce)
  if (typed.nonce === '' || !isNonce(nonce)) return fault('nonce', typed.nonce === '' ? 'missing' : 'wrong')
  const bet = jsonOf(typed.bet)
  if (bet === undefined) return fault('bet', 'wrong')
  const actions = jsonOf(typed.actions)
  if (actions === undefined || (actions !== null && !Array.isArray(actions))) return fault('actions', 'wrong')
  const commitment = commitmentOf(seed)
  const matches = hash === '' ? null : hash.toLowerCase() === commitment
  const known = { commitment, matches }
  const facts = { game, seed: typed.seed, clientSeed: client, nonce }
  return bet === null ? withoutBet(facts, known) : withBet(facts, known, bet, actions ?? [])
}

/** Public ids of shared rounds, which are their client seeds. */
const ROUND_ID = /^[\w:-]{1,32}$/

/** A shared round: its facts and its result follow from its public id and its seed. */
function checkShared(
  kind: NonNullable<ReturnType<typeof roundKind>>,
  seed: Uint8Array,
  { client, hash }: TypedFacts,
): Check {
  if (!ROUND_ID.test(client)) return fault('client', client === '' ? 'missing' : 'wrong')
  const commitment = commitmentOf(seed)
  const trace = newTrace()
  const facts = kind.model.facts(client)
  const result = drawRound(kind, facts, { seed, publicId: client }, trace)
  return passed({
    commitment,
    matches: hash === '' ? null : hash.toLowerCase() === commitment,
    draws: trace.draws,
    skipped: trace.skipped,
    kind: kind.code,
    outcome: { facts, result },
    stake: null,
    win: null,
  })
}

type Known = Pick<CheckedRound, 'commitment' | 'matches'>

function withBet(facts: RoundFacts, known: Known, bet: unknown, actions: readonly unknown[]): Check {
  const placed = Array.isArray(bet) ? { bets: bet } : { bet: bet as NonNullable<RoundFacts['bet']>, actions }
  const played = replay({ ...facts, ...placed })
  if (!played.ok) return fault(played.problem === 'invalidAction' ? 'actions' : 'bet', 'wrong')
  const { round, trace } = played.value
  return passed({
    ...known,
    draws: trace.draws,
    skipped: trace.skipped,
    kind: round.kind === 'slot' ? 'slot' : round.game,
    outcome: outcomeOf(round),
    stake: round.stake,
    win: round.win,
  })
}

/** A table's result needs no bet; a slot is spun at its smallest. The results of other games depend on the bet. */
function withoutBet(facts: RoundFacts, known: Known): Check {
  const slot = SLOTS.find(({ code }) => code === facts.game)
  if (slot) {
    const spun = withBet(facts, known, { stake: slot.units, mode: 'spin' }, [])
    return spun.ok ? passed({ ...spun.round, stake: null, win: null }) : spun
  }
  const table = TABLE_GAMES.find(({ code }) => code === facts.game)
  const seed = parseSeed(facts.seed)
  if (!table || !seed || table.code === 'fishing') return fault('bet', 'noBet')
  const trace = newTrace()
  const outcome = table.draw(drawsOf({ seed, clientSeed: facts.clientSeed, nonce: facts.nonce }, trace), [])
  return passed({
    ...known,
    draws: trace.draws,
    skipped: trace.skipped,
    kind: table.code,
    outcome,
    stake: null,
    win: null,
  })
}

function outcomeOf(round: Extract<ReturnType<typeof replay>, { ok: true }>['value']['round']): unknown {
  switch (round.kind) {
    case 'table':
      return round.result
    case 'stepped':
      return round.view
    case 'slot':
      return {
        window: round.steps[0]?.window,
        steps: round.steps,
        freeSpins: round.freeSpins,
        jackpot: round.jackpot,
      }
  }
}

/** Null for an empty text, undefined for invalid JSON. */
function jsonOf(text: string): unknown {
  if (text === '') return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : undefined
  } catch {
    return undefined
  }
}

const fault = (field: FactField, problem: Extract<Check, { ok: false }>['problem']): Check => ({
  ok: false,
  field,
  problem,
})
const passed = (round: CheckedRound): Check => ({ ok: true, round })
