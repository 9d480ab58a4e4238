import { betSingle } from '@touchline/contracts/calls'
import { openSlip, readySlip } from '../../testing/slip-bench'
import { ARSENAL, ARSENAL_PICK, ARSENAL_SHOWN, arsenalBet, TOTAL } from '../../testing/slip-fixtures'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const OVER_PICK = { ...ARSENAL_PICK, line_id: TOTAL, selection: 'over' }
const NOTHING = { type: 'slip', picks: [], summary: null }
/** What the slip has announced last. */
const announced = ({ fake }: Pick<ReturnType<typeof openSlip>, 'fake'>) =>
  fake.did.emitted.findLast(({ type }) => type === 'slip')

describe('the slip announces', () => {
  test('all its selections with a summary of the open one', async () => {
    const bench = await readySlip()
    await bench.pick(OVER_PICK)
    const summary = expect.stringContaining('Arsenal')
    expect(announced(bench)).toEqual({ type: 'slip', picks: [ARSENAL_PICK, OVER_PICK], summary })
  })

  test('nothing after a placed bet, whose receipt goes as the slip is closed', async () => {
    const bench = await readySlip()
    await bench.press()
    expect([bench.slip.receipts.length, announced(bench)]).toEqual([1, NOTHING])
    bench.fake.bus.next({ type: 'slip-open', open: false, tab: 'slip' })
    expect([bench.slip.receipts.length, announced(bench)]).toEqual([0, NOTHING])
  })

  test.each([
    { what: 'a suspended selection', isSent: false, summary: expect.stringContaining('Suspended') },
    {
      what: 'a pending one, which is not suspended',
      isSent: true,
      summary: expect.not.stringContaining('Suspended'),
    },
  ])('$what in every mode', async ({ isSent, summary }) => {
    const bench = await readySlip()
    const { fake, press, show, slip, wait } = bench
    fake.answer(betSingle, () => new Promise(() => undefined))
    if (isSent) await press()
    show({ suspension: 1 })
    for (const mode of ['single', 'parlay'] as const) {
      slip.chooseMode(mode)
      await wait(500)
      expect(announced(bench)).toMatchObject({ summary })
    }
    expect(slip.combination?.mode).toBe('parlay')
  })
})

test('the terms of the pressed price are the seen ones', () => {
  const { fake, selection } = openSlip()
  fake.bus.next({ type: 'pick', pick: ARSENAL_PICK, shown: ARSENAL_SHOWN })
  expect(selection().seen).toMatchObject({ odds: -96, line: -2, score: [1, 0] })
})

test('the page follows one channel for each match, however many selections it has', async () => {
  const { fake, pick, slip } = await readySlip()
  await pick(OVER_PICK)
  expect([...fake.open.keys()]).toEqual([`m:${ARSENAL}`])
  slip.clear()
  expect(fake.open.size).toBe(0)
})

test.each([
  { policy: 'none', acceptBetterOdds: false, acceptAnyOdds: false },
  { policy: 'better', acceptBetterOdds: true, acceptAnyOdds: false },
  { policy: 'any', acceptBetterOdds: true, acceptAnyOdds: true },
] as const)('the odds policy $policy is kept in the preferences', async ({ policy, ...betting }) => {
  const { fake, context, wait } = openSlip()
  context.choosePolicy(policy)
  await wait(0)
  expect(fake.preferences.value.betting).toMatchObject(betting)
  expect(context.policy).toBe(policy)
})

test('a rejected bet is edited again by a press that is not hasty', async () => {
  const { fake, press, stage, wager, wait } = await readySlip()
  fake.refuse(betSingle, 'matchNotActive')
  await press()
  wager().reopen()
  expect(stage().stage).toBe('rejected')
  await wait(400)
  wager().reopen()
  expect(stage()).toMatchObject({ stage: 'editing', draft: { stakeText: '100' } })
})

test('a message of the live connection decides a waiting bet', async () => {
  const { fake, press, slip, store } = await readySlip()
  const decide_at = fake.clock.now + 5000
  fake.answer(betSingle, (request) => ({
    kind: 'ok',
    data: { bet: arsenalBet({ status: 'waiting', decide_at }, request) },
  }))
  await press()
  expect(store.of('sent/')).toHaveLength(1)
  fake.member.next({ t: 'bet', bet: arsenalBet() })
  expect([slip.receipts.length, store.of('sent/')]).toEqual([1, []])
})
