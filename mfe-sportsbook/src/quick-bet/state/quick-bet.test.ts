import { betCheck, betLookup, betSingle } from '@touchline/contracts/calls'
import { openBrowser } from '../../testing/browser'
import { armedSlip, PRESS } from '../../testing/quick-bench'
import { openSlip } from '../../testing/slip-bench'
import { ARSENAL_PICK, ARSENAL_SHOWN, arsenalBet, arsenalQuote, TOTAL } from '../../testing/slip-fixtures'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a quick bet', () => {
  test.each([
    { what: 'line', shown: { line: -3 }, line_id: ARSENAL_PICK.line_id + 77 },
    { what: 'score', shown: { score: [2, 0] as [number, number] }, line_id: ARSENAL_PICK.line_id },
  ])('is placed after an earlier one on the match, at another $what', async ({ what, shown, line_id }) => {
    const { fake, tap, sent, show, slip, wait } = await armedSlip()
    await tap()
    await wait(5000)
    const now = what === 'line' ? { line: -3, lineId: line_id, ball: 20 } : { score: shown.score, ball: 20 }
    show(now)
    fake.answer(betCheck, { quotes: [arsenalQuote({ line_id, ball: 20, ...shown })] })
    fake.bus.next({
      ...PRESS,
      pick: { ...ARSENAL_PICK, line_id },
      shown: { ...ARSENAL_SHOWN, ball: 20, ...shown },
    })
    await wait(50)
    show(now)
    await wait(500)
    expect([sent().length, slip.all.length]).toEqual([2, 0])
  })

  test('is placed by one press on a price, with the stake and the odds policy of the member', async () => {
    const { tap, sent, slip, quick, fake } = await armedSlip()
    await tap()
    expect(sent()).toMatchObject([
      { line_id: ARSENAL_PICK.line_id, odds: -96, stake: 10_000, accept: 'better' },
    ])
    expect(slip.all).toEqual([])
    expect(quick.bets.map(({ wager }) => wager.stage.stage)).toEqual(['accepted'])
    expect(quick.sums.risk).toBe(9600)
    expect(fake.did.notices).toMatchObject([{ text: 'decided running' }])
  })

  test.each([
    { isInSight: false, texts: ['waits', 'decided running'] },
    { isInSight: true, texts: ['decided running'] },
  ])('says at once that it waits unless the slip does, $isInSight, and its price is marked', async (one) => {
    const { tap, fake, wait, slip } = await armedSlip('100', { isInSight: () => one.isInSight })
    const spoken = () => fake.did.emitted.flatMap((event) => (event.type === 'slip' ? [event] : [])).at(-1)
    fake.answer(betSingle, (request) => ({
      kind: 'ok',
      data: { bet: arsenalBet({ status: 'waiting', decide_at: fake.clock.now + 5000 }, request) },
    }))
    await tap()
    // The slip does not hold it.
    expect([slip.all, spoken()]).toEqual([
      [],
      { type: 'slip', picks: [], summary: null, leaving: [ARSENAL_PICK] },
    ])
    expect(fake.did.notices).toHaveLength(one.texts.length - 1)
    const [sent] = fake.asked.filter(({ name }) => name === 'betSingle')
    fake.member.next({ t: 'bet', bet: arsenalBet({}, sent?.request as never) } as never)
    await wait(10)
    expect(fake.did.notices.map(({ text }) => text)).toEqual(one.texts)
    expect(spoken()).toEqual({ type: 'slip', picks: [], summary: null })
  })

  test('that was rejected is not counted as placed', async () => {
    const { tap, quick, fake } = await armedSlip()
    fake.answer(betSingle, (request) => ({
      kind: 'ok',
      data: { bet: arsenalBet({ status: 'rejected', reason: 'rejectedGoal' }, request) },
    }))
    await tap()
    expect(quick.bets.map(({ wager }) => wager.stage.stage)).toEqual(['rejected'])
    expect(quick.sums).toEqual({ placed: 0, rejected: 1, risk: 0 })
  })

  test('is announced once, though answer and message both bring it', async () => {
    const { tap, fake, quick, wait } = await armedSlip()
    await tap()
    const { stage } = quick.bets[0]?.wager ?? {}
    if (stage?.stage !== 'accepted') throw new Error('not accepted')
    fake.member.next({ t: 'bet', bet: stage.bet } as never)
    await wait(10)
    expect(fake.did.notices).toHaveLength(1)
  })

  test.each([
    { what: 'twice at once', between: 100, bets: 1 },
    { what: 'and again a second later', between: 1000, bets: 2 },
  ])('pressed $what is $bets', async ({ between, bets }) => {
    const { fake, tap, wait, sent, show } = await armedSlip()
    fake.bus.next(PRESS)
    show()
    await wait(between)
    await tap()
    expect(sent()).toHaveLength(bets)
  })

  test('beside another one is a bet of its own', async () => {
    const { fake, tap, sent } = await armedSlip()
    fake.answer(betCheck, ({ picks }) => ({
      kind: 'ok',
      data: { quotes: picks.map((pick) => arsenalQuote({ ...pick, ball: 0 })) },
    }))
    await tap()
    await tap(
      {},
      { ...ARSENAL_PICK, line_id: TOTAL, selection: 'over' },
      { ...ARSENAL_SHOWN, bet_type: 'ou', line: 10, odds: 85, ball: 4 },
    )
    expect(sent()).toHaveLength(2)
  })

  test('whose answer is lost is looked for, and is not sent again', async () => {
    const { fake, tap, quick, sent, wait } = await armedSlip()
    fake.answer(betSingle, () => ({ kind: 'unknown', code: 'requestFailed', text: '' }))
    fake.answer(betLookup, ({ idem_key }) => ({ kind: 'ok', data: { bet: arsenalBet({ idem_key }) } }))
    await tap()
    await wait(2000)
    expect(quick.bets.map(({ wager }) => wager.stage.stage)).toEqual(['accepted'])
    expect(sent()).toHaveLength(1)
  })

  test('that ended with the session does not open the slip', async () => {
    const { fake, wait, opened, slip } = await armedSlip()
    fake.bus.next(PRESS)
    fake.session.next({ stage: 'out' })
    await wait(5000)
    expect([opened(), slip.all]).toEqual([false, []])
  })

  test('ends with the session, and with the page', async () => {
    const { fake, slip, store } = await armedSlip()
    fake.session.next({ stage: 'out' })
    expect(slip.quick).toBeNull()
    expect(openSlip({ store }).slip.quick).toBeNull()
  })

  test('is no selection of another tab', async () => {
    const browser = openBrowser()
    const one = await armedSlip('100', browser.openTab())
    const two = openSlip(browser.openTab())
    let answer: (result: never) => void = () => undefined
    one.fake.answer(
      betSingle,
      () =>
        new Promise((resolve) => {
          answer = resolve as typeof answer
        }),
    )
    await one.tap()
    expect([one.slip.all, two.slip.all]).toEqual([[], []])
    answer({ kind: 'ok', data: { bet: arsenalBet({}, one.sent()[0] as never) } } as never)
    await one.wait(1000)
    await two.wait(1000)
    expect([one.slip.all, two.slip.all, two.slip.receipts]).toEqual([[], [], []])
  })
})
