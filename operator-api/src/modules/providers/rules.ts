import { createHash } from 'node:crypto'
import type { GameCategory } from '@touchline/contracts/calls'
import { gameScope } from '../../platform/game-products'
import { cashOf, clearingOf, houseOf, type TransferCommand } from '../wallet'
import type { CallKind, KnownFacts, NewCall, Round, StoredCall, WrittenRows } from './repository'
import type { MoneyEvent, OutcomeCode, TransactionRef } from './wallet-event'

/** A token that nobody has bet with for so long is no longer valid for bets. */
const IDLE_MS = 30 * 60_000
/** Shots of a fishing game come several in one bet. */
const SHOTS_OF_A_BET = 10

/** The game of a call, and why nobody may bet on it now. */
export interface GameFacts {
  readonly provider: string
  readonly game_code: string
  readonly category: GameCategory
  readonly refusal: OutcomeCode | null
}

export interface PlanInput {
  readonly connection: string
  readonly event: MoneyEvent
  readonly known: KnownFacts
  /** Null where the catalogue has no such game. */
  readonly game: GameFacts | null
  readonly now: number
}

/** The effect of a call: nothing but its code, an earlier result, or orders with their rows. */
export type Plan =
  | { readonly type: 'refused'; readonly code: OutcomeCode }
  | { readonly type: 'repeated'; readonly call: StoredCall }
  | ({ readonly type: 'carriedOut'; readonly orders: readonly TransferCommand[] } & WrittenRows)

const refused = (code: OutcomeCode): Plan => ({ type: 'refused', code })

/** Hex hash of a call's effect: under one id it must be the same. */
export const hashOfEvent = ({ kind, amount, win, currency, round, player, game, refs }: MoneyEvent): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, amount, win, currency, round, player, game, refs]))
    .digest('hex')

/** How a call is kept: a betwin as its bet, the correction of a win as a win. */
const KEPT_AS = { bet: 'bet', betwin: 'bet', win: 'win', resettle: 'win', rollback: 'rollback' } as const

export function planOf(input: PlanInput): Plan {
  const { event, known } = input
  const own = known.calls.find(({ kind, tx }) => tx === event.tx && kind === KEPT_AS[event.kind])
  if (own) {
    if (own.state === 'tombstone') return refused('rolledBack')
    if (own.hash !== hashOfEvent(event)) return refused('duplicate_debit_record')
    return own.state === 'rolledBack' ? refused('rolledBack') : { type: 'repeated', call: own }
  }
  const { token, member } = known
  if (!member) return refused('invalidSession')
  if (token && (token.member_id !== member.id || token.connection !== input.connection))
    return refused('invalidSession')
  if (event.currency !== null && event.currency !== member.currency) return refused('invalidCurrency')
  switch (event.kind) {
    case 'bet':
    case 'betwin':
      return planBet(input)
    case 'win':
      return planWin(input)
    case 'resettle':
      return planResettle(input)
    case 'rollback':
      return planRollback(input)
  }
}

function planBet(input: PlanInput): Plan {
  const { event, known, game, now, connection } = input
  const { token, member } = known
  if (!token || !member) return refused('invalidSession')
  if (!token.session_open || token.expires_at <= now || token.seen_at + IDLE_MS <= now)
    return refused('session_expired')
  if (member.state !== 'open') return refused('accountInactive')
  if (event.currency !== token.currency) return refused('invalidCurrency')
  if (!game) return refused('game_maintenance')
  if (game.refusal) return refused(game.refusal)
  const name = event.round ?? `tx:${event.tx}`
  const round = known.rounds.find((one) => one.round === name) ?? newRound(input, game, name)
  const most = token.max_bet * (game.category === 'fishing' ? SHOTS_OF_A_BET : 1)
  if (event.amount > most) return refused('betOverMax')
  // Further bets of a round may be smaller, and free rounds cost nothing.
  if (event.amount > 0 && event.amount < token.min_bet && round.bets === 0) return refused('betLowerMin')
  const win = event.kind === 'betwin' ? event.win : 0
  const after = changed(round, event, now, {
    bet: round.bet + event.amount,
    win: round.win + win,
    bets: round.bets + 1,
    closed: round.closed || event.closed,
  })
  const scope = gameScope(round.product, connection)
  return carriedOut(input, {
    orders: [betOrder(input, scope, event.amount), ...(win > 0 ? [winOrder(input, scope, win)] : [])],
    calls: [newCall(input, { scope, round: name, bet: event.amount, win })],
    changed: [],
    rounds: [after],
  })
}

