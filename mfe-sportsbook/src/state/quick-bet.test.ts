import { betCheck, betLookup, betSingle } from '@touchline/contracts/calls'
import type { ShownPrice } from '@touchline/contracts/host'
import { openBrowser } from '../testing/browser'
import { openSlip } from '../testing/slip-bench'
import {
  ARSENAL_PICK,
  ARSENAL_SHOWN,
  arsenalBet,
  arsenalQuote,
  HANDICAP,
  type MatchNow,
  TOTAL,
} from '../testing/slip-fixtures'
import { QuickBet } from './quick-bet'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const PRESS = { type: 'pick', pick: ARSENAL_PICK, shown: ARSENAL_SHOWN } as const

/** A slip with quick bets armed at a stake of 100, and a server that accepts. */
async function armedSlip(stake = '100', options: Parameters<typeof openSlip>[0] = {}) {
  const slip = openSlip(options)
  const quick = new QuickBet(slip.quick)
  slip.slip.useQuick(quick)
  quick.type(stake)
  quick.arm()
  slip.fake.answer(betSingle, (request) => ({ kind: 'ok', data: { bet: arsenalBet({}, request) } }))
  const tap = async (
    now: MatchNow = {},
    pick = ARSENAL_PICK,
    shown: ShownPrice | undefined = ARSENAL_SHOWN,
  ) => {
    slip.fake.bus.next({ type: 'pick', pick, shown })
    slip.show(now)
    await slip.wait(500)
  }
  const opened = () => slip.fake.did.emitted.some(({ type }) => type === 'slip-open')
  const sent = () => slip.requests('betSingle')
  return { ...slip, quick, tap, opened, sent }
}

