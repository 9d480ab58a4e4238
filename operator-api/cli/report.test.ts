import { randomBytes } from 'node:crypto'
import { PRODUCT_TERMS } from '@touchline/serving'
import { createMemberNotifications } from '../src/platform/member-notifications'
import { openDatabase } from '../src/storage/open-database'
import { MATCH } from '../src/testing/fake-book'
import { finished } from '../src/testing/results'
import { NOON, type TestApp, testApp } from '../src/testing/test-app'
import type { CommandContext } from './command'
import { createProgram } from './program'

let server: TestApp
let context: CommandContext
beforeAll(async () => {
  server = await testApp()
  server.clock.now = NOON
  context = {
    database: openDatabase(server.owner),
    now: () => server.clock.now,
    randomBytes,
    notifications: createMemberNotifications(),
    brands: { of: () => PRODUCT_TERMS, all: () => new Map() },
    brand: 'touchline',
    actor: 'operator:test',
    readInput: async () => '',
    gameConnections: () => [],
    operatorClients: () => [],
  }
  server.book.put({ id: MATCH }, [{}])
  for (const [name, stake] of [
    ['demo2', 100_000],
    ['demo3', 50_000],
    ['demousd', 20_000],
  ] as const) {
    const member = await server.login(name)
    await member.bet({ match_id: MATCH, stake })
  }
  await server.app.settlement.settle({ match: MATCH, revision: 1, result: finished([0, 1]) })
  await server.app.round('uplines')
})
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await context.database.close()
  await server.close()
})

async function run(typed: string): Promise<string> {
  let output = ''
  const program = createProgram(async (action) => {
    output = await action(context)
  })
  await program.parseAsync(typed.split(' '), { from: 'user' })
  return output
}

test('an agent sees its members and a total for each currency, in columns', async () => {
  const [title, head, ...lines] = (await run('report demoagent')).split('\n')
  expect(title).toBe('demoagent, 2026-08-01')
  expect(head).toMatch(/^downline +currency +bets +settled turnover .*result$/)
  expect(lines.map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['demo2', 'MYR', '1', '1,000.00', '1,000.00', '−1,000.00', '2.50', '300.00', '2.50', '302.50'],
    ['demo3', 'MYR', '1', '500.00', '500.00', '−500.00', '1.25', '150.00', '1.25', '151.25'],
    ['demousd', 'USD', '1', '200.00', '200.00', '−200.00', '0.50', '60.00', '0.50', '60.50'],
    ['total', 'MYR', '2', '1,500.00', '1,500.00', '−1,500.00', '3.75', '450.00', '3.75', '453.75'],
    ['total', 'USD', '1', '200.00', '200.00', '−200.00', '0.50', '60.00', '0.50', '60.50'],
  ])
})

test('the company pays the commission of the whole chain and has the remaining loss, in a file for spreadsheets', async () => {
  const lines = (await run('report company --from 2026-07-31 --to 2026-08-02 --csv')).split('\n')
  expect(lines[1]).toBe('demoshareholder,MYR,2,1500.00,1500.00,-1500.00,3.75,300.00,-18.75,281.25')
})

test('a day without settlements is empty', async () => {
  expect(await run('report demomaster --from 2026-07-31')).toBe('demomaster, 2026-07-31: nothing settled')
})