function planWin(input: PlanInput): Plan {
  const { event, now, connection } = input
  const found = roundOfWin(input)
  if ('type' in found) return found
  const scope = gameScope(found.product, connection)
  const after = changed(found, event, now, {
    win: found.win + event.amount,
    closed: found.closed || event.closed,
  })
  return carriedOut(input, {
    orders: [winOrder(input, scope, event.amount)],
    calls: [newCall(input, { scope, round: found.round, bet: 0, win: event.amount })],
    changed: [],
    rounds: [after],
  })
}

/** The round of the bet that a win names, of its own name without one, or a new one for a promotion. */
function roundOfWin(input: PlanInput): Round | Plan {
  const { event, known, game } = input
  const [ref] = event.refs
  if (ref) {
    const bet = known.calls.find(({ kind, tx }) => kind === 'bet' && tx === ref.tx)
    if (bet?.state === 'tombstone') return refused('rolledBack')
    if (!bet || bet.member_id !== event.player) return refused('betNotExists')
    if (bet.state !== 'done') return refused('rolledBack')
    return known.rounds.find(({ id }) => id === bet.round_id) ?? refused('betNotExists')
  }
  const round = known.rounds.find(({ round: name }) => name === event.round)
  if (round && (round.bets > 0 || event.isPromotion)) return round
  if (!event.isPromotion || !game) return refused(round ? 'rolledBack' : 'betNotExists')
  return newRound(input, game, `tx:${event.tx}`)
}

/** A new total of a round's wins: the difference is paid, or all is taken back and the total paid anew. */
function planResettle(input: PlanInput): Plan {
  const { event, known, now, connection } = input
  const [ref] = event.refs
  const bet = known.calls.find(({ kind, tx, state }) => kind === 'bet' && tx === ref?.tx && state === 'done')
  const round = known.rounds.find(({ id, round: name }) =>
    ref ? id === bet?.round_id : name === event.round,
  )
  if (!round || round.bets === 0 || round.member_id !== event.player) return refused('betNotExists')
  const scope = gameScope(round.product, connection)
  const after = changed(round, event, now, { win: event.amount, closed: true })
  const isLess = event.amount < round.win
  const won = isLess
    ? known.calls.filter(({ round_id, state, win }) => round_id === round.id && state === 'done' && win > 0)
    : []
  const paid = isLess ? event.amount : event.amount - round.win
  return carriedOut(input, {
    orders: [
      ...won.map(({ tx }) => reversal(event.player, scope, `win:${tx}`)),
      winOrder(input, scope, paid),
    ],
    calls: [newCall(input, { scope, round: round.round, bet: 0, win: paid })],
    // A bet that won at once remains; its win is undone.
    changed: won.map((call) =>
      call.kind === 'bet' ? { ...call, win: 0 } : { ...call, state: 'rolledBack' },
    ),
    rounds: [after],
  })
}

function planRollback(input: PlanInput): Plan {
  const { event, known, now } = input
  const orders: TransferCommand[] = []
  const calls: NewCall[] = []
  const undone: StoredCall[] = []
  const rounds = new Map<number | null, Round>()
  for (const ref of event.refs) {
    const call = callOfRef(known.calls, ref)
    if (!call) {
      // A later call under this id is rejected.
      for (const kind of ref.kind ? [ref.kind] : (['bet', 'win'] as const))
        calls.push(tombstone(input, kind, ref.tx))
      continue
    }
    if (call.member_id !== event.player) return refused('duplicate_debit_record')
    const round = rounds.get(call.round_id) ?? known.rounds.find(({ id }) => id === call.round_id)
    if (call.state !== 'done' || call.scope === null || !round) continue
    const isBet = call.kind === 'bet'
    orders.push(...reversalsOf(event.player, call, call.scope))
    undone.push({ ...call, state: 'rolledBack' })
    const after = changed(round, event, now, {
      bet: round.bet - call.bet,
      win: round.win - call.win,
      bets: round.bets - (isBet ? 1 : 0),
      // Without its win a round is open again until the provider closes it.
      closed: isBet ? round.closed || event.closed : event.closed,
    })
    rounds.set(call.round_id, after)
  }
  const round = [...rounds.values()][0]?.round ?? null
  calls.push(newCall(input, { scope: null, round, bet: 0, win: 0 }))
  return carriedOut(input, { orders, calls, changed: undone, rounds: [...rounds.values()] })
}

function callOfRef(calls: readonly StoredCall[], { kind, tx }: TransactionRef): StoredCall | undefined {
  const of = (wanted: CallKind) => calls.find((call) => call.tx === tx && call.kind === wanted)
  return kind === null ? (of('bet') ?? of('win')) : of(kind)
}

function reversalsOf(player: string, { kind, tx, win }: StoredCall, scope: string): TransferCommand[] {
  const keys = [...(kind === 'win' || win > 0 ? [`win:${tx}`] : []), ...(kind === 'bet' ? [`bet:${tx}`] : [])]
  return keys.map((key) => reversal(player, scope, key))
}

