import { checkLaunch, checkLogin } from './check-login'
import { checkNickname, nicknamePoints } from './check-nickname'
import { checkPasswordChange, passwordPoints } from './check-password-change'

describe('login', () => {
  test.each([
    { username: 'demo', password: 'demo88', verdict: { ok: true } },
    {
      username: ' ',
      password: 'demo88',
      verdict: { ok: false, code: 'usernameRequired', field: 'username' },
    },
    { username: 'demo', password: '', verdict: { ok: false, code: 'passwordRequired', field: 'password' } },
    { username: '', password: '', verdict: { ok: false, code: 'usernameRequired', field: 'username' } },
    { username: 'demo', password: '   ', verdict: { ok: true } },
  ])('$username with $password: $verdict', ({ username, password, verdict }) => {
    expect(checkLogin({ username, password })).toEqual(verdict)
  })

  test('a launch needs a token', () => {
    expect(checkLaunch('t')).toEqual({ ok: true })
    expect(checkLaunch('')).toEqual({ ok: false, code: 'tokenRequired', field: 'token' })
  })
})

describe('nickname', () => {
  test.each([
    ['abc123', null],
    ['a23456789012345', null],
    ['abc12', 'nicknameFormat'],
    ['a234567890123456', 'nicknameFormat'],
    ['abc 123', 'nicknameFormat'],
    ['abc_123', 'nicknameFormat'],
    ['émile12', 'nicknameFormat'],
  ])('%j: %s', (nickname, code) => {
    const verdict = checkNickname(nickname, { hasNickname: false })
    expect(verdict.ok ? null : verdict.code).toBe(code)
  })

  test.each([
    ['demo123', 'new_login_id_exists'],
    ['DEMO123', 'new_login_id_exists'],
    ['demo1234', null],
  ])('of the member demo123 may be %s: %s', (nickname, code) => {
    const verdict = checkNickname(nickname, { hasNickname: false, name: 'demo123' })
    expect(verdict.ok ? null : verdict.code).toBe(code)
  })

  test.each([
    ['', false, false],
    ['abc', false, true],
    ['abc_123', true, false],
    ['a234567890123456', false, true],
    ['abc123', true, true],
  ])('%j fulfils length %s, characters %s', (nickname, length, characters) => {
    expect(nicknamePoints(nickname)).toEqual({ length, characters })
  })

  test('is set once', () => {
    expect(checkNickname('abc123', { hasNickname: true })).toMatchObject({ code: 'secondary_account_exists' })
  })
})

describe('changing the password', () => {
  const change = { current: 'demo88', next: 'Demo88', confirm: 'Demo88' }

  test.each([
    ['', '', { length: false, differs: false, alike: false }],
    ['demo88', '', { length: true, differs: false, alike: false }],
    ['Demo8', 'Demo8', { length: false, differs: true, alike: true }],
    ['Demo88', 'demo88', { length: true, differs: true, alike: false }],
    ['      ', '      ', { length: false, differs: true, alike: true }],
    ['ab  cd', 'ab  cd', { length: true, differs: true, alike: true }],
    ['ကခဂဃင၁', 'ကခဂဃင၁', { length: true, differs: true, alike: true }],
  ])('%j, then %j, fulfils %j', (next, confirm, points) => {
    expect(passwordPoints({ current: 'demo88', next, confirm })).toEqual(points)
  })

  test('an accent is one character, however a keyboard types it', () => {
    const [composed, apart] = ['Áéíóúñö'.normalize('NFC'), 'Áéíóúñö'.normalize('NFD')]
    expect(passwordPoints({ current: 'demo88', next: apart, confirm: composed })).toEqual({
      length: true,
      differs: true,
      alike: true,
    })
    expect(passwordPoints({ current: composed, next: apart, confirm: apart })).toMatchObject({
      differs: false,
    })
    expect(checkPasswordChange({ current: 'demo88', next: apart, confirm: composed })).toEqual({ ok: true })
  })

  test('case alone makes a new password', () => {
    expect(checkPasswordChange(change)).toEqual({ ok: true })
  })

  test.each([
    [{ current: '' }, { code: 'fieldRequired', field: 'current' }],
    [{ next: '' }, { code: 'fieldRequired', field: 'next' }],
    [{ confirm: '' }, { code: 'fieldRequired', field: 'confirm' }],
    [
      { next: '      ', confirm: '      ' },
      { code: 'fieldRequired', field: 'next' },
    ],
    [
      { next: '12345', confirm: '12345' },
      { code: 'passwordLength', field: 'next', bound: 6 },
    ],
    [
      { next: '12345678901', confirm: '12345678901' },
      { code: 'passwordLength', field: 'next', bound: 10 },
    ],
    [{ confirm: 'demo88' }, { code: 'passwordsDoNotMatch', field: 'confirm' }],
    [
      { next: 'demo88', confirm: 'demo88' },
      { code: 'passwordUnchanged', field: 'next' },
    ],
  ])('%j is refused: %j', (difference, refusal) => {
    expect(checkPasswordChange({ ...change, ...difference })).toEqual({ ok: false, ...refusal })
  })
})
