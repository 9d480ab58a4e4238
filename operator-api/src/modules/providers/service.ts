import pTimeout from 'p-timeout'
import type { Platform } from '../../platform/module'
import { inTurn } from '../../plugins/in-turn'
import { groupCommit } from '../../storage'
import type {
  NotReserved,
  OperatorWallets,
  ReservedMoney,
  TransferAnswer,
  TransferCommand,
  Wallet,
} from '../wallet'
import type { AskedCall, KnownFacts, PlayerFacts, WalletCalls, WrittenRows } from './repository'
import { type GameFacts, type Plan, planOf } from './rules'
import type { MoneyEvent, OutcomeCode, WalletEvent, WalletOutcome } from './wallet-event'

/** The game of a call, with why this player may not bet on it; null where no such game is listed. */
export type GameOf = (connection: string, code: string, player: PlayerFacts) => GameFacts | null

export interface WalletServiceParts {
  readonly platform: Pick<Platform, 'database' | 'now' | 'log'>
  readonly wallet: Pick<Wallet, 'transfers' | 'announce'>
  readonly operators: Pick<OperatorWallets, 'keeps' | 'balanceOf' | 'withReservation'>
  readonly calls: WalletCalls
  readonly gameOf: GameOf
}

export interface WalletService {
  /** Carries out a call of a connection, once; without an answer in time its outcome is unknown. */
  carryOut(connection: string, event: WalletEvent): Promise<WalletOutcome>
}

/** Providers wait one second or three, and then ask again. */
const ANSWER_WITHIN_MS = 2500
/** Another call may have just used the same id: the next look finds it. */
const TRIES = 3
/** Calls of one player that wait for each other. */
const WAITING_MAX = 50
/** Calls of different players in one transaction, and such transactions at once. */
const GROUP_MAX = 64
const LANES = 2

const UNKNOWN: WalletOutcome = { code: 'systemError', balance: null, currency: null, transfer: null }

interface MoneyCall {
  readonly connection: string
  readonly event: MoneyEvent
}

/** An id was used by another call between our look and our write. */
class Taken extends Error {}

/** Undoes a transaction whose reserved bet the ledger refused. */
class Undone extends Error {
  constructor(readonly outcome: WalletOutcome) {
    super(outcome.code)
  }
}

/** A call with what becomes of it: an outcome, or the answers to its orders. */
interface Planned extends MoneyCall {
  readonly known: KnownFacts
  readonly plan: Plan
  /** Where its orders begin in the list of the group. */
  readonly from: number
}

