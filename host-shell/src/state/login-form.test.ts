import type { ErrorCode } from '@touchline/contracts/errors'
import type { CallResult } from '@touchline/contracts/host'
import { createStorage, KEYS } from '../services/storage'
import { LoginForm } from './login-form'

const OK: CallResult<object> = { kind: 'ok', data: {} }
const refused = (code: ErrorCode, retry_after?: number): CallResult<object> => ({
  kind: 'refused',
  code,
  text: 'why',
  details: { retry_after },
})

function setUp(answers: CallResult<object>[] = [OK]) {
  const asked: string[] = []
  const clock = { now: 1000 }
  const kept = new Map<string, string>()
  const storage = createStorage(
    () =>
      ({
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
        removeItem: (key: string) => kept.delete(key),
      }) as unknown as Storage,
  )
  const login = async (name: string, password: string) => {
    asked.push(`${name}/${password}`)
    return answers[asked.length - 1] ?? OK
  }
  return { form: new LoginForm({ login, storage, now: () => clock.now }), asked, clock, storage, kept }
}

const entry = (over: Partial<{ username: string; password: string; remember: boolean }> = {}) => ({
  username: 'demo',
  password: 'demo88',
  remember: false,
  ...over,
})

describe('the login form', () => {
  test.each([
    [{ username: '  ' }, ['usernameRequired']],
    [{ password: '' }, ['passwordRequired']],
    [{ username: '', password: '' }, ['usernameRequired', 'passwordRequired']],
  ])('with %p asks nobody and says %s', async (over, codes) => {
    const { form, asked } = setUp()
    await form.submit(entry(over))
    expect(form.state$.value).toEqual({ stage: 'wrong', codes })
    expect(asked).toEqual([])
    form.edit()
    expect(form.state$.value).toEqual({ stage: 'idle' })
  })

  test('sends once, however often it is pressed', async () => {
    const { form, asked } = setUp()
    await Promise.all([form.submit(entry()), form.submit(entry())])
    expect(asked).toEqual(['demo/demo88'])
  })

  test('keeps the name when asked to, and never the password', async () => {
    const { form, storage, kept } = setUp()
    await form.submit(entry({ remember: true }))
    expect(storage.read(KEYS.rememberedName)).toBe('demo')
    expect([...kept.values()].join()).not.toContain('demo88')
    await form.submit(entry({ remember: false }))
    expect(form.rememberedName()).toBe('')
  })

  test('waits as long as the server says, then lets the next try through', async () => {
    const { form, asked, clock } = setUp([refused('loginLimit', 60), OK])
    await form.submit(entry())
    expect(form.secondsLeft()).toBe(60)
    clock.now += 59_500
    await form.submit(entry())
    expect(asked).toHaveLength(1)
    clock.now += 500
    await form.submit(entry())
    expect(asked).toHaveLength(2)
    expect(form.state$.value).toEqual({ stage: 'idle' })
  })

  test('shows what the server refused', async () => {
    const { form } = setUp([refused('invalid_password')])
    await form.submit(entry())
    expect(form.state$.value).toMatchObject({
      stage: 'refused',
      code: 'invalid_password',
      text: 'why',
      until: null,
    })
  })
})
