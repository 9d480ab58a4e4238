import { version } from '@touchline/contracts/calls'
import { type TestApp, testApp } from '../../testing/test-app'
import { closingName } from './maintenance'

let server: TestApp
let notifications: number
beforeAll(async () => {
  server = await testApp()
  server.links.maintenance.changes$.subscribe(() => {
    notifications += 1
  })
  await server.app.round('changed members')
})
beforeEach(() => {
  notifications = 0
})
afterAll(() => server.close())

/** Writes a closing as the command does. */
async function order(until: number, brand: string, product?: string): Promise<void> {
  const closing = { until, brand, ...(product && { product }) }
  await server.asOwner(
    'INSERT INTO operator_setting VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    [closingName(brand, product ?? null), JSON.stringify(closing)],
  )
  await server.asOwner("SELECT append_audit($1, 'test', 'maintenance', 'on', '{}')", [server.clock.now])
  await server.app.round('changed members')
}

const closed = (brand: string) => server.links.maintenance.closedNow(brand)
const asked = async () => (await server.post(version.path, {})).json()

test('closed products are known when the server listens, without a change to announce', async () => {
  const restarted = await testApp()
  try {
    let changes = 0
    restarted.links.maintenance.changes$.subscribe(() => {
      changes += 1
    })
    const closing = { until: restarted.clock.now + 60_000, brand: 'touchline', product: 'casino' }
    await restarted.asOwner('INSERT INTO operator_setting VALUES ($1, $2)', [
      closingName('touchline', 'casino'),
      JSON.stringify(closing),
    ])
    const { closedNow } = restarted.links.maintenance
    expect(closedNow('touchline')).toBeNull()
    await restarted.app.start()
    expect(closedNow('touchline')).toEqual({ casino: closing.until })
    // Sockets from before a failed first look are notified now, even that all is open.
    expect(changes).toBe(1)
  } finally {
    await restarted.close()
  }
})

test('a brand that is closed refuses bets at once, notifies its sockets, and the other brand goes on', async () => {
  const until = server.clock.now + 60_000
  const member = await server.login('demo18')
  expect(await member.bet()).toMatchObject({ status: 1 })
  await order(until, 'touchline')
  expect(notifications).toBe(1)
  expect(closed('touchline')).toMatchObject({ sportsbook: until, slots: until, tournament: until })
  expect(closed('garnet')).toEqual({})
  expect(await asked()).toMatchObject({ maintenance_until: until, closed: { sportsbook: until } })
  // No second has passed: the cached state must not admit the bet.
  expect(await member.bet()).toMatchObject({ status: 'game_maintenance', details: { until } })
  await order(0, 'touchline')
  expect(notifications).toBe(2)
  expect(await member.bet()).toMatchObject({ status: 1 })
})

test('a product is closed by itself', async () => {
  const until = server.clock.now + 60_000
  const member = await server.login('demo18')
  await order(until, 'touchline', 'casino')
  expect(closed('touchline')).toEqual({ casino: until })
  expect(await asked()).toMatchObject({ maintenance_until: null, closed: { casino: until } })
  expect(await member.bet()).toMatchObject({ status: 1 })
  await order(until + 1, 'touchline', 'sportsbook')
  expect(await member.bet()).toMatchObject({ status: 'game_maintenance', details: { until: until + 1 } })
  await order(0, 'touchline', 'casino')
  await order(0, 'touchline', 'sportsbook')
})

test('sockets are notified once when a maintenance ends by itself', async () => {
  await order(server.clock.now + 5000, 'touchline')
  server.clock.now += 4999
  await server.app.round('changed members')
  expect(notifications).toBe(1)
  server.clock.now += 1
  await server.app.round('changed members')
  await server.app.round('changed members')
  expect(notifications).toBe(2)
  expect(closed('touchline')).toEqual({})
})