export function createWalletService({
  platform,
  wallet,
  operators,
  calls,
  gameOf,
}: WalletServiceParts): WalletService {
  const { database, now, log } = platform
  const turn = inTurn(WAITING_MAX)

  // Without a question to the database: the transaction holds locks that others wait for.
  const gameFor = ({ connection, event }: MoneyCall, { token, member }: KnownFacts): GameFacts | null => {
    const code = event.game ?? token?.game_code ?? null
    return code === null || !member ? null : gameOf(connection, code, member)
  }

  const planAll = (group: readonly MoneyCall[], known: readonly KnownFacts[]): Planned[] => {
    let from = 0
    return group.map((call, n) => {
      const facts = known[n]
      if (!facts) throw new Error('the database did not answer about each call')
      const plan = planOf({ ...call, known: facts, game: gameFor(call, facts), now: now() })
      const planned = { ...call, known: facts, plan, from }
      from += ordersOf(plan).length
      return planned
    })
  }

  /** Calls of different players in one transaction: each by itself, with one write to disk. */
  const carryOutGroup = async (
    group: readonly MoneyCall[],
    money: ReservedMoney | null = null,
  ): Promise<WalletOutcome[]> => {
    const done = await database.transaction(async (tx) => {
      const planned = planAll(group, await calls.read(tx, group.map(askedOf)))
      const orders = planned.flatMap(({ plan, from }) => ordersOf(plan).map((order) => shifted(order, from)))
      if (money && !(await money.fund(tx))) throw new Undone(UNKNOWN)
      const answers = await wallet.transfers.all(orders, tx)
      const ended = planned.map((one) => endOf(one, answers))
      const [first] = ended
      if (money && first && !first.rows) throw new Undone(first.outcome)
      const rows = rowsOf(ended)
      const tokens = group.flatMap(({ event }) => event.token ?? [])
      if (rows.calls.length > 0 && !(await calls.write(tx, rows, tokens, now()))) throw new Taken()
      await money?.spend(tx, rows.calls[0]?.scope ?? 'game')
      return ended
    })
    const moved = done.flatMap(({ rows }, n) => (rows ? (group[n]?.event.player ?? []) : []))
    // In the order of the calls: an older balance must not come last.
    await wallet.announce(moved).catch((err) => log.warn({ err }, 'a balance was not announced'))
    return done.map(({ outcome }) => outcome)
  }

  const commit = groupCommit({
    run: (group: readonly MoneyCall[]) => carryOutGroup(group),
    itemsMax: GROUP_MAX,
    lanes: LANES,
    onFailure: (err, items) => log.warn({ err, items }, 'a group of wallet calls failed'),
  })

  /** A bet of a member whose wallet an operator keeps: its stake is reserved there first, and it has a transaction of its own. */
  const carryOutReserved = async (call: MoneyCall): Promise<WalletOutcome> => {
    const { connection, event } = call
    const known = await look(connection, event, [event.tx, ...event.refs.map(({ tx }) => tx)])
    const plan = planOf({ ...call, known, game: gameFor(call, known), now: now() })
    // A call that moves no money needs none.
    if (plan.type !== 'carriedOut' || !known.member) return commit(call)
    const { id: member, currency } = known.member
    const order = { member, currency, amount: event.amount, purpose: 'game' } as const
    const done = await operators
      .withReservation(order, async (money) => (await carryOutGroup([call], money))[0] ?? UNKNOWN)
      .catch((error: unknown) => {
        if (error instanceof Undone) return error.outcome
        throw error
      })
    return isNotReserved(done)
      ? { ...outcomeOf(done.code, known), balance: done.available ?? known.member.available }
      : done
  }

  const move = async (call: MoneyCall): Promise<WalletOutcome> => {
    const isReserved = takesMoney(call.event) && (await operators.keeps(call.event.player))
    const carryOut = () => (isReserved ? carryOutReserved(call) : commit(call))
    // One after the other: a group has one call of a player at most.
    const outcome = await turn(`${call.connection} ${call.event.player}`, () => again(carryOut))
    return outcome ?? UNKNOWN
  }

  const look = (connection: string, { player, token }: WalletEvent, txs: readonly string[] = []) =>
    calls.look({ connection, member: player, token, round: null, txs, wholeRound: false })

  const answerBalance = async (
    connection: string,
    event: WalletEvent & { kind: 'balance' },
  ): Promise<WalletOutcome> => {
    const known = await look(connection, event)
    const code = refusalOfBalance(connection, event, known, now()) ?? 'ok'
    if (code !== 'ok') return { ...UNKNOWN, code }
    if (!(await operators.keeps(event.player))) return outcomeOf(code, known)
    const held = await operators.balanceOf(event.player)
    return 'code' in held
      ? { ...UNKNOWN, code: held.code }
      : { ...outcomeOf(code, known), balance: held.available_balance }
  }

  const answerStatus = async (
    connection: string,
    event: WalletEvent & { kind: 'status' },
  ): Promise<WalletOutcome> => {
    const known = await look(connection, event, [event.tx])
    const call = known.calls.find(({ member_id }) => member_id === event.player)
    const code: OutcomeCode = !call ? 'betNotExists' : call.state === 'done' ? 'ok' : 'rolledBack'
    return { ...outcomeOf(code, known), transfer: call?.transfer_id ?? null }
  }

  const answerPlayer = async (connection: string, event: WalletEvent): Promise<WalletOutcome> => {
    const { member } = await look(connection, event)
    return { ...UNKNOWN, code: member ? 'ok' : 'invalidSession' }
  }

  const answerTo = (connection: string, event: WalletEvent): Promise<WalletOutcome> => {
    switch (event.kind) {
      case 'balance':
        return answerBalance(connection, event)
      case 'status':
        return answerStatus(connection, event)
      case 'player':
        return answerPlayer(connection, event)
      default:
        return move({ connection, event })
    }
  }

  return {
    carryOut: (connection, event) =>
      pTimeout(answerTo(connection, event), { milliseconds: ANSWER_WITHIN_MS }).catch((err: unknown) => {
        log.error({ err, connection, kind: event.kind }, 'the outcome of a wallet call is unknown')
        return UNKNOWN
      }),
  }
}

