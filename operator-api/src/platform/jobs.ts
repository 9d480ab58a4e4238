import { every } from '@touchline/serving'
import type { Logger } from 'pino'
import type { Database } from '../storage'

/** Work that is done again and again while the server runs. A round that is done twice, or cut short, does no harm. */
export interface Job {
  /** Unique in the server: it names the lock, and the round in the log. */
  readonly name: string
  readonly everyMs: number
  /** Of the processes of an installation one does a round while the others leave theirs out; or each of them does its own. */
  readonly by: 'one process' | 'each process'
  /** The first round is part of the start: its results are there when the server listens. */
  readonly isStart?: boolean
  round(): Promise<void>
}

/** The jobs of the server: never two rounds of one at once. */
export interface Jobs {
  /** The first round of each begins now. */
  start(): Promise<void>
  /** Waits for the rounds under way. */
  stop(): Promise<void>
  /** One round, now; rejects when it fails. The clock of a test calls it. */
  round(name: string): Promise<void>
}

interface JobsDeps {
  readonly database: Pick<Database, 'transaction'>
  readonly log: Logger
}

export function createJobs(jobs: readonly Job[], { database, log }: JobsDeps): Jobs {
  const roundOf = (job: Job): Promise<void> =>
    job.by === 'each process' ? job.round() : alone(database, job.name, () => job.round())
  const logFailureOf = (job: Job) => (err: unknown) =>
    log.error({ err, job: job.name }, 'a round failed; the next one tries again')
  let stops: (() => Promise<void>)[] = []
  return {
    start: async () => {
      for (const job of jobs.filter(({ isStart }) => isStart)) await roundOf(job).catch(logFailureOf(job))
      stops = jobs.map((job) =>
        every(job.everyMs, () => roundOf(job), { atOnce: !job.isStart, onError: logFailureOf(job) }),
      )
    },
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()))
    },
    round: async (name) => {
      const job = jobs.find((one) => one.name === name)
      if (!job) throw new Error(`There is no job ${name}`)
      await roundOf(job)
    },
  }
}

/** First half of the keys of these locks; the second is made of the name of the job. */
const LOCKS = 7100
// A process that hangs in the middle of a round loses its turn: the work is safe to do twice.
const HUNG_AFTER = '5min'

/**
 * Does the work unless another process, or another call here, is doing it. The lock belongs to the transaction: a killed
 * process leaves none behind.
 */
async function alone(
  { transaction }: JobsDeps['database'],
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  await transaction(async (tx) => {
    const { rows } = await tx.query<{ ours: boolean }>(
      'SELECT pg_try_advisory_xact_lock($1, hashtext($2)) AS ours',
      [LOCKS, name],
    )
    // A statement with values keeps its snapshot until the next one begins, and while a snapshot is kept nothing of what
    // changes meanwhile can be cleared away: the wallets that bet during a long round would become slower with each bet.
    await tx.query(`SET LOCAL idle_in_transaction_session_timeout = '${HUNG_AFTER}'`)
    if (rows[0]?.ours) await work()
  })
}
