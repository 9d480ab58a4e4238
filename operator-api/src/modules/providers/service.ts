import pTimeout from 'p-timeout'
import type { PoolClient } from 'pg'
import type { Platform } from '../../platform/module'
import { inTurn } from '../../plugins/in-turn'
import type { TransferAnswer, Wallet } from '../wallet'
import type { KnownFacts, PlayerFacts, StoredCall, WalletCalls } from './repository'
import { type GameFacts, type Plan, planOf } from './rules'
import type { MoneyEvent, OutcomeCode, WalletEvent, WalletOutcome } from './wallet-event'

/** The game of a call, with why this player may not bet on it; null where no such game is listed. */
export type GameOf = (connection: string, code: string, player: PlayerFacts) => GameFacts | null

export interface WalletServiceParts {
  readonly platform: Pick<Platform, 'database' | 'now' | 'log'>
  readonly wallet: Pick<Wallet, 'transfers' | 'announce'>
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
const UNKNOWN: WalletOutcome = { code: 'systemError', balance: null, currency: null, transfer: null }

/** Ends the transaction and is the answer. */
class Refused extends Error {
  constructor(readonly code: OutcomeCode) {
    super(code)
  }
}

export function createWalletService({ platform, wallet, calls, gameOf }: WalletServiceParts): WalletService {
  const { database, now, log } = platform

  const turn = inTurn(WAITING_MAX)

  const once = async (connection: string, event: MoneyEvent): Promise<Done> => {
    try {
      return await database.transaction(async (tx) => {
        const known = await calls.read(tx, asked(connection, event))
        const game = findGame(connection, event, known)
        const plan = planOf({ connection, event, known, game, now: now() })
        return carry(tx, event, known, plan)
      })
    } catch (error) {
      if (error instanceof Refused) return { code: error.code, hasMoved: false }
      throw error
    }
  }

  // Without a question to the database: the transaction holds one of few connections.
  const findGame = (
    connection: string,
    { kind, game }: MoneyEvent,
    { token, member }: KnownFacts,
  ): GameFacts | null => {
    const code = game ?? token?.game_code ?? null
    return code === null || !member || kind === 'rollback' ? null : gameOf(connection, code, member)
  }

  const carry = async (tx: PoolClient, event: MoneyEvent, known: KnownFacts, plan: Plan): Promise<Done> => {
    const currency = known.member?.currency ?? null
    switch (plan.type) {
      case 'refused':
        return { code: plan.code, currency, hasMoved: false }
      case 'repeated':
        return { code: 'ok', currency, hasMoved: false, call: plan.call }
      case 'carriedOut': {
        const answers = await wallet.transfers.all(plan.orders, tx)
        const [first] = answers
        for (const answer of answers) refuseUnlessDone(answer)
        const transfer = first && 'transfer' in first ? first.transfer : null
        const balance =
          answers.findLast((answer) => answer.balance !== null)?.balance?.available_balance ?? null
        const own = plan.calls.map((call) =>
          call.tx === event.tx ? { ...call, transfer_id: transfer, balance } : call,
        )
        const isWritten = await calls.write(tx, { ...plan, calls: own }, event.token, now())
        if (!isWritten) throw new Taken()
        return { code: 'ok', currency, hasMoved: plan.orders.length > 0, transfer, balance }
      }
    }
  }

  const move = async (connection: string, event: MoneyEvent): Promise<WalletOutcome> => {
    // One after the other: calls of one player that wait in the database would keep connections from all others.
    const done = await turn(`${connection} ${event.player}`, async () => {
      const moved = await again(() => once(connection, event))
      // In the order of the calls: an older balance must not come last.
      if (moved.hasMoved) await announce(event.player)
      return moved
    })
    if (!done) return UNKNOWN
    const { code, currency = null, call } = done
    const transfer = call?.transfer_id ?? done.transfer ?? null
    const balance = call?.balance ?? done.balance ?? (await balanceOf(event.player, code))
    return { code, currency, transfer, balance }
  }

  const announce = (player: string): Promise<void> =>
    wallet.announce([player]).catch((err) => log.warn({ err }, 'a balance was not announced'))

  const balanceOf = async (player: string, code: OutcomeCode): Promise<number | null> => {
    if (code === 'invalidSession') return null
    return (await wallet.transfers.balance(player)).available_balance
  }

  const look = (
    connection: string,
    event: WalletEvent & { readonly kind: 'balance' | 'status' | 'player' },
  ) =>
    database.transaction((tx) =>
      calls.read(tx, {
        ...{ connection, member: event.player, token: event.token, round: null, wholeRound: false },
        txs: event.kind === 'status' ? [event.tx] : [],
      }),
    )

  const tellBalance = async (
    connection: string,
    event: WalletEvent & { kind: 'balance' },
  ): Promise<WalletOutcome> => {
    const { token, member } = await look(connection, event)
    const refusal = refusalOfBalance(connection, event, { token, member }, now())
    if (refusal || !member)
      return { code: refusal ?? 'invalidSession', balance: null, currency: null, transfer: null }
    return {
      code: 'ok',
      balance: await balanceOf(member.id, 'ok'),
      currency: member.currency,
      transfer: null,
    }
  }

  const tellStatus = async (
    connection: string,
    event: WalletEvent & { kind: 'status' },
  ): Promise<WalletOutcome> => {
    const { member, calls: found } = await look(connection, event)
    const call = found.find(({ member_id }) => member_id === event.player)
    const code: OutcomeCode = !call ? 'betNotExists' : call.state === 'done' ? 'ok' : 'rolledBack'
    return {
      code,
      balance: member ? await balanceOf(member.id, 'ok') : null,
      currency: member?.currency ?? null,
      transfer: call?.transfer_id ?? null,
    }
  }

  const tellPlayer = async (
    connection: string,
    event: WalletEvent & { kind: 'player' },
  ): Promise<WalletOutcome> => {
    const { member } = await look(connection, event)
    return { ...UNKNOWN, code: member ? 'ok' : 'invalidSession' }
  }

  const outcomeOf = (connection: string, event: WalletEvent): Promise<WalletOutcome> => {
    switch (event.kind) {
      case 'balance':
        return tellBalance(connection, event)
      case 'status':
        return tellStatus(connection, event)
      case 'player':
        return tellPlayer(connection, event)
      default:
        return move(connection, event)
    }
  }

  return {
    carryOut: (connection, event) =>
      pTimeout(outcomeOf(connection, event), { milliseconds: ANSWER_WITHIN_MS }).catch((err: unknown) => {
        log.error({ err, connection, kind: event.kind }, 'the outcome of a wallet call is unknown')
        return UNKNOWN
      }),
  }
}

interface Done {
  readonly code: OutcomeCode
  readonly currency?: WalletOutcome['currency']
  readonly hasMoved: boolean
  readonly transfer?: number | null
  readonly balance?: number | null
  /** The call that this one repeats. */
  readonly call?: StoredCall
}

/** An id was used by another call between our look and our write. */
class Taken extends Error {}

async function again(work: () => Promise<Done>): Promise<Done> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Taken) || tries === TRIES) throw error
    }
  }
}

const asked = (connection: string, event: MoneyEvent) => ({
  connection,
  member: event.player,
  token: event.token,
  round: event.round,
  txs: [event.tx, ...event.refs.map(({ tx }) => tx)],
  wholeRound: event.kind === 'resettle',
})

function refuseUnlessDone(answer: TransferAnswer): void {
  switch (answer.outcome) {
    case 'ok':
    case 'repeated':
      return
    case 'insufficient_balance':
    case 'duplicate_debit_record':
    case 'rolledBack':
    case 'accountInactive':
    case 'invalidCurrency':
      throw new Refused(answer.outcome)
    default:
      throw new Error(`the ledger answered ${answer.outcome}`)
  }
}

function refusalOfBalance(
  connection: string,
  { currency }: { readonly currency: string | null },
  { token, member }: Pick<KnownFacts, 'token' | 'member'>,
  now: number,
): OutcomeCode | null {
  if (!member || !token || token.member_id !== member.id || token.connection !== connection)
    return 'invalidSession'
  if (currency !== null && currency !== token.currency) return 'invalidCurrency'
  return token.session_open && token.expires_at > now ? null : 'session_expired'
}
