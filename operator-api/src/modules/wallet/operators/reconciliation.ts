import type { Job } from '../../../platform/jobs'
import type { Platform } from '../../../platform/module'
import type { Database } from '../../../storage'
import type { BookMovement, OperatorClient } from './operator-client'

/** A movement as our book has it. */
export interface OwnMovement {
  readonly type: 'reserve' | 'settle'
  readonly key: string
  readonly member: string
  readonly currency: string
  readonly amount: number
  readonly state: 'open' | 'spent' | 'cancelled' | 'settled'
  /** Whether the operator has confirmed the command that ends it. */
  readonly isDelivered: boolean
  readonly at: number
}

export interface OperatorDifference {
  readonly key: string
  readonly problem: 'missingHere' | 'missingThere' | 'differs'
  readonly theirs: BookMovement | null
  readonly ours: OwnMovement | null
}

export interface ComparedOperatorBook {
  readonly movements: number
  /** Movements whose command is still on its way. */
  readonly open: number
  /** Sum of what our ledger moved to members of this operator, by currency; minor units. */
  readonly net: Readonly<Record<string, number>>
  readonly differences: readonly OperatorDifference[]
}

export interface Span {
  readonly from: number
  readonly to: number
}

/** Both sides write their own time: the other one may have a movement a little earlier or later. */
const CLOCKS_APART_MS = 5 * 60_000

const OWN = `
  SELECT 'reserve' AS type, r.key, r.member_id AS member, r.currency, r.amount, r.state, r.at,
    coalesce(c.done_at IS NOT NULL, false) AS "isDelivered"
  FROM operator_reservation r
  LEFT JOIN operator_command c ON c.operator = r.operator AND c.key = r.key
    AND c.type = CASE r.state WHEN 'spent' THEN 'confirm' ELSE 'cancel' END
  WHERE r.operator = $1 AND r.at >= $2 AND r.at < $3
  UNION ALL
  SELECT 'settle', c.key, c.member_id, c.currency, c.amount, 'settled', c.at, c.done_at IS NOT NULL
  FROM operator_command c WHERE c.operator = $1 AND c.type = 'settle' AND c.at >= $2 AND c.at < $3`

/** Compares the operator's book of a span with ours, movement by movement. */
export async function compareOperatorBook(
  { pool }: Pick<Database, 'pool'>,
  client: Pick<OperatorClient, 'id' | 'book'>,
  span: Span,
): Promise<ComparedOperatorBook> {
  const wide = { from: span.from - CLOCKS_APART_MS, to: span.to + CLOCKS_APART_MS }
  const theirs = new Map((await wholeBook(client, wide)).map((one) => [one.key, one]))
  const { rows } = await pool.query<OwnMovement>(OWN, [client.id, wide.from, wide.to])
  const ours = new Map(rows.map((one) => [one.key, one]))
  const differences: OperatorDifference[] = []
  const net: Record<string, number> = {}
  let movements = 0
  let open = 0
  for (const key of new Set([...ours.keys(), ...theirs.keys()])) {
    const [own, there] = [ours.get(key) ?? null, theirs.get(key) ?? null]
    const at = own?.at ?? there?.at ?? 0
    if (at < span.from || at >= span.to) continue
    movements += 1
    if (own) net[own.currency] = (net[own.currency] ?? 0) + movedBy(own)
    if (own && !own.isDelivered) open += 1
    const problem = problemOf(own, there)
    if (problem) differences.push({ key, problem, ours: own, theirs: there })
  }
  return { movements, open, net, differences }
}

const movedBy = ({ type, state, amount }: OwnMovement): number =>
  type === 'settle' ? amount : state === 'spent' ? -amount : 0

function problemOf(
  own: OwnMovement | null,
  there: BookMovement | null,
): OperatorDifference['problem'] | null {
  // A cancellation of a key that is unknown here moved no money.
  if (!own) return there?.state === 'cancelled' ? null : 'missingHere'
  // The operator does not have to know a command that is on its way.
  if (!there) return own.isDelivered || own.state === 'spent' ? 'missingThere' : null
  const isSame =
    own.type === there.type &&
    own.member === there.member &&
    own.currency === there.currency &&
    own.amount === there.amount
  return isSame && statesOf(own).includes(there.state) ? null : 'differs'
}

/** States that the operator may have. */
function statesOf({ state, isDelivered }: OwnMovement): readonly BookMovement['state'][] {
  switch (state) {
    case 'open':
      return ['reserved']
    case 'spent':
      return isDelivered ? ['confirmed'] : ['reserved', 'confirmed']
    case 'cancelled':
      return isDelivered ? ['cancelled'] : ['reserved', 'cancelled']
    case 'settled':
      return ['settled']
  }
}

async function wholeBook({ book }: Pick<OperatorClient, 'book'>, span: Span): Promise<BookMovement[]> {
  const movements: BookMovement[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await book({ ...span, page })
    movements.push(...answer.movements)
    pages = answer.pages
  }
  return movements
}

const EVERY_MS = 5 * 60_000
const SPAN_MS = 3 * EVERY_MS
/** Movements of the last minute may be on their way. */
const SETTLED_AFTER_MS = 60_000

/** Compares the books periodically; repeatable calls are sent again, other differences are logged. */
export function operatorReconciliationJob(
  { database, now, log }: Pick<Platform, 'database' | 'now' | 'log'>,
  client: OperatorClient,
): Job {
  const repair = async ({ problem, ours, theirs }: OperatorDifference): Promise<void> => {
    if (problem === 'missingHere' && theirs?.state === 'reserved')
      await database.pool.query('SELECT cancel_unknown_reservation($1, $2, $3, $4, $5, $6)', [
        client.id,
        theirs.key,
        theirs.member,
        theirs.currency,
        theirs.amount,
        now(),
      ])
    // Its key makes it safe to send twice.
    if (problem === 'missingThere' && ours?.type === 'settle')
      await database.pool.query(
        `UPDATE operator_command SET done_at = NULL, next_at = $3 WHERE operator = $1 AND key = $2 AND type = 'settle'`,
        [client.id, ours.key, now()],
      )
  }
  return {
    name: `operator-reconciliation:${client.id}`,
    everyMs: EVERY_MS,
    by: 'each process',
    round: async () => {
      const to = now() - SETTLED_AFTER_MS
      const { differences } = await compareOperatorBook(database, client, { from: to - SPAN_MS, to })
      for (const difference of differences) {
        log.error({ operator: client.id, difference }, 'the book of an operator differs from ours')
        await repair(difference)
      }
    },
  }
}