const takesMoney = ({ kind, amount }: MoneyEvent): boolean =>
  (kind === 'bet' || kind === 'betwin') && amount > 0

const isNotReserved = (done: WalletOutcome | NotReserved): done is NotReserved => 'ok' in done

async function again(work: () => Promise<WalletOutcome>): Promise<WalletOutcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Taken) || tries === TRIES) throw error
    }
  }
}

const askedOf = ({ connection, event }: MoneyCall): AskedCall => ({
  connection,
  member: event.player,
  token: event.token,
  round: event.round,
  txs: [event.tx, ...event.refs.map(({ tx }) => tx)],
  wholeRound: event.kind === 'resettle',
})

const ordersOf = (plan: Plan): readonly TransferCommand[] => (plan.type === 'carriedOut' ? plan.orders : [])

/** An order in the list of a group, whose own list begins at this place. */
const shifted = (order: TransferCommand, from: number): TransferCommand =>
  order.needs === undefined ? order : { ...order, needs: order.needs + from }

interface Ended {
  readonly outcome: WalletOutcome
  /** Rows to write; null where nothing has changed. */
  readonly rows: WrittenRows | null
}

const outcomeOf = (code: OutcomeCode, { member }: KnownFacts): WalletOutcome => ({
  code,
  balance: member?.available ?? null,
  currency: member?.currency ?? null,
  transfer: null,
})

function endOf({ event, known, plan, from }: Planned, all: readonly TransferAnswer[]): Ended {
  const unmoved = outcomeOf('ok', known)
  if (plan.type === 'refused') {
    const { code } = plan
    // The caller must not see this member's balance.
    return { outcome: code === 'invalidSession' ? { ...UNKNOWN, code } : { ...unmoved, code }, rows: null }
  }
  if (plan.type === 'repeated') {
    const { transfer_id: transfer, balance } = plan.call
    return { outcome: { ...unmoved, transfer, balance: balance ?? unmoved.balance }, rows: null }
  }
  const answers = all.slice(from, from + plan.orders.length)
  const balance =
    answers.findLast((answer) => answer.balance !== null)?.balance?.available_balance ?? unmoved.balance
  const refusal = refusalIn(answers)
  if (refusal) return { outcome: { ...unmoved, code: refusal, balance }, rows: null }
  const [first] = answers
  const transfer = first && 'transfer' in first ? first.transfer : null
  const calls = plan.calls.map((call) =>
    call.tx === event.tx && call.state === 'done' ? { ...call, transfer_id: transfer, balance } : call,
  )
  const { changed, rounds } = plan
  return { outcome: { ...unmoved, transfer, balance }, rows: { calls, changed, rounds } }
}

/** Why a bet is refused by the ledger. Nothing else of a call can be: then the group is rolled back. */
function refusalIn(answers: readonly TransferAnswer[]): OutcomeCode | null {
  const [first, ...others] = answers.map(({ outcome }) => outcome)
  const isDone = (outcome: string | undefined) =>
    outcome === undefined || outcome === 'ok' || outcome === 'repeated'
  if (isDone(first) && others.every(isDone)) return null
  switch (first) {
    case 'insufficient_balance':
    case 'duplicate_debit_record':
    case 'rolledBack':
    case 'accountInactive':
    case 'invalidCurrency':
      if (others.every((outcome) => outcome === first)) return first
  }
  throw new Error(`the ledger answered ${answers.map(({ outcome }) => outcome).join(', ')}`)
}

const rowsOf = (ended: readonly Ended[]): WrittenRows => ({
  calls: ended.flatMap(({ rows }) => rows?.calls ?? []),
  changed: ended.flatMap(({ rows }) => rows?.changed ?? []),
  rounds: ended.flatMap(({ rows }) => rows?.rounds ?? []),
})

function refusalOfBalance(
  connection: string,
  { currency }: { readonly currency: string | null },
  { token, member }: KnownFacts,
  now: number,
): OutcomeCode | null {
  if (!member || !token || token.member_id !== member.id || token.connection !== connection)
    return 'invalidSession'
  if (currency !== null && currency !== token.currency) return 'invalidCurrency'
  return token.session_open && token.expires_at > now ? null : 'session_expired'
}
