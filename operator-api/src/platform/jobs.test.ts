import pino from 'pino'
import { openDatabase } from '../storage/open-database'
import { type FreshDatabase, freshDatabase } from '../testing/fresh-database'
import { createJobs, type Job } from './jobs'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.close())

/** A job whose rounds end when the test resolves them. */
function slowJob(facts: Partial<Job> = {}) {
  const ends: (() => void)[] = []
  const begun: (() => void)[] = []
  const round = () =>
    new Promise<void>((end) => {
      ends.push(end)
      begun.shift()?.()
    })
  const begins = () => new Promise<void>((begin) => begun.push(begin))
  const job: Job = { name: 'counting', everyMs: 60_000, by: 'one process', ...facts, round }
  return { job, ends, begins }
}

/** Another process has connections of its own. */
function processWith(job: Job) {
  const database = openDatabase(fresh.app)
  const jobs = createJobs([job], { database, log: pino({ level: 'silent' }) })
  return { jobs, close: () => database.close() }
}

test.each([
  { by: 'one process' as const, rounds: 1 },
  { by: 'each process' as const, rounds: 2 },
])('a job of $by does $rounds round of two that fall due together', async ({ by, rounds }) => {
  const { job, ends, begins } = slowJob({ by })
  const [here, there] = [processWith(job), processWith(job)]
  const first = begins()
  const running = here.jobs.round('counting')
  await first
  const second = there.jobs.round('counting')
  if (by === 'one process') await second
  expect(ends).toHaveLength(rounds)
  for (const end of ends) end()
  await Promise.all([running, second])
  await Promise.all([here.close(), there.close()])
})

test('a long round keeps no snapshot: what others change meanwhile can be cleared away', async () => {
  const { job, ends, begins } = slowJob()
  const { jobs, close } = processWith(job)
  const begun = begins()
  const running = jobs.round('counting')
  await begun
  const transactions = await fresh.asOwner(
    `SELECT state, backend_xmin FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in%'`,
  )
  expect(transactions).toEqual([{ state: 'idle in transaction', backend_xmin: null }])
  for (const end of ends) end()
  await running
  await close()
})

test('jobs of other names do not wait for each other', async () => {
  const [one, other] = [slowJob({ name: 'one' }), slowJob({ name: 'other' })]
  const jobs = createJobs([one.job, other.job], { database: fresh.database, log: pino({ level: 'silent' }) })
  const both = Promise.all([one.begins(), other.begins()])
  const running = Promise.all([jobs.round('one'), jobs.round('other')])
  await both
  for (const end of [...one.ends, ...other.ends]) end()
  await running
})

test('a round that fails leaves the next one to any process', async () => {
  let rounds = 0
  const round = async () => {
    rounds += 1
    if (rounds === 1) throw new Error('away')
  }
  const { jobs, close } = processWith({ name: 'failing', everyMs: 60_000, by: 'one process', round })
  await expect(jobs.round('failing')).rejects.toThrow('away')
  await jobs.round('failing')
  expect(rounds).toBe(2)
  await close()
})

test('the start waits for the first round of a start job, even if it fails', async () => {
  const done: string[] = []
  const job = (name: string, fails: boolean): Job => ({
    name,
    everyMs: 60_000,
    by: 'one process',
    isStart: true,
    round: async () => {
      done.push(name)
      if (fails) throw new Error('away')
    },
  })
  const jobs = createJobs([job('rooms', true), job('games', false)], {
    database: fresh.database,
    log: pino({ level: 'silent' }),
  })
  await jobs.start()
  expect(done).toEqual(['rooms', 'games'])
  await jobs.stop()
})

test('the stop waits for the round under way', async () => {
  const { job, ends, begins } = slowJob()
  const { jobs, close } = processWith(job)
  const begun = begins()
  await jobs.start()
  await begun
  let stopped = false
  const stopping = jobs.stop().then(() => {
    stopped = true
  })
  await new Promise((next) => setImmediate(next))
  expect(stopped).toBe(false)
  ends[0]?.()
  await stopping
  await close()
})
