import { betCheck, betParlay } from '@touchline/contracts/calls'
import type { BusEvent, Freshness, SessionState } from '@touchline/contracts/host'
import { fakeAccount } from '@touchline/test-kit/fake-host'
import { combinedSlip, frameOf, PICKS } from '../../testing/combination-bench'
import { burmesePick, burmeseSlip } from '../../testing/myanmar-bench'
import { openSlip, readySlip } from '../../testing/slip-bench'
import { ARSENAL, ARSENAL_PICK, arsenalBet, arsenalQuote } from '../../testing/slip-fixtures'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const LAST_MATCH = ARSENAL + 2
const announced = ({ fake }: Pick<ReturnType<typeof openSlip>, 'fake'>) =>
  fake.did.emitted.findLast(({ type }) => type === 'slip')
const summary = 'Arsenal −0.5 @ −0.96'

test('the slip announces Burmese selections', async () => {
  expect(announced(await burmeseSlip())).toMatchObject({ picks: [burmesePick(0)], summary })
})

test('the slip announces a suspended parlay, until it is pending', async () => {
  const opened = await combinedSlip('parlay')
  const { fake, press } = opened
  const show = (seq: number, suspension: number) => fake.frames.next(frameOf(LAST_MATCH, { seq, suspension }))
  show(97, 1)
  expect(announced(opened)).toMatchObject({ summary: `Suspended: ${summary}` })
  show(98, 0)
  fake.answer(betParlay, ({ idem_key }) => ({
    kind: 'ok',
    data: { bet: arsenalBet({ idem_key, status: 'waiting', decide_at: fake.clock.now + 60_000 }) },
  }))
  await press()
  show(99, 1)
  expect(announced(opened)).toMatchObject({ summary })
})

test('a closed page follows no match', async () => {
  const { fake, pick, close } = openSlip()
  await pick()
  expect([...fake.open]).toEqual([[`m:${ARSENAL}`, 1]])
  close()
  expect(fake.open.size).toBe(0)
})

test.each<[string, Freshness, ageMs: number, lock: string]>([
  ['late prices', 'fresh', 5001, 'stale'],
  ['a stale feed', 'stale', 0, 'stale'],
  ['no connection', 'lost', 0, 'offline'],
])('no press bets with %s', async (_, freshness, ageMs, lock) => {
  const { fake, press, requests, selection } = await readySlip()
  fake.freshness.next({ freshness, ageMs })
  expect(selection().gate).toMatchObject({ gate: 'locked', lock: { lock } })
  await press()
  expect(requests('betSingle')).toEqual([])
})

test('limits of a single without room on its match are renewed, though another one is open', async () => {
  const { fake, slip, wait } = await readySlip()
  const answer = (match_left: number) =>
    fake.answer(betCheck, ({ picks }) => ({
      kind: 'ok',
      data: { quotes: picks.map((one) => arsenalQuote({ ...one, match_left })) },
    }))
  answer(150)
  await wait(12_000)
  fake.bus.next({ type: 'pick', pick: PICKS[1] ?? ARSENAL_PICK })
  const [first] = slip.all
  expect([slip.open === first, first?.wager.limits]).toMatchObject([false, { matchRemaining: 150 }])
  answer(1_000_000)
  await wait(12_000)
  expect(first?.wager.limits).toMatchObject({ matchRemaining: 1_000_000 })
})

describe('when a session ends', () => {
  const out: SessionState = { stage: 'out' }
  const logout = (code: Extract<BusEvent, { type: 'logout' }>['code']): BusEvent => ({ type: 'logout', code })
  const login = (account_id: string): SessionState => ({ stage: 'in', account: fakeAccount({ account_id }) })

  test.each<
    [string, (SessionState | BusEvent)[], stake: string | null, isStored: boolean, notices: string[]]
  >([
    ['a logout', [out, logout('requested')], null, false, []],
    ['a session that runs out', [out, logout('session_expired')], null, true, []],
    ['a login elsewhere', [out, logout('sessionExpired')], null, true, []],
    ['their return', [out, logout('session_expired'), login('demo')], '60', true, ['back with 1']],
    ['their return after a logout', [out, logout('requested'), login('demo')], null, false, []],
    ['another member later', [out, logout('session_expired'), login('demo2')], null, false, []],
    ['another member at once', [login('demo2')], null, false, []],
  ])('the slip is for its member alone: %s', async (_, events, stake, isStored, notices) => {
    const { fake, store, slip, pick, wager } = openSlip()
    await pick()
    wager().type('60')
    for (const one of events) {
      if ('stage' in one) fake.session.next(one)
      else fake.bus.next(one)
    }
    expect(slip.open?.wager.draft?.stakeText ?? null).toBe(stake)
    expect([...store.kept.keys()].some((key) => key.includes('/demo/'))).toBe(isStored)
    expect(fake.did.notices.map(({ text }) => text)).toEqual(notices)
  })

  test.each([
    ['that stayed open, and says so', { account: 'demo' }, 1],
    ['that was loaded meanwhile', { account: null }, 0],
  ])('the slip comes back to its member on a page %s', async (_, expelled, notices) => {
    const first = openSlip()
    await first.pick()
    first.fake.session.next(out)
    first.fake.bus.next(logout('session_expired'))
    first.close()
    const { slip, fake } = openSlip({ store: first.store, expelled })
    expect([slip.all.length, fake.did.notices.length, expelled.account]).toEqual([1, notices, null])
  })
})
