import { authLogin, launchLogin } from '@touchline/contracts/calls'
import pg from 'pg'
import { type TestApp, testApp } from '../../testing/test-app'
import { hashSecret } from './repository'

let server: TestApp
let operator: pg.Client
beforeAll(async () => {
  server = await testApp()
  operator = new pg.Client(server.owner)
  await operator.connect()
})
afterAll(async () => {
  await operator.end()
  await server.close()
})

const RESET = "UPDATE member SET password_hash = 'another' WHERE id = $1"
const openSessions = (member: string) =>
  server.asOwner('SELECT FROM session WHERE member_id = $1 AND ended_at IS NULL', [member])
const knownDevices = (member: string) =>
  server.asOwner('SELECT FROM known_device WHERE member_id = $1', [member])

/** Until somebody waits for a row that the operator holds. */
async function untilHeldUp(): Promise<void> {
  const waiting = () =>
    server.asOwner(
      'SELECT FROM pg_locks JOIN pg_stat_activity a USING (pid) WHERE NOT granted AND a.datname = current_database()',
    )
  while ((await waiting()).length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
}

test('a login whose password was checked before it was reset begins no session', async () => {
  await operator.query('BEGIN')
  await operator.query(RESET, ['demo7'])
  const login = server.post(authLogin.path, { account_id: 'demo7', password: 'demo88' })
  await untilHeldUp()
  await operator.query('COMMIT')
  expect((await login).json()).toMatchObject({ status: 'invalid_password' })
  expect((await login).cookies).toEqual([])
  expect(await openSessions('demo7')).toEqual([])
  expect(await knownDevices('demo7')).toEqual([])
})

test('a launch token that was taken before the reset begins no session after it', async () => {
  await server.asOwner('INSERT INTO launch_token (token_hash, member_id, expires_at) VALUES ($1, $2, $3)', [
    hashSecret('taken-before-the-reset'),
    'demo8',
    server.clock.now + 60_000,
  ])
  await operator.query('BEGIN')
  await operator.query(RESET, ['demo8'])
  const login = server.post(launchLogin.path, { token: 'taken-before-the-reset' })
  await untilHeldUp()
  await operator.query('COMMIT')
  expect((await login).json()).toMatchObject({ status: 'loginFailed' })
  expect(await openSessions('demo8')).toEqual([])
})

test('without a reset both begin one', async () => {
  const login = await server.post(authLogin.path, { account_id: 'demo9', password: 'demo88' })
  expect(login.json()).toMatchObject({ status: 1 })
  expect(await openSessions('demo9')).toHaveLength(1)
  expect(await knownDevices('demo9')).toHaveLength(1)
})