const reversal = (member: string, scope: string, key: string): TransferCommand => ({
  type: 'reverse',
  scope,
  key,
  actor: ACTOR,
  member,
  mayOwe: true,
})

const ACTOR = 'provider'

const betOrder = ({ event, connection }: PlanInput, scope: string, amount: number): TransferCommand => ({
  type: 'post',
  scope,
  key: `bet:${event.tx}`,
  kind: 'bet',
  actor: ACTOR,
  currency: currencyOf(event),
  amount,
  from: cashOf(event.player),
  to: clearingOf(connection, event.player),
})

const currencyOf = (event: MoneyEvent) => {
  if (event.currency === null) throw new Error('the currency of the event is unknown')
  return event.currency
}

const winOrder = (
  { event, connection, known }: PlanInput,
  scope: string,
  amount: number,
): TransferCommand => ({
  type: 'post',
  scope,
  key: `win:${event.tx}`,
  kind: 'win',
  actor: ACTOR,
  currency: known.member?.currency ?? currencyOf(event),
  amount,
  from: clearingOf(connection, event.player),
  to: cashOf(event.player),
})

interface Moves extends WrittenRows {
  readonly orders: readonly TransferCommand[]
}

/** The moves of a call, and the house's part of its rounds when they close, or its return when they are open again. */
function carriedOut(input: PlanInput, { orders, rounds, ...rows }: Moves): Plan {
  const closing = rounds.map((round) => {
    const house = round.closed ? round.bet - round.win : 0
    return { round: { ...round, house }, more: house - round.house }
  })
  const closingOrders = closing
    .filter(({ more }) => more !== 0)
    .map(({ round, more }) => houseOrder(input, round, more))
  const all = [...orders, ...closingOrders]
  return {
    type: 'carriedOut',
    // A bet can be refused: its further orders are refused then.
    orders: isBet(input.event) ? all.map((order, n) => (n === 0 ? order : { ...order, needs: 0 })) : all,
    ...rows,
    rounds: closing.map(({ round }) => round),
  }
}

const isBet = ({ kind }: MoneyEvent): boolean => kind === 'bet' || kind === 'betwin'

function houseOrder({ event, connection }: PlanInput, round: Round, more: number): TransferCommand {
  const [clearing, house] = [clearingOf(connection, event.player), houseOf(event.player)]
  return {
    type: 'post',
    scope: gameScope(round.product, connection),
    actor: ACTOR,
    kind: 'round_closed',
    key: `close:${KEPT_AS[event.kind]}:${event.tx}:${round.round}`,
    currency: round.currency,
    amount: Math.abs(more),
    ...(more > 0 ? { from: clearing, to: house } : { from: house, to: clearing }),
  }
}

function newRound({ event, connection, known, now }: PlanInput, game: GameFacts, round: string): Round {
  if (!known.member) throw new Error('a round without a member')
  return {
    id: null,
    connection,
    round,
    member_id: event.player,
    currency: known.member.currency,
    product: game.category,
    provider: game.provider,
    game_code: game.game_code,
    bet: 0,
    win: 0,
    bets: 0,
    closed: false,
    status: 'running',
    valid_turnover: 0,
    house: 0,
    details: null,
    opened_at: now,
    closed_at: null,
  }
}

/** A round after a call: new details are added to the earlier ones. */
function changed(
  before: Round,
  { details: given }: MoneyEvent,
  now: number,
  moved: Partial<Pick<Round, 'bet' | 'win' | 'bets' | 'closed'>>,
): Round {
  const round = { ...before, ...moved }
  const details = given ? { ...round.details, ...given } : round.details
  const isCancelled = round.bets === 0 && round.bet === 0 && round.win === 0
  const status = isCancelled ? 'cancelled' : round.closed ? 'settled' : 'running'
  return {
    ...round,
    details,
    status,
    valid_turnover: isCancelled ? 0 : Math.min(details?.valid_turnover ?? round.bet, round.bet),
    closed_at: status === 'running' ? null : (round.closed_at ?? now),
  }
}

function newCall(
  { event, connection }: PlanInput,
  row: Pick<NewCall, 'scope' | 'round' | 'bet' | 'win'>,
): NewCall {
  return {
    connection,
    kind: KEPT_AS[event.kind],
    tx: event.tx,
    hash: hashOfEvent(event),
    member_id: event.player,
    state: 'done',
    transfer_id: null,
    balance: null,
    ...row,
  }
}

const tombstone = (input: PlanInput, kind: CallKind, tx: string): NewCall => ({
  ...newCall(input, { scope: null, round: null, bet: 0, win: 0 }),
  kind,
  tx,
  hash: '',
  state: 'tombstone',
})
