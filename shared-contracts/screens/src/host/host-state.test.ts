import { defaultPreferences } from '@touchline/contracts/session'
import { createFakeHost, type FakeHost, fakeAccount } from '@touchline/test-kit/fake-host'
import { autorun } from 'mobx'
import { HostState } from './host-state'

const ACCOUNT = fakeAccount({ account_id: 'other' })
const BURMESE = { ...ACCOUNT.wallet, currency_code: 'MMK' as const }

describe('the state of the host', () => {
  test.each<
    [what: string, change: (fake: FakeHost) => void, read: (state: HostState) => unknown, then: unknown]
  >([
    [
      'where the page is',
      ({ location }) => location.next({ pathname: '/a', search: '?b', hash: '' }),
      ({ location }) => location.pathname + location.search,
      '/a?b',
    ],
    [
      'who is logged in',
      ({ session }) => session.next({ stage: 'in', account: ACCOUNT }),
      ({ account }) => account?.info.account_id,
      'other',
    ],
    ['that nobody is', ({ session }) => session.next({ stage: 'out' }), ({ account }) => account, null],
    [
      'what the member has',
      ({ balance }) => balance.next({ ...ACCOUNT.wallet, available_balance: 5 }),
      ({ wallet }) => wallet?.available_balance,
      5,
    ],
    ['in which currency', ({ balance }) => balance.next(BURMESE), ({ currency }) => currency, 'MMK'],
    [
      'what the member chose',
      ({ preferences }) => preferences.next({ ...defaultPreferences(), favourites: [7] }),
      ({ preferences }) => preferences.favourites,
      [7],
    ],
    [
      'that prices are late, and since when',
      ({ freshness }) => freshness.next({ freshness: 'stale', ageMs: 4000 }),
      ({ isPaused, pausedAt, host }) => [isPaused, host.now() - (pausedAt ?? 0)],
      [true, 4000],
    ],
  ])('passes %s to its observers', (_, change, read, then) => {
    const fake = createFakeHost()
    const state = new HostState(fake.host)
    const seen: unknown[] = []
    const stop = autorun(() => seen.push(read(state)))
    change(fake)
    expect(seen).toHaveLength(2)
    expect(seen[1]).toEqual(then)
    stop()
    state.dispose()
  })

  test('has a currency before the balance has come', () => {
    const fake = createFakeHost()
    fake.balance.next(null)
    fake.session.next({ stage: 'in', account: { ...ACCOUNT, wallet: BURMESE } })
    expect(new HostState(fake.host).currency).toBe('MMK')
  })

  test('keeps the moment at which prices stopped until they come again', () => {
    const fake = createFakeHost()
    const state = new HostState(fake.host)
    fake.freshness.next({ freshness: 'stale', ageMs: 1000 })
    const { pausedAt } = state
    fake.freshness.next({ freshness: 'lost', ageMs: 9000 })
    expect(state.pausedAt).toBe(pausedAt)
    fake.freshness.next({ freshness: 'fresh', ageMs: 0 })
    expect(state.pausedAt).toBeNull()
  })

  test('follows nothing after it is released', () => {
    const fake = createFakeHost()
    const state = new HostState(fake.host)
    const streams = [fake.location, fake.session, fake.balance, fake.preferences, fake.freshness]
    expect(streams.map(({ observed }) => observed)).toEqual(streams.map(() => true))
    state.dispose()
    expect(streams.map(({ observed }) => observed)).toEqual(streams.map(() => false))
  })
})
