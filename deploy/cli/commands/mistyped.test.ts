import { filledService, RAW } from '../testing/filled-service'

const { run } = filledService()

test.each([
  ['status', ['status', '--brand', 'tuchline'], 'did you mean touchline?'],
  ['history', ['history', '--channel', 'producton'], 'did you mean production?'],
  ['versions', ['versions', 'sportsbok'], 'did you mean sportsbook?'],
  ['rollback', ['rollback', 'sportsbok'], 'did you mean sportsbook?'],
  ['promote', ['promote', 'sportsbok@1.1.0'], 'did you mean sportsbook?'],
  ['abort', ['abort', 'sportsbok'], 'did you mean sportsbook?'],
  ['freeze', ['freeze', '--brand', 'granet'], 'did you mean garnet?'],
  ['set', ['set', 'shell@1.0.0', '--channel', 'staging'], 'there is no channel staging; there is production'],
  ['budget', ['budget', 'sportsbok'], 'did you mean sportsbook?'],
  ['budget', ['budget', 'loyalty'], 'there is shell and sportsbook'],
  ['status', ['status', '--channel', 'prod'], 'did you mean production?'],
  ['freeze', ['freeze', '--channel', 'prod'], 'did you mean production?'],
  ['diff', ['diff', '--to-channel', 'prod'], 'did you mean production?'],
  ['check', ['check', 'sportsbok@1.1.0'], 'did you mean sportsbook?'],
])('%s with a mistyped name says which was meant', async (_what, args, expected) => {
  const { exit, stderr } = await run(args)
  expect([exit, stderr]).toEqual(['refused', expect.stringContaining(expected)])
})

test.each([
  ['rollback', ['rollback', 'sportsbook@1.4.1'], 'usage', 'touchline rollback sportsbook --to 1.4.1'],
  ['rollback', ['rollback', 'Sportsbook'], 'usage', 'lower-case letters'],
  ['rollback', ['rollback', 'sportsbook', '--to', '1 4'], 'usage', '"1 4" is no version'],
  ['withdraw', ['withdraw', 'sportsbook@1.4.1'], 'usage', 'Name the area alone: sportsbook.'],
  ['abort', ['abort', 'Sports book'], 'usage', 'lower-case letters'],
  ['budget', ['budget', 'sportsbook@1.4.1'], 'usage', 'Name the area alone: sportsbook.'],
  ['pin', ['pin', 'Sportsbook', '--off'], 'usage', 'lower-case letters'],
])('%s of an impossible area name explains how names are written', async (_what, args, exit, expected) => {
  const answer = await run(args)
  expect([answer.exit, answer.stderr]).toEqual([exit, expect.stringContaining(expected)])
  expect(answer.stderr).not.toMatch(RAW)
})

test('a time that has passed is refused before anybody is asked', async () => {
  const { exit, stderr } = await run(['freeze', '--until', '2020-01-01T00:00Z'])
  expect([exit, stderr]).toEqual(['usage', expect.stringContaining('has passed')])
})
