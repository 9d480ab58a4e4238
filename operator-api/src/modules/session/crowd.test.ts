import type { Member, Uplines } from '../uplines'
import { type Credentials, credentialsChecker, type LoginDeps } from './login'
import type { LoginAttempt, LoginGuard } from './login-guard'
import type { SessionRepository } from './session-repository'

const OWNER = { id: 'owner', passwordHash: 'hash of right' } as Member

interface Crowd {
  fullFor?: readonly boolean[]
  heldFor?: number
  waiting?: boolean
}

/** The check of credentials with everything behind it written down. */
function opened({ fullFor = [], heldFor, waiting = false }: Crowd) {
  const done: string[] = []
  const uplines: Partial<Uplines> = {
    byName: async (_, name) => {
      done.push('look up')
      return name === 'owner' ? OWNER : null
    },
  }
  const sessions: Partial<SessionRepository> = {
    isKnownDevice: async (account, device) => account === 'owner' && device === 'mark',
  }
  const guard: Partial<LoginGuard> = {
    heldFor: () => heldFor ?? null,
    take: async (attempt: LoginAttempt) => {
      done.push('take')
      return { attempt, at: 1, counts: true }
    },
    giveBack: async () => {
      done.push('give back')
    },
  }
  const deps = {
    uplines,
    sessions,
    guard,
    passwords: {
      hash: async () => '',
      isFull: ({ known }: { known: boolean }) => fullFor.includes(known),
      matches: async (hash: string | null, password: string) => {
        done.push('hash')
        return waiting ? null : hash === `hash of ${password}`
      },
    },
  } as Partial<LoginDeps> as LoginDeps
  const check = (change: Partial<Credentials> = {}) =>
    credentialsChecker(deps)({
      brand: 'touchline',
      name: 'Owner',
      password: 'right',
      by: 'id',
      device: null,
      address: '198.51.100.1',
      ...change,
    })
  return { check, done }
}

const CAME_AGAIN = { refused: 'requestLimit', details: { retry_after: 1 } }
const ALL = ['look up', 'take', 'hash', 'give back']

test.each([
  { name: 'nobody else is there', crowd: {}, device: null, answer: OWNER, done: ALL },
  {
    name: 'strangers crowd the passwords',
    crowd: { fullFor: [false] },
    device: null,
    answer: CAME_AGAIN,
    done: [],
  },
  {
    name: 'the address is held',
    crowd: { heldFor: 17 },
    device: null,
    answer: { refused: 'loginLimit', details: { retry_after: 17 } },
    done: [],
  },
  {
    name: 'strangers crowd the passwords and the browser is known',
    crowd: { fullFor: [false], heldFor: 17 },
    device: 'mark',
    answer: OWNER,
    done: ALL,
  },
  {
    name: 'strangers crowd the passwords and the mark is made up',
    crowd: { fullFor: [false] },
    device: 'made up',
    answer: CAME_AGAIN,
    done: ['look up'],
  },
  {
    name: 'both lines are full',
    crowd: { fullFor: [false, true] },
    device: 'mark',
    answer: CAME_AGAIN,
    done: ['look up'],
  },
  {
    name: 'the line fills up meanwhile',
    crowd: { waiting: true },
    device: null,
    answer: CAME_AGAIN,
    done: ALL,
  },
])('when $name, a login does $done', async ({ crowd, device, answer, done }) => {
  const login = opened(crowd)
  expect(await login.check({ device })).toEqual(answer)
  expect(login.done).toEqual(done)
})

test('an unknown name and a wrong password take the same way', async () => {
  const [unknown, wrong] = [opened({}), opened({})]
  expect(await unknown.check({ name: 'nobody' })).toEqual(await wrong.check({ password: 'wrong1' }))
  expect(unknown.done).toEqual(wrong.done)
})
