import { betLookup, betSysParlay } from '@touchline/contracts/calls'
import type { CallResult } from '@touchline/contracts/host'
import { answerCombined, combinedSlip, PICKS, picksOf } from '../../testing/combination-bench'
import { openSlip } from '../../testing/slip-bench'
import { ARSENAL, ARSENAL_PICK, arsenalBet } from '../../testing/slip-fixtures'
import { systemBasis } from '../domain/bets/system'
import type { SlipEntry } from '../domain/slip-now'
import { rowEntry } from './row-entry'

const SILENCE: CallResult<never> = { kind: 'unknown', code: 'requestFailed', text: '' }
const SENT = 'sent/'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Handicaps of several matches in the mode of systems. */
async function systemSlip(
  options: Parameters<typeof openSlip>[0] = {},
  picks = picksOf(3),
  market: 2 | 3 = 2,
) {
  const slip = await combinedSlip('system', options, picks, market)
  const system = () => {
    const combination = slip.combination()
    if (combination.mode !== 'system') throw new Error('no system')
    return combination
  }
  const stake = (size: number, text: string) => rowEntry(system(), size).type(text)
  return { ...slip, system, stake }
}

describe('a system', () => {
  test.each<{ it: string; count: number; market?: 2 | 3; sizes: number[] }>([
    { it: 'three legs', count: 3, sizes: [2, 3] },
    { it: 'ten legs', count: 10, sizes: [2, 3, 4, 5, 6, 7, 8, 9, 10] },
    { it: 'eleven legs', count: 11, sizes: [11] },
    { it: 'four legs, one in play', count: 4, market: 3, sizes: [3, 4] },
  ])('of $it offers its sizes', async ({ count, sizes, market = 2 }) => {
    const { system, context } = await systemSlip({}, picksOf(count), market)
    expect(system().legs.fault).toEqual({ fault: 'none' })
    expect(systemBasis(system().legs, context).sizes).toEqual(sizes)
  })

  test('is placed with a stake for each size, its total known before, and a key that was kept', async () => {
    const { stake, system, press, requests, fake, store, slip } = await systemSlip()
    stake(2, '10')
    stake(3, '20')
    expect(system().wager.money).toMatchObject({ stake: 5000, risk: 5000, verdict: { ok: true } })
    let kept = false
    fake.answer(betSysParlay, ({ idem_key }) => {
      kept = store.of(SENT).join().includes(idem_key)
      return { kind: 'ok', data: { bet: arsenalBet({ idem_key, kind: 'system', tickets: 4 }) } }
    })
    await press()
    expect(kept).toBe(true)
    expect(requests('betSysParlay')).toMatchObject([
      {
        picks: PICKS.map((pick) => ({ ...pick, odds: 204, ball: 10 })),
        units: [
          { size: 2, stake: 1000 },
          { size: 3, stake: 2000 },
        ],
        accept: 'better',
      },
    ])
    expect(requests('betSysParlay')[0]).not.toHaveProperty('stake')
    expect(slip.receipts).toMatchObject([{ bet: { kind: 'system', tickets: 4 }, picks: PICKS }])
    expect(slip.all).toHaveLength(0)
    expect(store.of(SENT)).toEqual([])
  })

  test('asks for the limits of systems, not of parlays', async () => {
    const { requests } = await systemSlip()
    const kinds = requests('betCheck').map((asked) => (asked as { kind?: string }).kind)
    expect(kinds).toContain('system')
    expect(kinds).not.toContain('parlay')
  })

  test.each([
    { it: 'two legs', picks: picksOf(2), fault: { fault: 'too_few', missing: 1, least: 3 } },
    { it: 'no stake', picks: picksOf(3), fault: { fault: 'none' } },
  ])('with $it is not sent', async ({ picks, fault }) => {
    const { press, requests, system } = await systemSlip({}, picks)
    expect(system().legs.fault).toEqual(fault)
    await press()
    expect(requests('betSysParlay')).toEqual([])
  })

  test('is not sent with a stake that a limit has just changed', async () => {
    const { stake, press, requests, system, wait } = await systemSlip()
    stake(2, '1')
    await press()
    expect(requests('betSysParlay')).toEqual([])
    expect(system().wager.draft).toMatchObject({ rows: { 2: '3' }, notes: { 2: { limit: 'min' } } })
    await wait(1000)
    await press()
    expect(requests('betSysParlay')).toMatchObject([{ units: [{ size: 2, stake: 300 }] }])
  })

  test.each<{ it: string; typed: [size: number, text: string]; presses: number; left: object }>([
    { it: 'another row is typed', typed: [3, '5'], presses: 2, left: { 2: '1,000', 3: '5' } },
    { it: 'it is typed anew', typed: [2, '20'], presses: 1, left: { 2: '20' } },
  ])('whose row a limit has cut has a note, and needs these presses once $it', async (one) => {
    const { stake, press, requests, system, wait } = await systemSlip()
    stake(2, '8000')
    system().wager.leave()
    stake(...one.typed)
    expect(system().wager.draft).toMatchObject({ rows: one.left })
    expect(Object.keys(system().wager.draft?.notes ?? {})).toEqual(one.presses === 2 ? ['2'] : [])
    for (let pressed = 1; pressed <= one.presses; pressed++) {
      expect(requests('betSysParlay')).toEqual([])
      await wait(1000)
      await press()
    }
    expect(requests('betSysParlay')).toHaveLength(1)
  })

  test('judges the payout of all rows on the press, not while one of them still holds what it did', async () => {
    const { stake, press, requests, system, wait, fake } = await systemSlip()
    answerCombined(fake, 'system', 2, undefined, 200_000)
    await wait(11_000)
    for (const [size, text] of [
      [2, '150'],
      [3, '300'],
      [2, '0.20'],
    ] as const) {
      stake(size, text)
      system().wager.leave()
    }
    expect(system().wager.draft).toMatchObject({
      rows: { 2: '3', 3: '300' },
      notes: { 2: { limit: 'min', from: 20 } },
    })
    stake(3, '20')
    stake(2, '150')
    system().wager.leave()
    expect(system().wager.draft?.rows).toEqual({ 2: '150', 3: '20' })
    await wait(1000)
    await press()
    await wait(1000)
    expect(requests('betSysParlay')).toEqual([])
    expect(system().wager.draft).toMatchObject({ notes: { 2: { limit: 'payout', from: 15_000 } } })
  })

  test('whose row a limit has cut keeps it when a leg goes, to be read before a press bets', async () => {
    const { stake, press, requests, system, slip, wait, fake } = await systemSlip({}, picksOf(4))
    answerCombined(fake, 'system', 2, undefined, 200_000)
    await wait(11_000)
    stake(2, '8000')
    system().wager.leave()
    expect(system().wager.draft).toMatchObject({ notes: { 2: { limit: 'max', to: 100_000 } } })
    await wait(1000)
    await press()
    // The adjustment names the typed stake.
    expect(system().wager.draft).toMatchObject({ notes: { 2: { limit: 'payout', from: 800_000 } } })
    const { rows, notes } = system().wager.draft ?? {}
    slip.drop(slip.combinable[3] as SlipEntry)
    expect(system().wager.draft).toMatchObject({ rows, notes })
    expect(requests('betSysParlay')).toEqual([])
  })

  test('is cut by no payout limit while legs exclude one another', async () => {
    const { system, fake, showPrice, wait } = await systemSlip({}, picksOf(4))
    answerCombined(fake, 'system', 2, undefined, 20_000)
    fake.bus.next({ type: 'pick', pick: { ...ARSENAL_PICK, selection: 'away' } })
    showPrice(ARSENAL)
    await wait(11_000)
    expect(system().legs.fault.fault).toBe('conflict')
    rowEntry(system(), 5).setMax()
    expect(system().wager.draft?.rows).toEqual({ 5: '1000' })
  })

  test('has nothing to be read of a row that went with a leg', async () => {
    const { stake, press, requests, system, slip, wait } = await systemSlip({}, picksOf(4))
    stake(2, '10')
    stake(4, '8000')
    system().wager.leave()
    expect(system().wager.hasRowsToRead).toBe(true)
    slip.drop(slip.combinable[3] as SlipEntry)
    expect(system().wager.hasRowsToRead).toBe(false)
    await wait(1000)
    await press()
    expect(requests('betSysParlay')).toMatchObject([{ units: [{ size: 2, stake: 1000 }] }])
  })

  test('says no more of a row that was cut once a press has been made with it in sight', async () => {
    const { stake, press, requests, system, wait } = await systemSlip()
    stake(2, '8000')
    system().wager.leave()
    await wait(1000)
    await press()
    expect(requests('betSysParlay')).toEqual([])
    expect(system().wager.draft?.notes).toMatchObject({ 2: { limit: 'max' } })
    await wait(1000)
    stake(3, '5')
    expect(system().wager.draft?.notes).toEqual({})
    await press()
    expect(requests('betSysParlay')).toHaveLength(1)
  })

  test('asks while any leg has moved, and one press accepts and bets at the prices of now', async () => {
    const { stake, press, requests, system, showPrice, wait } = await systemSlip()
    stake(3, '10')
    showPrice(ARSENAL + 1, [99, -97], 11)
    expect(system().legs.readiness).toBe('asks')
    await press()
    expect(requests('betSysParlay')).toEqual([])
    await wait(1000)
    await press()
    expect(requests('betSysParlay')).toMatchObject([
      { picks: [{ odds: 204 }, { odds: 199, ball: 11 }, { odds: 204 }] },
    ])
  })

  test('that waits holds its mode until a message rejects it, and says by which leg', async () => {
    const { stake, fake, press, system, slip, wait } = await systemSlip({}, picksOf(3), 3)
    const answer = { kind: 'system', status: 'waiting', decide_at: fake.clock.now + 5000 } as const
    fake.answer(betSysParlay, ({ idem_key }) => ({
      kind: 'ok',
      data: { bet: arsenalBet({ idem_key, ...answer }) },
    }))
    stake(3, '10')
    await press()
    const { stage } = system().wager
    expect(stage.stage).toBe('waiting')
    slip.chooseMode('parlay')
    expect(slip.mode).toBe('system')
    const idem_key = 'sent' in stage ? stage.sent.request.idem_key : ''
    const rejected = { kind: 'system', status: 'rejected', reason: 'rejectedGoal', rejected_leg: 1 } as const
    fake.member.next({ t: 'bet', bet: arsenalBet({ idem_key, ...rejected }) })
    await wait(0)
    expect(system().wager.stage).toMatchObject({ rejection: { bet: { rejected_leg: 1 } } })
    expect(slip.all).toHaveLength(3)
  })

  test('whose answer never came is looked for by the next page as a system, and sent no second time', async () => {
    const first = await systemSlip()
    first.fake.answer(betSysParlay, () => SILENCE)
    first.fake.refuse(betLookup, 'betNotExists')
    first.stake(2, '10')
    await first.press()
    expect(first.system().wager.stage.stage).toBe('unknown')
    first.close()
    const again = openSlip({ store: first.store })
    again.fake.answer(betLookup, ({ idem_key }) => ({
      kind: 'ok',
      data: { bet: arsenalBet({ idem_key, kind: 'system' }) },
    }))
    await again.wait(0)
    expect(again.slip.mode).toBe('system')
    await again.wait(3000)
    expect(again.slip.receipts).toMatchObject([{ bet: { kind: 'system' } }])
    expect(again.requests('betSysParlay')).toEqual([])
  })

  test('leaves the stake of a parlay as it was typed', async () => {
    const { slip, combination, wait, stake } = await systemSlip()
    stake(2, '10')
    slip.chooseMode('parlay')
    await wait(1000)
    combination().wager.type('77')
    slip.chooseMode('system')
    expect(combination().wager.draft).toMatchObject({ stakeText: '', rows: { 2: '10' } })
    slip.chooseMode('parlay')
    expect(combination().wager.draft?.stakeText).toBe('77')
  })
})
