import { type FreshDatabase, freshDatabase } from '../testing/fresh-database'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.close())

test('a connection that the server ends in the middle of a transaction fails that transaction alone', async () => {
  const { database } = fresh
  const work = database.transaction(async (tx) => {
    const { rows } = await tx.query('SELECT pg_backend_pid() AS pid')
    // Not by `once`, which would listen for errors too.
    const broken = new Promise<void>((done) => tx.on('end', done))
    await fresh.asOwner('SELECT pg_terminate_backend($1)', [rows[0].pid])
    await broken
    await tx.query('SELECT 1')
  })
  await expect(work).rejects.toThrow()
  expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})
