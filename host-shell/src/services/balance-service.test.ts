import type { CallResult, SessionState } from '@touchline/contracts/host'
import type { MemberMessage } from '@touchline/contracts/live'
import { fakeAccount } from '@touchline/test-kit/fake-host'
import { BehaviorSubject, Subject } from 'rxjs'
import { BalanceService } from './balance-service'

const answer = (retrieve_profile: boolean): CallResult<object> => ({
  kind: 'ok',
  data: { balance: 900, account_balance: 1000, outstanding_balance: 100, retrieve_profile },
})

/** Pending promises have resolved. */
const settled = () => new Promise((done) => setTimeout(done))

function build(operator_type: 1 | 2, result: CallResult<object> | Promise<CallResult<object>>) {
  const account = fakeAccount({ operator_type })
  const session$ = new BehaviorSubject<SessionState>({ stage: 'in', account })
  const member$ = new Subject<MemberMessage>()
  const asked: string[] = []
  const refreshProfile = jest.fn(async (): Promise<void> => undefined)
  const call = async ({ name }: { name: string }) => {
    asked.push(name)
    return result
  }
  const session = { session$, account, refreshProfile } as never
  return {
    balance: new BalanceService({ call: call as never, session, member$ }),
    asked,
    member$,
    session$,
    refreshProfile,
  }
}

test.each([
  [1, 'userBalance'],
  [2, 'vUserBalance'],
] as const)('a member of operator type %i is asked about by %s', async (type, name) => {
  const { balance, asked } = build(type, answer(false))
  await balance.refresh()
  expect(asked).toEqual([name])
  expect(balance.balance$.value).toMatchObject({
    available_balance: 900,
    cash_balance: 1000,
    frozen_balance: 100,
  })
})

test('several askers at once share one call', async () => {
  const { balance, asked } = build(1, answer(false))
  await Promise.all([balance.refresh(), balance.refresh()])
  expect(asked).toHaveLength(1)
})

test.each([true, false])(
  'the profile is read again when the answer asks for it: %s',
  async (asksForProfile) => {
    const { balance, refreshProfile } = build(1, answer(asksForProfile))
    await balance.refresh()
    expect(refreshProfile).toHaveBeenCalledTimes(asksForProfile ? 1 : 0)
  },
)

test.each(['resumed', 'renewed', 'profile'] as const)(
  'the balance is asked for when the socket says %s',
  async (t) => {
    const { member$, asked } = build(1, answer(false))
    member$.next({ t })
    await settled()
    expect(asked).toEqual(['userBalance'])
  },
)

describe('both tabs of a session learn the change, though only the first answer announces it', () => {
  test.each(['profile', 'resumed', 'renewed'] as const)(
    'when the socket says %s the profile is read once',
    async (t) => {
      const { balance, member$, refreshProfile } = build(1, answer(false))
      member$.next({ t })
      await settled()
      expect(refreshProfile).toHaveBeenCalledTimes(1)
      await balance.refresh()
      expect(refreshProfile).toHaveBeenCalledTimes(1)
    },
  )

  test('a change during a pending request causes one more request', async () => {
    const { balance, member$, asked, refreshProfile } = build(1, answer(false))
    const first = balance.refresh()
    member$.next({ t: 'profile' })
    member$.next({ t: 'profile' })
    await first
    await settled()
    expect(asked).toHaveLength(2)
    expect(refreshProfile).toHaveBeenCalledTimes(1)
  })

  test('also while the profile is being read', async () => {
    const { member$, refreshProfile } = build(1, answer(false))
    refreshProfile.mockImplementationOnce(async () => {
      member$.next({ t: 'profile' })
    })
    member$.next({ t: 'profile' })
    await settled()
    expect(refreshProfile).toHaveBeenCalledTimes(2)
  })
})

test('a pushed balance shows without a call', () => {
  const { balance, member$, asked } = build(1, answer(false))
  member$.next({ t: 'balance', available: 1, cash: 3, frozen: 2 })
  expect(balance.balance$.value).toMatchObject({ available_balance: 1, cash_balance: 3, frozen_balance: 2 })
  expect(asked).toEqual([])
})

test('the end of the session clears the balance', () => {
  const { balance, session$ } = build(1, answer(false))
  session$.next({ stage: 'out' })
  expect(balance.balance$.value).toBeNull()
})

describe('the newer of a requested and a pushed balance wins', () => {
  const pushed = { t: 'balance', available: 1, cash: 3, frozen: 2 } as const

  test('an answer to a question from before the push is ignored', async () => {
    const { balance, member$ } = build(1, answer(false))
    const asking = balance.refresh()
    member$.next(pushed)
    await asking
    expect(balance.balance$.value).toMatchObject({ available_balance: 1 })
  })

  test('an answer to a question of after the push is', async () => {
    const { balance, member$ } = build(1, answer(false))
    member$.next(pushed)
    await balance.refresh()
    expect(balance.balance$.value).toMatchObject({ available_balance: 900 })
  })

  test('a profile that was asked for before the push brings its wallet too late', async () => {
    const { balance, member$, session$, refreshProfile } = build(1, answer(true))
    refreshProfile.mockImplementation(async () => {
      member$.next(pushed)
      session$.next({ stage: 'in', account: fakeAccount() })
    })
    await balance.refresh()
    expect(balance.balance$.value).toMatchObject({ available_balance: 1 })
  })

  test('a profile that was asked for after the push brings its wallet', async () => {
    const { balance, member$, session$, refreshProfile } = build(1, answer(true))
    refreshProfile.mockImplementation(async () => session$.next({ stage: 'in', account: fakeAccount() }))
    member$.next(pushed)
    await balance.refresh()
    expect(balance.balance$.value).toMatchObject({ available_balance: 1_000_000 })
  })

  test('a push counts for its own session alone', () => {
    const { balance, member$, session$ } = build(1, answer(false))
    member$.next(pushed)
    const account = fakeAccount({ session_token: 'second' })
    session$.next({ stage: 'in', account })
    expect(balance.balance$.value).toEqual(account.wallet)
  })
})
