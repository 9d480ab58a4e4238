import { userBalance, userProfile, vUserBalance } from '@touchline/contracts/calls'
import { type TestApp, testApp } from '../../testing/test-app'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

test('each kind of member has a balance call of its own', async () => {
  const own = await server.login('demo15')
  const seamless = await server.login('demoseamless')
  expect(await own.call(vUserBalance, { parent_id: '' })).toMatchObject({ status: 'forbiddenAccess' })
  expect(await seamless.call(userBalance, { parent_id: '' })).toMatchObject({ status: 'forbiddenAccess' })
  expect(await seamless.call(vUserBalance, { parent_id: '' })).toMatchObject({
    status: 1,
    balance: 1_000_000,
  })
})

test('a balance that cannot be read has its own status', async () => {
  const member = await server.login('demo15')
  await server.asOwner('ALTER TABLE account RENAME TO account_elsewhere')
  try {
    expect(await member.call(userBalance, { parent_id: '' })).toMatchObject({
      status: 'unableToGetBalanceAtTheMoment',
    })
  } finally {
    await server.asOwner('ALTER TABLE account_elsewhere RENAME TO account')
  }
  expect(await member.call(userBalance, { parent_id: '' })).toMatchObject({ status: 1 })
})

test('a changed profile is announced with the balance until it is fetched', async () => {
  const member = await server.login('demo16')
  await server.asOwner("UPDATE member SET profile_rev = profile_rev + 1 WHERE id = 'demo16'")
  expect(await member.call(userBalance, { parent_id: '' })).toMatchObject({ retrieve_profile: true })
  await member.call(userProfile)
  expect(await member.call(userBalance, { parent_id: '' })).toMatchObject({ retrieve_profile: false })
})

test.each([
  ['is suspended', "SELECT set_member_state('demo18', 'suspend', 'test', $1)", true],
  ['may act again', "SELECT set_member_state('demo18', 'open', 'test', $1)", false],
])(
  'the page of a member who %s is notified at once, and finds it in the profile',
  async (_, change, viewOnly) => {
    const member = await server.login('demo18')
    await server.app.round('changed members')
    const before = server.sent.length
    await server.asOwner(change, [server.clock.now])
    await server.app.round('changed members')
    expect(server.sent.slice(before)).toEqual([{ account: 'demo18', message: { t: 'profile' } }])
    expect(await member.call(userBalance, { parent_id: '' })).toMatchObject({ retrieve_profile: true })
    expect(await member.call(userProfile)).toMatchObject({
      member_profile: { player_info: [{ view_only: viewOnly }] },
    })
    // A cached profile does not admit the bet.
    server.book.put({ kickoff: server.clock.now + 3_600_000 }, [{}])
    expect(await member.bet()).toMatchObject({ status: viewOnly ? 'SUSPEND' : 1 })
    await server.app.round('changed members')
    expect(server.sent.slice(before).filter(({ message }) => message.t === 'profile')).toHaveLength(1)
  },
)

test('a change of an upline notifies the members below it who are logged in, and nobody else', async () => {
  await server.login('demo17')
  await server.login('demo18')
  const [own] = await server.asOwner<{ agent: string; top: string }>(
    `WITH RECURSIVE up AS (
       SELECT u.* FROM upline u JOIN member m ON m.agent_id = u.id WHERE m.id = 'demo18'
       UNION ALL SELECT u.* FROM upline u JOIN up ON u.id = up.parent_id
     )
     SELECT (SELECT agent_id FROM member WHERE id = 'demo18') AS agent, id AS top FROM up WHERE parent_id IS NULL`,
  )
  await server.asOwner("UPDATE session SET ended_at = 1 WHERE member_id = 'demo17' AND ended_at IS NULL")
  await server.app.round('changed members')
  const before = server.sent.length
  for (const upline of [own?.top, 'nobody'])
    await server.asOwner("SELECT append_audit($1, 'test', 'limit', $2, '{}')", [server.clock.now, upline])
  await server.app.round('changed members')
  const notified = server.sent.slice(before).filter(({ message }) => message.t === 'profile')
  expect(notified.map(({ account }) => account)).toContain('demo18')
  expect(notified.map(({ account }) => account)).not.toContain('demo17')
})