describe('a quick bet', () => {
  test('is placed by one press on a price, with the stake and the odds policy of the member', async () => {
    const { tap, sent, slip, quick, fake } = await armedSlip()
    await tap()
    expect(sent()).toMatchObject([
      { line_id: ARSENAL_PICK.line_id, odds: -96, stake: 10_000, accept: 'better' },
    ])
    expect(slip.all).toEqual([])
    expect(quick.bets.map(({ wager }) => wager.stage.stage)).toEqual(['accepted'])
    expect(quick.risk).toBe(9600)
    expect(fake.did.notices).toMatchObject([{ text: 'decided running' }])
  })

  test('is told once, though answer and message both bring it', async () => {
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

  test.each<{ what: string; quote?: Parameters<typeof arsenalQuote>[0]; now?: MatchNow }>([
    { what: 'a suspended match', now: { suspension: 1 } },
    { what: 'a price that the server does not offer', quote: { open: false, reason: 'matchHide', ball: 10 } },
    { what: 'a stake over the limit of the price', quote: { max_bet: 5000 } },
    { what: 'a stake under the limit of the price', quote: { min_bet: 20_000 } },
    { what: 'a stake that the payout limit would lower', quote: { max_payout: 15_000 } },
  ])('never bets by itself on $what: the price opens in the slip', async ({ quote = {}, now = {} }) => {
    const { fake, tap, sent, slip, quick, opened } = await armedSlip()
    fake.answer(betCheck, { quotes: [arsenalQuote(quote)] })
    await tap(now)
    expect(sent()).toEqual([])
    expect(slip.all.map(({ wager }) => wager.draft?.stakeText)).toEqual(['100'])
    expect([opened(), quick.bets]).toEqual([true, []])
  })

  test('is followed through a run of presses: the newest first, those that the slip asks about among them', async () => {
    const { fake, tap, wait, slip, quick } = await armedSlip()
    const run = () =>
      quick.run.map((entry) => [entry.wager.stage.stage, quick.isInSlip(entry) ? 'in the slip' : 'bet'])
    await tap()
    await wait(1000)
    const bet = (status: 'waiting' | 'rejected') =>
      fake.answer(betSingle, (request) => ({ kind: 'ok', data: { bet: arsenalBet({ status }, request) } }))
    bet('rejected')
    await tap()
    await wait(1000)
    bet('waiting')
    await tap()
    await wait(1000)
    await tap({ suspension: 1 })
    expect(run()).toEqual([
      ['editing', 'in the slip'],
      ['waiting', 'bet'],
      ['rejected', 'bet'],
      ['accepted', 'bet'],
    ])
    slip.all.forEach(slip.drop)
    expect(run()[0]).toEqual(['waiting', 'bet'])
    quick.disarm()
    expect(run()).toEqual([['waiting', 'bet']])
  })

  test('of an earlier time of being armed is not shown again', async () => {
    const { tap, quick } = await armedSlip()
    await tap()
    expect(quick.run).toHaveLength(1)
    quick.disarm()
    quick.arm()
    expect(quick.run).toEqual([])
  })

  test('at a price that moves before it can leave asks in the slip', async () => {
    const { fake, show, wait, sent, slip } = await armedSlip()
    let answer: (result: never) => void = () => undefined
    fake.answer(
      betCheck,
      () =>
        new Promise((resolve) => {
          answer = resolve as typeof answer
        }),
    )
    fake.bus.next(PRESS)
    show()
    await wait(10)
    show({ ball: 11, prices: [99, -97] })
    answer({ kind: 'ok', data: { quotes: [arsenalQuote({ odds: 99, ball: 11 })] } } as never)
    await wait(500)
    expect(sent()).toEqual([])
    expect(slip.open?.selection.gate.gate).toBe('accept_price')
  })

  test.each<{ what: string; now: MatchNow; gate: string }>([
    { what: 'a worse price', now: { ball: 12, prices: [30, -36] }, gate: 'accept_price' },
    { what: 'another score', now: { ball: 12, score: [2, 0] }, gate: 'accept_line' },
    { what: 'another line', now: { lineId: HANDICAP + 77, line: -3, ball: 12 }, gate: 'accept_line' },
  ])('whose first offer is of $what than was pressed asks in the slip', async ({ now, gate }) => {
    const { fake, tap, sent, slip, opened } = await armedSlip()
    const [odds, line_id] = [now.prices?.[0] ?? -96, now.lineId ?? HANDICAP]
    fake.answer(betCheck, { quotes: [arsenalQuote({ line_id, odds, ball: 12, line: now.line ?? -2 })] })
    await tap(now)
    expect(sent()).toEqual([])
    expect(slip.open?.selection.gate.gate).toBe(gate)
    expect(opened()).toBe(true)
  })

  test('whose first offer is better than was pressed goes at that, as the odds policy says', async () => {
    const { tap, sent } = await armedSlip()
    await tap({ prices: [-90, 84], ball: 12 })
    expect(sent()).toMatchObject([{ odds: -90, ball: 12, line: -2, score: [1, 0] }])
  })

  test('pressed before kick-off does not go in play', async () => {
    const { tap, sent, slip } = await armedSlip()
    await tap({}, ARSENAL_PICK, { ...ARSENAL_SHOWN, market: 2, score: null })
    expect([sent(), slip.all]).toEqual([[], []])
    expect(slip.removed).toMatchObject([{ pick: ARSENAL_PICK, why: 'market', stakeText: '100' }])
  })

  test('that does not say what was pressed goes to the slip', async () => {
    const { fake, show, wait, sent, slip } = await armedSlip()
    fake.bus.next({ type: 'pick', pick: ARSENAL_PICK })
    show()
    await wait(500)
    expect([sent(), slip.all.length]).toEqual([[], 1])
  })

  test('that is refused for its stake goes on in the slip with the reason', async () => {
    const { fake, tap, slip, opened } = await armedSlip()
    fake.refuse(betSingle, 'betOverMax')
    await tap()
    expect(slip.open?.wager.draft?.refusal).toMatchObject({ code: 'betOverMax' })
    expect(opened()).toBe(true)
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

  test.each([
    ['', false],
    ['0', false],
    ['1', false],
    ['99999999', false],
    ['100', true],
  ])('is armed with a stake of "%s": %s', async (stake, isArmed) => {
    const { quick } = await armedSlip(stake)
    expect(quick.isArmed).toBe(isArmed)
  })

  test('stays armed while another stake is typed, and bets that', async () => {
    const { quick, tap, sent, fake } = await armedSlip()
    quick.clear()
    for (const text of ['2', '25', '250']) {
      quick.type(text)
      expect([quick.isArmed, quick.asked]).toEqual([true, false])
    }
    quick.leave()
    expect(fake.preferences.value.betting.quickBetAmount).toBe(25_000)
    await tap()
    expect(sent()).toMatchObject([{ stake: 25_000 }])
  })

  test.each([
    { text: '', code: 'betAmountRequired' },
    { text: '1', code: 'betLowerMin' },
    { text: '99999999', code: 'betOverMax' },
  ])('with a stake of "$text" bets nothing and says the limit: $code', async ({ text, code }) => {
    const { quick, tap, sent, slip, opened, wait } = await armedSlip()
    await tap()
    quick.type(text)
    await wait(1000)
    await tap()
    expect([sent().length, slip.all, quick.bets.length]).toEqual([1, [], 1])
    expect([quick.isArmed, quick.asked, opened()]).toEqual([true, true, true])
    expect(quick.verdict).toMatchObject({ ok: false, code })
  })

  test('that ended with the session does not open the slip', async () => {
    const { fake, wait, opened, slip } = await armedSlip()
    fake.bus.next(PRESS)
    fake.session.next({ stage: 'out' })
    await wait(5000)
    expect([opened(), slip.all]).toEqual([false, []])
  })

  test('is listed among the latest twelve, and longer while nobody knows whether it stands', async () => {
    const { fake, tap, wait, quick } = await armedSlip()
    fake.answer(betSingle, () => new Promise(() => undefined))
    await tap()
    const [first] = quick.bets
    fake.answer(betSingle, (request) => ({ kind: 'ok', data: { bet: arsenalBet({}, request) } }))
    for (let n = 0; n < 13; n += 1) {
      await wait(1000)
      await tap()
    }
    expect(quick.bets).toHaveLength(13)
    expect(quick.bets.at(-1)).toBe(first)
  })

  test('ends with the session, and with the page', async () => {
    const { fake, slip, store } = await armedSlip()
    fake.session.next({ stage: 'out' })
    expect(slip.quick).toBeNull()
    expect(openSlip({ store }).slip.quick).toBeNull()
  })

  test('is no selection of another tab, which shows it as leaving and lets it go', async () => {
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
    expect(two.stage()).toMatchObject({ stage: 'sending', elsewhere: true })
    expect(one.slip.all).toEqual([])
    answer({ kind: 'ok', data: { bet: arsenalBet({}, one.sent()[0] as never) } } as never)
    await one.wait(1000)
    await two.wait(1000)
    expect([one.slip.all, two.slip.all, two.slip.receipts.all]).toEqual([[], [], []])
  })
})
