import { betsDigest } from '@touchline/fair'
import { drawRound, returnedFor } from '@touchline/fair/rounds'
import type { PoolClient } from 'pg'
import type { Platform } from '../../platform/module'
import { houseOf, type TransferCommand, type Wallet } from '../wallet'
import { runKind } from './kinds'
import {
  type BetRow,
  dueRounds,
  type EndedBet,
  endBets,
  type RoundRow,
  refsOf,
  roundById,
  runningBets,
  type StoredState,
} from './repository'

export interface PlayDeps {
  readonly platform: Pick<Platform, 'database' | 'now' | 'log' | 'failpoint'>
  readonly wallet: Pick<Wallet, 'transfers' | 'announce'>
}

/** A round that cannot be drawn so long after its off is void. */
export const DRAW_WITHIN_MS = 60_000
const BETS_AT_ONCE = 200
const ARCHIVE_AFTER_MS = 24 * 3_600_000
/** More than a round can need in one go: lock, draw, result, bets in parts, archive. */
const STEPS_MOST = 10_000

/** Moves every round that is due to where the clock has brought it. */
export async function playDueRounds(deps: PlayDeps): Promise<void> {
  const { database, now, log } = deps.platform
  for (const id of await dueRounds(database.pool, now()))
    await playRound(deps, id).catch((err) => log.error({ err, round: id }, 'round not moved on'))
}

/** One step after the other, each in a transaction of its own, until nothing is due. */
async function playRound(deps: PlayDeps, id: number): Promise<void> {
  const { platform, wallet } = deps
  for (let step = 0; step < STEPS_MOST; step++) {
    const moved = await platform.database.transaction((tx) => moveOn(tx, deps, id))
    if (!moved) return
    await platform.failpoint(`round ${moved.state}`)
    await wallet.announce(moved.paid)
  }
}

interface Moved {
  readonly state: StoredState
  /** Members whose balance changed. */
  readonly paid: readonly string[]
}

async function moveOn(tx: PoolClient, deps: PlayDeps, id: number): Promise<Moved | null> {
  const now = deps.platform.now()
  const round = await roundById(tx, id)
  if (!round || round.due_at === null || round.due_at > now) return null
  const isLate = round.seed === null && now > round.off_at + DRAW_WITHIN_MS
  switch (round.state) {
    case 'open':
      return lock(tx, round, now)
    case 'locked':
      return isLate ? setState(tx, round, 'void', now) : draw(tx, deps, round, now)
    case 'running':
      return setState(tx, round, 'result', now)
    case 'result':
    case 'void':
      return settle(tx, deps, round, now)
    case 'settled':
      return setState(tx, round, 'archived', null)
    case 'archived':
      return null
  }
}

async function setState(
  tx: PoolClient,
  round: RoundRow,
  state: StoredState,
  dueAt: number | null,
): Promise<Moved> {
  await tx.query('UPDATE shared_round SET state = $2, due_at = $3 WHERE id = $1', [round.id, state, dueAt])
  return { state, paid: [] }
}

/** The row is locked: every accepted bet has committed, and none follows. */
async function lock(tx: PoolClient, round: RoundRow, now: number): Promise<Moved> {
  await tx.query(
    `UPDATE shared_round SET state = 'locked', locked_at = $2, bets_digest = $3, due_at = $4 WHERE id = $1`,
    [round.id, now, betsDigest(await refsOf(tx, round.id)), round.off_at],
  )
  return { state: 'locked', paid: [] }
}

async function draw(
  tx: PoolClient,
  { platform }: PlayDeps,
  round: RoundRow,
  now: number,
): Promise<Moved | null> {
  const kind = runKind(round.kind)
  if (!kind) throw new Error(`kind ${round.kind} is not run here`)
  await platform.failpoint('round before draw')
  const { rows } = await tx.query<{ seed: Buffer | null }>('SELECT reveal_round_seed($1, $2) AS seed', [
    round.id,
    now,
  ])
  const seed = rows[0]?.seed
  if (!seed) throw new Error('its seed is not revealed yet')
  const result = drawRound(kind, round.facts, { seed, publicId: round.public_id })
  await tx.query(`UPDATE shared_round SET state = 'running', result = $2, due_at = $3 WHERE id = $1`, [
    ...[round.id, JSON.stringify(result), round.result_at],
  ])
  await platform.failpoint('round before commit of draw')
  return { state: 'running', paid: [] }
}

/** Pays or refunds a part of the bets; the round ends with the last of them. */
async function settle(tx: PoolClient, deps: PlayDeps, round: RoundRow, now: number): Promise<Moved> {
  const bets = await runningBets(tx, round.id, BETS_AT_ONCE)
  const ended = bets.map((bet): EndedBet => endOf(round, bet))
  if (bets.length > 0) {
    await endBets(tx, ended, now)
    const answers = await deps.wallet.transfers.all(
      ended.map((end, n) => orderOf(bets[n] as BetRow, end)),
      tx,
    )
    const refused = answers.find(({ outcome }) => outcome !== 'ok')
    if (refused) throw new Error(`bets of ${round.public_id}: ${refused.outcome}`)
    const ids = ended.map(({ id }) => id)
    await tx.query('SELECT settle_round_bets($1, $2)', [ids, now])
    await deps.platform.failpoint('round before commit of payment')
  }
  const paid = [...new Set(bets.map(({ member_id }) => member_id))]
  if (bets.length === BETS_AT_ONCE) return { state: round.state, paid }
  if (round.state === 'void') return { ...(await setState(tx, round, 'void', null)), paid }
  await tx.query(`UPDATE shared_round SET state = 'settled', settled_at = $2, due_at = $3 WHERE id = $1`, [
    round.id,
    now,
    round.result_at + ARCHIVE_AFTER_MS,
  ])
  return { state: 'settled', paid }
}

function endOf(round: RoundRow, { id, market, selection, odds, stake }: BetRow): EndedBet {
  if (round.state === 'void') return { id, state: 'void', returned: stake }
  const model = runKind(round.kind)?.model
  if (!model) throw new Error(`kind ${round.kind} is not run here`)
  const times = model.returns(round.facts, { market, selection, odds }, round.result)
  const [numerator, denominator] = times
  const returned = returnedFor(stake, times)
  return { id, state: numerator === denominator ? 'refunded' : returned > 0 ? 'won' : 'lost', returned }
}

export const scopeOf = ({ product, id }: Pick<BetRow, 'product' | 'id'>): string => `${product}:${id}`

function orderOf(bet: BetRow, end: EndedBet): TransferCommand {
  const order = { scope: scopeOf(bet), actor: 'rounds' }
  if (end.state === 'void') return { type: 'release', ...order, key: 'stake' }
  return {
    type: 'settle',
    ...order,
    key: 'end',
    hold: 'stake',
    kind: 'win',
    returned: end.returned,
    against: houseOf(bet.member_id),
  }
}
