import { Client, DatabaseError } from 'pg'
import { faultText } from './fault-text'

const refused = (code: string, more: object = {}) =>
  Object.assign(new DatabaseError('violates check constraint "bet_limit_check"', 1, 'error'), {
    code,
    ...more,
  })

test.each<[unknown, string]>([
  [
    refused('23514', { table: 'bet_limit', constraint: 'bet_limit_check' }),
    'The database refused it; nothing was changed (23514: bet_limit, bet_limit_check)',
  ],
  [
    refused('42P01'),
    'The database is not that of this version: start the server of this version once; nothing was changed (42P01)',
  ],
  [new Error('No server runs'), 'No server runs'],
  [new Error(''), 'Error'],
  [new AggregateError([new Error('first'), new Error('second')]), 'first'],
  [
    Object.assign(new Error("ENOENT: no such file or directory, scandir '/x'"), {
      code: 'ENOENT',
      syscall: 'scandir',
    }),
    "ENOENT: no such file or directory, scandir '/x'",
  ],
  ['words', 'words'],
])('%s is described in one sentence', (fault, text) => {
  expect(faultText(fault)).toBe(text)
})

test('a database that does not run is reported', async () => {
  const client = new Client({ connectionString: 'postgres://nobody:secret@localhost:1/none' })
  const fault = await client.connect().catch((thrown: unknown) => thrown)
  expect(faultText(fault)).toBe(
    'The database is not reached (ECONNREFUSED): look at DATABASE_URL, and whether it runs',
  )
})
