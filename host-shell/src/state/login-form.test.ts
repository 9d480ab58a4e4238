import type { ErrorCode } from '@touchline/contracts/errors'
import type { CallResult } from '@touchline/contracts/host'
import { createStorage } from '../services/storage'
import { createLoginForm, REMEMBERED } from './login-form'

const OK: CallResult<object> = { kind: 'ok', data: {} }
const refused = (code: ErrorCode, retry_after?: number): CallResult<object> => ({
  kind: 'refused',
  code,
  text: 'why',
  details: { retry_after },
})
const FILLED = { username: 'demo', password: 'demo88', remember: false }

function setUp(answers: CallResult<object>[] = [OK], entry: Partial<typeof FILLED> = {}) {
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
  const opened = (filled: Partial<typeof FILLED> = {}) => {
    const form = createLoginForm({ login, storage, now: () => clock.now })
    for (const [name, value] of Object.entries(filled)) form.set(name as 'username', value as string)
    return form
  }
  return { form: opened({ ...FILLED, ...entry }), opened, asked, clock, storage, kept }
}

describe('the login form', () => {
  test.each<[Partial<typeof FILLED>, object]>([
    [{ username: '  ' }, { username: { code: 'usernameRequired' } }],
    [{ password: '' }, { password: { code: 'passwordRequired' } }],
    [
      { username: '', password: '' },
      { username: { code: 'usernameRequired' }, password: { code: 'passwordRequired' } },
    ],
  ])('with %p asks nobody and says %j', async (entry, faults) => {
    const { form, asked } = setUp([], entry)
    await form.submit()
    expect(form.faults).toEqual(faults)
    expect(asked).toEqual([])
  })

  test('sends once, however often it is pressed, without the spaces around the name', async () => {
    const { form, asked } = setUp([OK], { username: ' demo ' })
    await Promise.all([form.submit(), form.submit()])
    expect(asked).toEqual(['demo/demo88'])
    expect(form.stage.stage).toBe('done')
  })

  test('keeps the name when asked to, and never the password', async () => {
    const { form, opened, storage, kept } = setUp([OK], { remember: true })
    await form.submit()
    expect(storage.read(REMEMBERED)).toBe('demo')
    expect([...kept.values()].join()).not.toContain('demo88')
    const again = opened({ password: 'demo88' })
    expect(again.values).toEqual({ username: 'demo', password: 'demo88', remember: true })
    again.set('remember', false)
    await again.submit()
    expect(opened().values.username).toBe('')
  })

  test('waits as long as the server says, then lets the next try through', async () => {
    const { form, asked, clock } = setUp([refused('loginLimit', 60), OK])
    await form.submit()
    expect(form.secondsRemaining()).toBe(60)
    clock.now += 59_500
    await form.submit()
    expect(asked).toHaveLength(1)
    clock.now += 500
    await form.submit()
    expect(asked).toHaveLength(2)
  })

  test.each<[CallResult<object>, object]>([
    [refused('invalid_password'), { stage: { stage: 'editing' }, faults: { password: { text: 'why' } } }],
    [refused('BLOCK'), { stage: { stage: 'refused', fault: { text: 'why' }, until: null }, faults: {} }],
    // A login may be sent as often as one likes.
    [
      { kind: 'unknown', code: 'requestTimeout', text: 'why' },
      { stage: { stage: 'refused', fault: { text: 'why' } }, faults: {} },
    ],
  ])('answered %j is %j', async (answer, shown) => {
    const { form } = setUp([answer])
    await form.submit()
    expect({ stage: form.stage, faults: form.faults }).toMatchObject(shown)
  })
})
