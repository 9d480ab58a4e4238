import { PassThrough } from 'node:stream'
import type { Applicant } from '../../platform/bounded-queue'
import type { Member, Uplines } from '../uplines'
import { type Credentials, credentialsChecker, type LoginDeps, type LoginRates } from './login'
import type { LoginGuard } from './login-guard'
import type { SessionRepository } from './repository'

const OWNER = { id: 'owner', passwordHash: 'hash of right' } as Member

interface Crowd {
  fullFor?: readonly boolean[]
  heldFor?: number
  waiting?: boolean
  loginRates?: LoginRates
}

/** The check of credentials with everything behind it written down. */
function opened({ fullFor = [], heldFor, waiting = false, loginRates }: Crowd) {
  const done: string[] = []
  const names = new Set<string>()
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
    take: async () => {
      done.push('take')
      return { keys: [], at: 1, counts: true }
    },
    giveBack: async () => {
      done.push('give back')
    },
  }
  const deps = {
    uplines,
    sessions,
    guard,
    loginRates,
    passwords: {
      hash: async () => '',
      isFull: ({ known, name }: Applicant) => {
        names.add(name)
        return fullFor.includes(known)
      },
      matches: async (hash: string | null, password: string, { name }: Applicant) => {
        names.add(name)
        done.push('hash')
        return waiting ? null : hash === `hash of ${password}`
      },
    },
  } as Partial<LoginDeps> as LoginDeps
  const checkCredentials = credentialsChecker(deps)
  const check = (change: Partial<Credentials> = {}) =>
    checkCredentials({
      brand: 'touchline',
      name: 'Owner',
      password: 'right',
      by: 'id',
      device: null,
      address: '198.51.100.1',
      connection: new PassThrough(),
      ...change,
    })
  return { check, done, names }
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
    name: 'the queue fills up meanwhile',
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

describe('logins that succeed', () => {
  const OFTEN = { points: 100, seconds: 60 }
  const THRICE = { points: 3, seconds: 60 }
  const TOO_OFTEN = { refused: 'requestLimit', details: { retry_after: 60 } }

  test.each([
    ['account', { ofAccount: THRICE, ofNetwork: OFTEN }, { address: '198.51.100.2' }],
    ['network', { ofAccount: OFTEN, ofNetwork: THRICE }, { name: 'nobody' }],
  ])('are so many for each %s, and more of them cost no hash', async (_, loginRates, next) => {
    const login = opened({ loginRates })
    for (let i = 0; i < 3; i++) expect(await login.check({ device: 'mark' })).toBe(OWNER)
    login.done.length = 0
    expect(await login.check({ device: 'mark' })).toEqual(TOO_OFTEN)
    expect(await login.check(next)).toEqual(TOO_OFTEN)
    expect(login.done).toEqual(['look up', 'look up'])
  })

  test('are not used up by guesses of others', async () => {
    const login = opened({ loginRates: { ofAccount: THRICE, ofNetwork: THRICE } })
    for (let i = 0; i < 5; i++)
      expect(await login.check({ password: 'wrong1' })).toMatchObject({ refused: 'invalid_password' })
    expect(await login.check()).toBe(OWNER)
  })
})

test('all networks of a site wait for their passwords under one name', async () => {
  const login = opened({})
  for (const network of ['1', '2', '100', 'ffff']) await login.check({ address: `2001:db8:7:${network}::1` })
  expect([...login.names]).toEqual(['2001:db8:7::/48'])
})
