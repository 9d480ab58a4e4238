import { vBetSingle } from '@touchline/contracts/calls'
import { MATCH } from '../../../testing/fake-book'
import { finished } from '../../../testing/results'
import { aBet, type TestApp, type TestMember, testApp } from '../../../testing/test-app'
import { operatorClients } from './index'
import { compareOperatorBook } from './reconciliation'

let server: TestApp
let member: TestMember

beforeEach(async () => {
  server = await testApp()
  member = await server.login('demoseamless')
})
afterEach(async () => {
  await server.close()
})

const clientOf = () => {
  const [client] = operatorClients(server.operator.connections, server.platform.now)
  if (!client) throw new Error('no operator')
  return client
}
const compare = () =>
  compareOperatorBook(server.platform.database, clientOf(), {
    from: server.clock.now - 3_600_000,
    to: server.clock.now + 3_600_000,
  })
async function deliver(): Promise<void> {
  for (let n = 0; n < 3; n += 1) {
    server.clock.now += 10_000
    await server.app.round('operator-sweep')
    await server.app.round('operator-outbox:sandbox')
  }
}
const subject = { member: 'demoseamless', currency: 'MYR', kind: 'bet', reference: 'bet' }

test('the books agree before and after the commands are delivered', async () => {
  await member.call(vBetSingle, aBet())
  expect(await compare()).toMatchObject({ movements: 1, open: 1, net: { MYR: -1000 }, differences: [] })
  await server.app.settlement.settle({ match: MATCH, revision: 1, result: finished([1, 0]) })
  await deliver()
  const compared = await compare()
  expect(compared).toMatchObject({ open: 0, differences: [] })
  const { balance } = await server.operator.book.balanceOf('demoseamless', 'MYR')
  expect(compared.net).toEqual({ MYR: balance - 1_000_000 })
})

test('a reservation of their book that is unknown here is found and cancelled', async () => {
  await server.operator.book.carryOut('reserve', { ...subject, key: 'r-lost', amount: 700 })
  expect((await compare()).differences).toMatchObject([{ key: 'r-lost', problem: 'missingHere' }])
  server.clock.now += 120_000
  await server.app.round('operator-reconciliation:sandbox')
  await deliver()
  expect((await compare()).differences).toEqual([])
  expect(await server.operator.book.balanceOf('demoseamless', 'MYR')).toMatchObject({ balance: 1_000_000 })
})

test.each([
  {
    name: 'another amount',
    change: 'UPDATE operator_command SET amount = amount + 5',
    problem: 'differs',
  },
  {
    name: 'a settlement that they do not have',
    change: "UPDATE operator_command SET key = 's-other' WHERE type = 'settle'",
    problem: 'missingThere',
  },
])('$name is found', async ({ change, problem }) => {
  await member.call(vBetSingle, aBet())
  await server.app.settlement.settle({ match: MATCH, revision: 1, result: finished([0, 0]) })
  await deliver()
  await server.asOwner(change)
  expect((await compare()).differences.map((one) => one.problem)).toContain(problem)
})
