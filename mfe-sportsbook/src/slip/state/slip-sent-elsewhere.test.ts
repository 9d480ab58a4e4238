import { betCheck, betLookup, betParlay, betSingle } from '@touchline/contracts/calls'
import type { CallResult } from '@touchline/contracts/host'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { Subject } from 'rxjs'
import { openBrowser } from '../../testing/browser'
import { answerCombined, frameOf, PICKS } from '../../testing/combination-bench'
import { hostOfOtherTab, openSlip, readySlip } from '../../testing/slip-bench'
import { arsenalBet, arsenalQuote } from '../../testing/slip-fixtures'
import { twoTabs } from '../../testing/two-tabs'

const SILENCE: CallResult<never> = { kind: 'unknown', code: 'requestFailed', text: '' }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a bet that one tab sends', () => {
  async function sending(options?: Parameters<typeof twoTabs>[0]) {
    const tabs = await twoTabs(options)
    const { one, two } = tabs
    let answer: (result: CallResult<{ bet: ReturnType<typeof arsenalBet> }>) => void = () => undefined
    one.fake.answer(
      betSingle,
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    await one.press()
    const key = (one.requests('betSingle')[0] as { idem_key: string }).idem_key
    const bet = arsenalBet({ idem_key: key })
    for (const { fake } of [one, two]) fake.answer(betLookup, () => ({ kind: 'ok', data: { bet } }))
    return { ...tabs, key, bet, answer: (...of: Parameters<typeof answer>) => answer(...of) }
  }

  test('is shown as leaving in the other, which does not send it again or ask for it', async () => {
    const { one, two } = await sending()
    expect([one.stage().stage, two.stage()]).toMatchObject(['sending', { stage: 'sending', elsewhere: true }])
    await two.press()
    await two.wait(20_000)
    expect([two.requests('betSingle'), two.requests('betLookup')]).toEqual([[], []])
    // Its press does nothing: the player hears whose bet that is.
    expect(two.fake.did.notices).toMatchObject([{ text: 'not sent sent' }])
    await one.press()
    expect(one.fake.did.notices).toEqual([])
  })

  test.each<{
    fate: string
    of: (bet: ReturnType<typeof arsenalBet>) => unknown
    receipts: number[]
    stages: string[]
  }>([
    {
      fate: 'accepted',
      of: (bet) => ({ kind: 'ok', data: { bet } }),
      receipts: [1, 0],
      stages: ['accepted', 'empty'],
    },
    {
      fate: 'refused',
      of: () => ({ kind: 'refused', code: 'betOverMax', text: '', details: { bound: 5000 } }),
      receipts: [0, 0],
      stages: ['editing', 'editing'],
    },
    {
      fate: 'rejected',
      of: (bet) => ({ kind: 'ok', data: { bet: { ...bet, status: 'rejected', reason: 'rejectedGoal' } } }),
      receipts: [0, 0],
      stages: ['rejected', 'editing'],
    },
  ])('and that is $fate is shown so once', async ({ of, receipts, stages }) => {
    const { one, two, answer, bet } = await sending()
    answer(of(bet) as never)
    await one.wait(1000)
    await two.wait(1000)
    expect([one.slip.receipts.length, two.slip.receipts.length]).toEqual(receipts)
    expect([one.stage().stage, two.stage().stage]).toEqual(stages)
    expect(two.requests('betLookup')).toEqual([])
  })

  test('and that took the money or the room is why a press of the other stays, which says so', async () => {
    const { one, two } = await twoTabs()
    // Limits are old by then, so that a press asks for them first.
    two.fake.clock.now += 60_000
    let tell: (value: CallResult<never>) => void = () => undefined
    two.fake.answer(betCheck, () => new Promise((resolve) => (tell = resolve)))
    await two.press()
    expect(two.stage().stage).toBe('validating')
    await one.press()
    await one.wait(1000)
    const quotes = [arsenalQuote({ match_left: 0 })]
    tell({ kind: 'ok', data: { quotes } } as never)
    await two.wait(100)
    expect([one.requests('betSingle').length, two.requests('betSingle').length]).toEqual([1, 0])
    expect(two.fake.did.notices).toMatchObject([{ text: 'not sent sent' }])
  })

  test('waits in both, and is told by the one that sent it', async () => {
    const { one, two, answer, bet } = await sending()
    const waiting = { ...bet, status: 'waiting' as const, decide_at: one.fake.clock.now + 6000 }
    answer({ kind: 'ok', data: { bet: waiting } })
    for (const { fake } of [one, two]) fake.member.next({ t: 'bet', bet: waiting } as never)
    await one.wait(10)
    expect([one.stage().stage, two.stage().stage]).toEqual(['waiting', 'waiting'])
    for (const { fake } of [two, one]) fake.member.next({ t: 'bet', bet } as never)
    await one.wait(1000)
    expect([one.slip.receipts.length, two.slip.receipts.length, two.stage().stage]).toEqual([1, 0, 'empty'])
  })

  test('is asked for by the other when its tab dies, which shows what became of it', async () => {
    const { one, two, bet } = await sending()
    one.close()
    await two.wait(1000)
    expect(two.requests('betSingle')).toEqual([])
    expect(two.slip.receipts).toMatchObject([{ bet: { bet_id: bet.bet_id } }])
    expect(two.store.of('sent/')).toEqual([])
  })

  test('is left to the page that is looked at, which is the reloaded one', async () => {
    const { browser, one, two, bet } = await sending({ isHidden: true })
    one.close()
    const again = openSlip(browser.openTab())
    again.fake.answer(betLookup, () => ({ kind: 'ok', data: { bet } }))
    await again.wait(0)
    await two.wait(10_000)
    expect([again.slip.receipts.length, two.slip.receipts.length]).toEqual([1, 0])
    expect(two.stage().stage).toBe('empty')
  })

  test('is left to it also when the hidden tab asked first', async () => {
    let isHidden = false
    const browser = openBrowser()
    const one = await readySlip(browser.openTab())
    const two = openSlip({ ...browser.openTab(), fake: hostOfOtherTab(), isHidden: () => isHidden })
    two.show()
    await two.wait(500)
    one.fake.answer(betSingle, () => new Promise(() => undefined))
    await one.press()
    await two.wait(4000)
    isHidden = true
    one.close()
    const again = openSlip(browser.openTab())
    const [{ idem_key }] = one.requests('betSingle') as [{ idem_key: string }]
    for (const { fake } of [two, again])
      fake.answer(betLookup, () => ({ kind: 'ok', data: { bet: arsenalBet({ idem_key }) } }))
    await again.wait(5000)
    expect([again.slip.receipts.length, two.slip.receipts.length]).toEqual([1, 0])
    expect(two.requests('betLookup')).toEqual([])
  })

  test('is asked for by a hidden tab once that is looked at', async () => {
    let isHidden = true
    const seen$ = new Subject<void>()
    const browser = openBrowser()
    const one = await readySlip(browser.openTab())
    const two = openSlip({ ...browser.openTab(), isHidden: () => isHidden, seen$ })
    one.fake.answer(betSingle, () => new Promise(() => undefined))
    await one.press()
    one.close()
    const [{ idem_key }] = one.requests('betSingle') as [{ idem_key: string }]
    two.fake.answer(betLookup, () => ({ kind: 'ok', data: { bet: arsenalBet({ idem_key }) } }))
    await two.wait(20_000)
    expect([two.stage().stage, two.requests('betLookup')]).toEqual(['sending', []])
    isHidden = false
    seen$.next()
    await two.wait(2000)
    expect(two.slip.receipts).toHaveLength(1)
  })

  test.each([
    { brings: 'the answer', message: false },
    { brings: 'answer and message', message: true },
  ])('and that a tab with a closed slip took over has one notice of what $brings', async ({ message }) => {
    const browser = openBrowser()
    const one = await readySlip(browser.openTab())
    const two = openSlip({ ...browser.openTab(), isInSight: () => false })
    one.fake.answer(betSingle, () => new Promise(() => undefined))
    await one.press()
    const [{ idem_key }] = one.requests('betSingle') as [{ idem_key: string }]
    const bet = arsenalBet({ idem_key })
    two.fake.answer(betLookup, () => ({ kind: 'ok', data: { bet } }))
    one.close()
    await two.wait(2000)
    if (message) two.fake.member.next({ t: 'bet', bet } as never)
    await two.wait(10)
    expect(two.fake.did.notices).toMatchObject([{ text: 'decided running' }])
    expect(two.slip.all).toEqual([])
  })

  test.each([
    { is: 'looked at', isHidden: false, notices: 1 },
    { is: 'hidden', isHidden: true, notices: 0 },
  ])('and that is accepted has $notices notice in another tab that is $is', async ({ isHidden, notices }) => {
    const { one, two, answer, bet } = await sending({ isHidden })
    answer({ kind: 'ok', data: { bet } })
    await one.wait(10)
    for (const { fake } of [one, two]) fake.member.next({ t: 'bet', bet } as never)
    await two.wait(10)
    expect([one.slip.receipts.length, one.fake.did.notices.length]).toEqual([1, 0])
    expect(two.fake.did.notices).toHaveLength(notices)
  })

  test('is found by the next tab when none is left', async () => {
    const { browser, one, two, bet } = await sending()
    one.close()
    two.close()
    const next = openSlip(browser.openTab())
    expect(next.stage()).toMatchObject({ stage: 'unknown', sent: { risk: 9600 } })
    next.fake.answer(betLookup, () => ({ kind: 'ok', data: { bet } }))
    await next.wait(0)
    expect(next.slip.receipts).toHaveLength(1)
  })

  test('is not sent by a tab that had not heard of it', async () => {
    const browser = openBrowser()
    const one = await readySlip(browser.openTab())
    const two = openSlip(browser.openTab({ isDeaf: true }))
    two.show()
    await two.wait(500)
    one.fake.answer(betSingle, () => SILENCE)
    await one.press()
    expect(two.stage().stage).toBe('editing')
    await two.press()
    expect(two.requests('betSingle')).toEqual([])
    expect(two.stage()).toMatchObject({ stage: 'sending', elsewhere: true })
  })

  test('on several selections is shown as leaving too, and found when its tab dies', async () => {
    const browser = openBrowser()
    const one = openSlip(browser.openTab())
    answerCombined(one.fake, 'parlay')
    for (const pick of PICKS) {
      one.fake.bus.next({ type: 'pick', pick })
      one.fake.frames.next(frameOf(pick.match_id, { seq: pick.match_id }))
      await one.wait(500)
    }
    one.slip.chooseMode('parlay')
    await one.wait(1000)
    one.slip.combination?.wager.type('50')
    one.fake.answer(betParlay, () => new Promise(() => undefined))
    const fake = createFakeHost()
    answerCombined(fake, 'parlay')
    const two = openSlip({ ...browser.openTab(), fake })
    await two.wait(10)
    expect(two.slip.combination?.wager.draft?.stakeText).toBe('50')
    void one.slip.combination?.wager.press()
    await one.wait(10)
    await two.wait(10)
    expect(two.slip.combination?.wager.stage).toMatchObject({ stage: 'sending', elsewhere: true })
    const key = (one.requests('betParlay')[0] as { idem_key: string }).idem_key
    fake.answer(betLookup, () => ({
      kind: 'ok',
      data: { bet: arsenalBet({ idem_key: key, kind: 'parlay' }) },
    }))
    one.close()
    await two.wait(1000)
    expect(two.slip.receipts).toMatchObject([{ bet: { kind: 'parlay' } }])
    expect(two.slip.all).toEqual([])
  })
})
