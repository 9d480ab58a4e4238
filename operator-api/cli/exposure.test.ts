import { openDatabase } from '../src/storage/open-database'
import { MATCH } from '../src/testing/fake-book'
import { NOON, type TestApp, testApp } from '../src/testing/test-app'
import type { CommandContext } from './command'
import { createProgram } from './program'
import { deskContext } from './testing/operator-desk'

let server: TestApp
let context: CommandContext
beforeAll(async () => {
  server = await testApp()
  server.clock.now = NOON
  context = { ...deskContext(openDatabase(server.owner)), now: () => server.clock.now }
  server.book.put({ id: MATCH }, [{}])
})
afterAll(async () => {
  await context.database.close()
  await server.close()
})

async function run(typed: string): Promise<string> {
  let output = ''
  const program = createProgram(
    async (action) => {
      output = await action(context)
    },
    () => undefined,
  )
  await program.parseAsync(typed.split(' '), { from: 'user' })
  return output
}
const cells = (text: string): string[][] => text.split('\n').map((line) => line.trim().split(/ {2,}/))

test('without open bets there is nothing to lose', async () => {
  expect(await run('exposure')).toBe('no open bets')
  expect(await run(`exposure ${MATCH}`)).toBe(`match ${MATCH}: no open bets`)
})

test('a line costs what its winners get less what its losers risked', async () => {
  const [one, other] = [await server.login('demo2'), await server.login('demo3')]
  await one.bet({ match_id: MATCH, stake: 100_000 })
  await other.bet({ match_id: MATCH, stake: 30_000 })
  const [head, match] = cells(await run('exposure'))
  expect(head?.[0]).toBe('match')
  expect(match?.slice(2, 6)).toEqual(['MYR', '1', '2', '1,300.00'])
  const [, , selection] = cells(await run(`exposure ${MATCH}`))
  const [toWin, house] = [selection?.[5], selection?.[6]]
  expect(selection?.slice(2, 5)).toEqual(['MYR', '2', '1,300.00'])
  expect(house).toBe(`−${toWin}`)
  expect(match?.[7]).toBe(toWin)
})

test.each(['exposure x', 'exposure 0', 'exposure --most 0', 'exposure --most 99999'])(
  '%s is refused',
  async (typed) => {
    await expect(run(typed)).rejects.toThrow()
  },
)
