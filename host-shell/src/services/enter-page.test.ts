import type { Account } from '@touchline/contracts/session'
import { fakeAccount } from '@touchline/test-kit/fake-host'
import { createFakeTabs } from '../testing/fake-tabs'
import { Dialogs } from './dialogs'
import type { EnterDeps } from './enter-by-token'
import { enterPage } from './enter-page'

/** A page at an address, opened by a browser that holds somebody's cookie or nobody's; what it does is written down. */
function opened(address: string, member: Account | null, launched: 'ok' | 'refused' = 'ok') {
  const done: string[] = []
  const dialogs = new Dialogs()
  const state = { account: null as Account | null }
  const session = {
    get account() {
      return state.account
    },
    restore: async () => {
      done.push('restore')
      state.account = member
    },
    session$: { value: { stage: 'out' } },
    begin: () => undefined,
    deps: {
      tabs: createFakeTabs(),
      call: async (_: object, { token }: { token: string }) => {
        done.push(`launch ${token}`)
        return launched === 'ok'
          ? { kind: 'ok', data: {} }
          : { kind: 'refused', code: 'loginFailed', text: 'Login failed.', details: { upline: 'agent1' } }
      },
    },
    logout: async () => {
      done.push('logout')
      state.account = null
    },
  } as unknown as EnterDeps['session']
  const url = new URL(address, 'http://brand.test')
  const location = {
    current: () => ({ pathname: url.pathname, search: url.search, hash: '' }),
    navigate: (path: string) => void done.push(`go to ${path}`),
  } as EnterDeps['location']
  return { done, dialogs, entered: enterPage({ session, location, dialogs }) }
}

test.each([
  ['/', null, ['restore']],
  ['/en-us/euro?token=abc', null, ['restore']],
  ['/?token=abc', null, ['go to /', 'restore', 'launch abc']],
  ['/?token=abc', fakeAccount(), ['go to /', 'restore']],
  [
    '/?token=abc&redirect=%2Finfo%2Fstatement',
    null,
    ['go to /?redirect=%2Finfo%2Fstatement', 'restore', 'launch abc'],
  ],
])('%s with the session of %j does %j', async (address, member, expected) => {
  const { done, entered } = opened(address, member)
  await entered
  expect(done).toEqual(expected)
})

test.each(['ok', 'refused'] as const)(
  'a link that is %s asks a logged-in member first and ends the session on consent',
  async (launched) => {
    const member = fakeAccount({ account_id: 'demo2', nickname: '' })
    const { done, dialogs, entered } = opened('/?token=abc', member, launched)
    await entered
    const dialog = dialogs.dialog$.value
    expect(dialog).toMatchObject({ kind: 'launch', name: 'demo2' })
    // As the view does it.
    dialogs.close()
    if (dialog?.kind === 'launch') dialog.accept()
    await new Promise((later) => setTimeout(later))
    expect(done).toEqual(['go to /', 'restore', 'logout', 'go to /', 'launch abc'])
    expect(dialogs.dialog$.value?.kind).toBe(launched === 'ok' ? undefined : 'error')
  },
)

test('a token that opens nothing is reported', async () => {
  const { dialogs, entered } = opened('/?token=old', null, 'refused')
  await entered
  expect(dialogs.dialog$.value).toEqual({
    kind: 'error',
    text: 'Login failed.',
    code: 'loginFailed',
    upline: 'agent1',
  })
})
