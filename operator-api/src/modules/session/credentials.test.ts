import {
  addSecondary,
  authLogin,
  changePassword,
  launchLogin,
  sessionRestore,
  switchLogin,
  userBalance,
  userLogin,
  userProfile,
} from '@touchline/contracts/calls'
import { type TestApp, type TestMember, testApp } from '../../testing/test-app'
import { hashSecret } from './repository'
import type { SessionEnd } from './service'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(async () => {
  expect(await server.asOwner('SELECT * FROM audit_breach')).toEqual([])
  await server.close()
})

const login = async (account_id: string, password = 'demo88', path = authLogin.path, headers = {}) =>
  (await server.post(path, { account_id, password }, headers)).json()

describe('a nickname', () => {
  test('is a second name to log in with, set once, in any letter case', async () => {
    const member = await server.login('demo2')
    expect(await member.call(addSecondary, { nickname: 'Lucky77' })).toMatchObject({
      status: 1,
      nickname: 'lucky77',
    })
    expect(await member.call(userBalance, { parent_id: '' })).toMatchObject({ retrieve_profile: true })
    expect(await member.call(userProfile, {})).toMatchObject({
      member_profile: {
        player_info: [{ account_id: 'demo2', nickname: 'lucky77', has_secondary_account: true }],
      },
    })
    // As a page that is loaded at once asks for it.
    expect(await member.call(sessionRestore, {})).toMatchObject({
      member_profile: { player_info: [{ nickname: 'lucky77' }] },
    })
    expect(await member.call(addSecondary, { nickname: 'another8' })).toMatchObject({
      status: 'secondary_account_exists',
      details: { field: 'nickname' },
    })
    for (const path of [authLogin.path, userLogin.path])
      expect(await login('LUCKY77', 'demo88', path)).toMatchObject({
        status: 1,
        member_profile: { player_info: [{ account_id: 'demo2' }] },
      })
    expect(await login('demo2')).toMatchObject({ status: 1 })
    expect(await login('lucky77', 'wrong1')).toMatchObject({ status: 'invalid_password' })
  })

  test('switches to its account as the name does', async () => {
    const member = await server.login('demo3')
    await server.asOwner("UPDATE member SET nickname = 'switch99' WHERE id = 'demo6'")
    expect(await member.call(switchLogin, { account_id: 'switch99', password: 'demo88' })).toMatchObject({
      member_profile: { player_info: [{ account_id: 'demo6' }] },
    })
  })

  test.each([
    ['five characters', 'abcd5', 'nicknameFormat'],
    ['sixteen characters', 'abcdefgh90123456', 'nicknameFormat'],
    ['a blank', 'lucky 77', 'nicknameFormat'],
    ['letters of another alphabet', 'ကံကောင်း77', 'nicknameFormat'],
    ['a colon', 'garnet:demo', 'nicknameFormat'],
    ['a name that another member has', 'demoseamless', 'new_login_id_exists'],
    ['a nickname that another member has', 'TAKEN99', 'new_login_id_exists'],
    ['the name of an upline', 'DemoAgent', 'new_login_id_exists'],
    ['the name of what is above all uplines', 'company', 'new_login_id_exists'],
    ['nothing', '', 'nicknameFormat'],
  ])('of %s is refused', async (_, nickname, code) => {
    await server.asOwner("UPDATE member SET nickname = 'taken99' WHERE id = 'demo9'")
    const member = await server.login('demo10')
    expect(await member.call(addSecondary, { nickname })).toMatchObject({ status: code })
  })

  test('is refused to a member who is suspended', async () => {
    const member = await server.login('demosuspend')
    expect(await member.call(addSecondary, { nickname: 'lucky88' })).toMatchObject({ status: 'SUSPEND' })
  })

  test('may be the own name of nobody, the member included', async () => {
    const member = await server.login('demommk')
    expect(await member.call(addSecondary, { nickname: 'demommk' })).toMatchObject({
      status: 'new_login_id_exists',
    })
  })

  test('of another brand is free', async () => {
    await server.asOwner("UPDATE member SET nickname = 'shared77' WHERE id = 'garnet:demo4'")
    const member = await server.login('demo11')
    expect(await member.call(addSecondary, { nickname: 'shared77' })).toMatchObject({ status: 1 })
  })

  test('of a member who is made later cannot be the name of that member', async () => {
    await server.asOwner("UPDATE member SET nickname = 'newbie77' WHERE id = 'demo12'")
    await expect(
      server.asOwner(
        "INSERT INTO member (id, password_hash, agent_id, currency, created_at) VALUES ('newbie77', '', 'demoagent', 'MYR', 0)",
      ),
    ).rejects.toThrow(/newbie77 is a name of another member/)
    await server.asOwner(
      "INSERT INTO member (id, password_hash, agent_id, currency, created_at) VALUES ('garnet:newbie77', '', 'demoagent', 'MYR', 0)",
    )
  })

  test('that two want at once is one member’s', async () => {
    const members = await Promise.all(['demo13', 'demo14', 'demo15'].map((name) => server.login(name)))
    const answers = await Promise.all(
      members.map((member) => member.call(addSecondary, { nickname: 'wanted77' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([
      1,
      'new_login_id_exists',
      'new_login_id_exists',
    ])
  })

  test('is not found by trying names without end', async () => {
    const member = await server.login('demo16')
    const statuses = []
    for (let i = 0; i < 12; i += 1)
      statuses.push((await member.call(addSecondary, { nickname: 'demoseamless' })).status)
    expect(statuses).toEqual([...Array(10).fill('new_login_id_exists'), 'requestLimit', 'requestLimit'])
  })
})

describe('a password', () => {
  const change = (member: TestMember, current: string, next: string, confirm = next) =>
    server.post(
      changePassword.path,
      { account_id: member.account, session_token: member.token, current, next, confirm },
      { cookie: member.cookie },
    )

  test('that is changed opens, and the old one opens nothing', async () => {
    const member = await server.login('demo20')
    const audited = () => server.asOwner("SELECT actor, details FROM audit WHERE subject = 'demo20'")
    expect((await change(member, 'demo88', 'New-88')).json()).toEqual({ status: 1, statusdesc: 'OK' })
    expect(await login('demo20', 'demo88')).toMatchObject({ status: 'invalid_password' })
    expect(await login('demo20', 'new-88')).toMatchObject({ status: 'invalid_password' })
    expect(await login('demo20', 'New-88')).toMatchObject({ status: 1 })
    // Nothing of a password is written down.
    expect(await audited()).toEqual([{ actor: 'member:demo20', details: {} }])
  })

  test('that is changed keeps the session that changed it, and ends all others', async () => {
    const member = await server.login('demo21')
    await server.asOwner('INSERT INTO launch_token (token_hash, member_id, expires_at) VALUES ($1, $2, $3)', [
      ...[hashSecret('made before'), 'demo21', server.clock.now + 600_000],
    ])
    const ends: SessionEnd[] = []
    const following = server.links.sessionEnds$.subscribe((end) => ends.push(end))
    const response = await change(member, 'demo88', 'demo99')
    const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const asked = async (by: string) =>
      (
        await server.post(
          userBalance.path,
          { account_id: 'demo21', session_token: member.token, parent_id: '' },
          { cookie: by },
        )
      ).json().status
    expect(await asked(cookie)).toBe(1)
    // The same session with the cookie of before: a copy of it somewhere else.
    expect(await asked(member.cookie)).toBe('session_not_exists')
    const launched = await server.post(launchLogin.path, { token: 'made before' })
    expect(launched.json()).toMatchObject({ status: 'loginFailed' })
    const known = await server.asOwner('SELECT device_hash FROM known_device WHERE member_id = $1', [
      'demo21',
    ])
    expect(known).toHaveLength(1)
    // Sockets begin anew, once, when the browser has its cookie.
    await server.app.round('ended sessions')
    expect(ends).toEqual([])
    server.clock.now += 3000
    await server.app.round('ended sessions')
    await server.app.round('ended sessions')
    expect(ends).toEqual([{ account: 'demo21', session: member.token, code: null }])
    following.unsubscribe()
  })

  test.each([
    ['an empty current one', '', 'demo99', 'demo99', 'fieldRequired', 'current'],
    ['an empty new one', 'demo88', '', '', 'fieldRequired', 'next'],
    ['a new one of blanks', 'demo88', '      ', '      ', 'fieldRequired', 'next'],
    ['five characters', 'demo88', 'demo9', 'demo9', 'passwordLength', 'next'],
    ['eleven characters', 'demo88', 'demo9901234', 'demo9901234', 'passwordLength', 'next'],
    ['another one the second time', 'demo88', 'demo99', 'demo98', 'passwordsDoNotMatch', 'confirm'],
    ['the current one', 'demo88', 'demo88', 'demo88', 'passwordUnchanged', 'next'],
    ['a wrong current one', 'demo87', 'demo99', 'demo99', 'invalid_password', 'current'],
  ])('with %s is refused', async (_, current, next, confirm, status, field) => {
    const member = await server.login('demo22')
    expect((await change(member, current, next, confirm)).json()).toMatchObject({
      status,
      details: { field },
    })
    expect(await login('demo22')).toMatchObject({ status: 1 })
  })

  test('is guessed five times a minute, together with the login', async () => {
    const member = await server.login('demo23')
    const statuses = []
    for (let i = 0; i < 6; i += 1) statuses.push((await change(member, `wrong${i}`, 'demo99')).json().status)
    expect(statuses).toEqual([...Array(5).fill('invalid_password'), 'loginLimit'])
    expect((await change(member, 'demo88', 'demo99')).json()).toMatchObject({
      status: 'loginLimit',
      details: { retry_after: 60 },
    })
    const known = { cookie: member.cookie }
    expect(await login('demo23', 'demo88', authLogin.path, known)).toMatchObject({ status: 'loginLimit' })
    server.clock.now += 60_000
    expect((await change(member, 'demo88', 'demo99')).json()).toMatchObject({ status: 1 })
  })

  test('that two change at once is changed by one of them', async () => {
    const member = await server.login('demo24')
    const answers = await Promise.all(['first1', 'second'].map((next) => change(member, 'demo88', next)))
    expect(answers.map((answer) => answer.json().status).sort()).toEqual([1, 'invalid_password'])
  })

  test('is not changed by a member who may only look, nor by another session', async () => {
    const looking = await server.login('demosuspend')
    expect((await change(looking, 'demo88', 'demo99')).json()).toMatchObject({ status: 'SUSPEND' })
    const member = await server.login('demo25')
    const other = await server.login('demo26')
    expect((await change({ ...member, cookie: other.cookie }, 'demo88', 'demo99')).json()).toMatchObject({
      status: 'invalidSession',
    })
    expect((await change({ ...member, account: 'demo26' }, 'demo88', 'demo99')).json()).toMatchObject({
      status: 'invalidSession',
    })
  })

  test.each([
    ['demo28', 'NFC', 'NFD'],
    ['demo29', 'NFD', 'NFC'],
  ] as const)(
    'of %s with accents that is set in %s opens in %s, also to be changed',
    async (name, set, typed) => {
      const member = await server.login(name)
      expect((await change(member, 'demo88', 'Pässwöré'.normalize(set))).json()).toMatchObject({ status: 1 })
      expect(await login(name, 'Pässwöré'.normalize(typed))).toMatchObject({ status: 1 })
      const again = await change(
        await server.login(name, 'Pässwöré'.normalize(set)),
        'Pässwöré'.normalize(typed),
        'demo99',
      )
      expect(again.json()).toMatchObject({ status: 1 })
    },
  )
})

test('the application changes nicknames and passwords by these functions alone', async () => {
  const { pool } = server.database
  await expect(pool.query("UPDATE member SET password_hash = ''")).rejects.toThrow(/permission/)
  await expect(pool.query("UPDATE member SET nickname = 'abcdef'")).rejects.toThrow(/permission/)
})
