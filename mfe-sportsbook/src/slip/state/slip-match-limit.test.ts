import { betCheck, betParlay, betSingle, betSysParlay } from '@touchline/contracts/calls'
import { answerCombined, combinedSlip, PICKS } from '../../testing/combination-bench'
import { answerBurmese, burmesePicks, burmeseSlip, DEDUCTIONS } from '../../testing/myanmar-bench'
import { openSlip, readySlip } from '../../testing/slip-bench'
import { ARSENAL_PICK, arsenalBet, arsenalQuote, TOTAL } from '../../testing/slip-fixtures'
import { stakeFaultOf } from '../domain/slip-stake'
import { rowEntry } from './row-entry'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** So much may still be staked on the match. */
const refusal = (bound: number) => ({
  kind: 'refused' as const,
  code: 'betOverMaxPerMatch' as const,
  text: '',
  details: { bound },
})

describe('a bet that the limit of its match refuses', () => {
  test('a single is lowered by the next press to the remaining stake, and bet by the second', async () => {
    const { fake, press, wait, wager, requests } = await readySlip()
    fake.answer(betSingle, () => refusal(5000))
    await press()
    expect(wager().draft).toMatchObject({ stakeText: '100', refusal: { bound: 5000 } })
    await wait(3000)
    fake.answer(betSingle, (request) => ({ kind: 'ok', data: { bet: arsenalBet({}, request) } }))
    await press()
    expect(wager().draft).toMatchObject({
      stakeText: '50',
      refusal: null,
      adjustment: { limit: 'match', from: 10_000, to: 5000 },
    })
    expect(requests('betSingle')).toHaveLength(1)
    await wait(3000)
    await press()
    expect(requests('betSingle').at(-1)).toMatchObject({ stake: 5000 })
  })

  test('is lowered to the stake that risks the remaining amount', async () => {
    const { fake, press, wait, wager } = await readySlip()
    const refused = refusal(5000)
    fake.answer(betSingle, () => ({ ...refused, details: { ...refused.details, stake_bound: 9000 } }))
    await press()
    expect(wager().draft).toMatchObject({ stakeText: '100', refusal: { bound: 9000 } })
    await wait(3000)
    await press()
    expect(wager().draft).toMatchObject({ stakeText: '90', adjustment: { from: 10_000, to: 9000 } })
  })

  test.each([
    { left: 83_712, stakes: ['436', '418.56'], when: 'at the next press' },
    { left: 83_712, stakes: ['436', '418.56'], when: 'when a field is left before it' },
    { left: 1440, stakes: ['15', '100'], when: 'at the next press' },
  ])('as several singles, that may risk $left together, has it shared by them, $when', async (one) => {
    const { fake, slip, pick, wait, pressAll } = await readySlip()
    await pick({ ...ARSENAL_PICK, selection: 'away' })
    for (const { wager } of slip.all) wager.type(one.left > 10_000 ? '1000' : '100')
    // At a negative price the stake is more than what it risks.
    const bounds = { home: Math.floor(one.left / 0.96), away: one.left }
    fake.answer(betSingle, ({ selection }) => refusal(bounds[selection as 'home' | 'away']))
    slip.drawSeveral()
    await wait(1000)
    void pressAll()
    await wait(3000)
    expect(slip.all.map(({ wager }) => wager.draft?.refusal?.bound)).toEqual([bounds.home, bounds.away])
    if (one.when !== 'at the next press') slip.all[0]?.wager.leave()
    void pressAll()
    await wait(0)
    expect(slip.all.map(({ wager }) => wager.draft?.stakeText)).toEqual(one.stakes)
  })

  test('as a parlay, is lowered in the same way', async () => {
    const { fake, combination, press, wait, requests } = await combinedSlip('parlay')
    fake.answer(betParlay, () => refusal(2000))
    await press()
    await wait(3000)
    await press()
    const { wager } = combination()
    expect(wager.draft).toMatchObject({ stakeText: '20', adjustment: { limit: 'match' } })
    await wait(3000)
    await press()
    expect(requests('betParlay').at(-1)).toMatchObject({ stake: 2000 })
  })

  test('as a system, has its rows lowered in the same way', async () => {
    const { fake, combination, press, wait, requests } = await combinedSlip('system', {}, PICKS, 2)
    const held = combination()
    if (held.mode !== 'system') throw new Error('no system')
    rowEntry(held, 2).type('100')
    rowEntry(held, 3).type('100')
    fake.answer(betSysParlay, () => refusal(20_000))
    await press()
    expect(held.wager.draft).toMatchObject({ rows: { 2: '100', 3: '100' }, refusal: { bound: 20_000 } })
    await wait(3000)
    await press()
    expect(held.wager.draft).toMatchObject({
      rows: { 2: '50', 3: '50' },
      refusal: null,
      notes: { 2: { limit: 'match', from: 10_000, to: 5000 }, 3: { limit: 'match' } },
    })
    expect(requests('betSysParlay')).toHaveLength(1)
    await wait(3000)
    await press()
    expect(requests('betSysParlay').at(-1)).toMatchObject({ units: [{ stake: 5000 }, { stake: 5000 }] })
  })

  test.each([0, 200])('keeps its stake where no bet fits into %s', async (bound) => {
    const { fake, press, wait, wager } = await readySlip()
    fake.answer(betSingle, () => refusal(bound))
    await press()
    await wait(3000)
    wager().leave()
    expect(wager().draft).toMatchObject({ stakeText: '100', adjustment: null, refusal: { bound } })
  })
})

describe('the remaining match limit in a quote', () => {
  /** A slip with singles of one match at their stakes, of which so much may still be at risk. */
  async function singlesOf(match_left: number, ...stakes: string[]) {
    const opened = openSlip()
    const { fake, slip, pick, wait } = opened
    fake.answer(betCheck, ({ picks: [asked] }) => ({
      kind: 'ok',
      data: { quotes: [arsenalQuote({ line_id: asked?.line_id, selection: asked?.selection, match_left })] },
    }))
    fake.answer(betSingle, (request) => ({
      kind: 'ok',
      data: { bet: arsenalBet({ bet_id: `${request.line_id} ${request.selection}` }, request) },
    }))
    const [first, ...others] = [
      ARSENAL_PICK,
      { ...ARSENAL_PICK, line_id: TOTAL, selection: 'over' },
      { ...ARSENAL_PICK, line_id: TOTAL, selection: 'under' },
    ].slice(0, stakes.length)
    for (const one of [first, ...others]) await pick(one)
    for (const [place, { wager }] of slip.all.entries()) wager.type(stakes[place] ?? '')
    slip.drawSeveral()
    await wait(1000)
    const press = async () => {
      void opened.pressAll()
      await wait(1000)
    }
    const texts = () => slip.all.map(({ wager }) => wager.draft?.stakeText)
    return { ...opened, press, texts }
  }

  test('lowers a single before it is sent, and is its highest stake', async () => {
    const { wager, press, requests } = await singlesOf(9600, '200')
    expect(wager().money?.verdict).toMatchObject({ ok: false, code: 'betOverMaxPerMatch', bound: 10_000 })
    await press()
    expect(wager().draft).toMatchObject({
      stakeText: '100',
      adjustment: { limit: 'match', from: 20_000, to: 10_000 },
    })
    expect(requests('betSingle')).toEqual([])
    wager().setMax()
    expect(wager().draft).toMatchObject({ stakeText: '100' })
    await press()
    expect(requests('betSingle')).toMatchObject([{ stake: 10_000 }])
  })

  test('is shared by several before any leaves, and one stake for all goes off where they differ', async () => {
    const { slip, texts, press, requests } = await singlesOf(30_000, '200', '200', '50')
    expect(slip.sameStake).toBe(true)
    await press()
    expect(requests('betSingle')).toEqual([])
    const [home = '', over = '', under] = texts()
    expect(under).toBe('50')
    const risks = slip.all.map(({ wager }) => wager.money?.risk ?? 0)
    expect(risks.reduce((sum, risk) => sum + risk, 0)).toBeLessThanOrEqual(30_000)
    expect([Number(home), Number(over)].every((stake) => stake > 120 && stake < 140)).toBe(true)
    expect(slip.all.map(({ wager }) => wager.draft?.adjustment?.limit)).toEqual(['match', 'match', undefined])
    expect(slip.sameStake).toBe(false)
    await press()
    expect(requests('betSingle')).toHaveLength(3)
  })

  test('leaves out what it gives no least stake, and bets the rest', async () => {
    const { slip, texts, press, requests } = await singlesOf(1500, '100', '100')
    await press()
    expect(texts()).toEqual(['15.63', '100'])
    await press()
    expect(requests('betSingle')).toHaveLength(1)
    expect(slip.all).toHaveLength(1)
  })

  test('is enough for as many as may have their least at risk, which is less than the least stake', async () => {
    const { texts, press, requests } = await singlesOf(1950, '100', '100')
    await press()
    expect(texts().map((text) => Number(text) >= 10 && Number(text) < 11)).toEqual([true, true])
    await press()
    expect(requests('betSingle')).toHaveLength(2)
  })

  test('keeps a single here for which it has no room', async () => {
    const { wager, press, requests } = await singlesOf(500, '100')
    await press()
    await press()
    expect(requests('betSingle')).toEqual([])
    expect(stakeFaultOf(wager().money, wager().limits)).toBe('full')
  })

  test.each([
    { legs: 1, left: { body: 4000, maung: 9000 }, bound: 4000 },
    { legs: 2, left: { body: 4000, maung: 9000 }, bound: 9000 },
    { legs: 2, left: { body: 9000, maung: 4000 }, bound: 4000 },
    { legs: 2, left: { body: 4000 }, bound: 4000 },
  ])('is of a body that of its quote, of a maung that of its own limit: $legs, $left', async (one) => {
    const { fake, burmese, ask } = await burmeseSlip(burmesePicks(one.legs))
    answerBurmese(fake, DEDUCTIONS, one.left)
    await ask('myanmar')
    const { wager } = burmese()
    expect(wager.limits?.matchRemaining).toBe(one.bound)
    wager.type(String(one.bound / 100 + 1))
    expect(wager.money?.verdict).toMatchObject({ code: 'betOverMaxPerMatch', bound: one.bound })
    wager.type(String(one.bound / 100))
    expect(wager.money?.verdict.ok).toBe(true)
  })

  test.each([
    { left: 500, lock: 'full' },
    { left: 900, lock: null },
  ])(
    'locks a system of three doubles, least 300 each, where $left is left: $lock',
    async ({ left, lock }) => {
      const { fake, combination, press, ask } = await combinedSlip('system', {}, PICKS, 2)
      answerCombined(fake, 'system', 2, left)
      const held = combination()
      await ask('system')
      if (held.mode !== 'system') throw new Error('no system')
      rowEntry(held, 2).type('50')
      expect(stakeFaultOf(held.wager.money, held.wager.limits)).toBe(lock)
      await press()
      expect(held.wager.draft?.rows).toEqual({ 2: lock ? '50' : '3' })
    },
  )

  test.each(['parlay', 'system'] as const)('lowers a %s that would leave with more', async (mode) => {
    const { fake, combination, ask, press, wait, requests } = await combinedSlip(mode, {}, PICKS, 2)
    answerCombined(fake, mode, 2, 4000)
    const held = combination()
    await ask(mode)
    if (held.mode === 'system') rowEntry(held, 2).type('50')
    await press()
    expect(requests('betParlay').concat(requests('betSysParlay'))).toEqual([])
    if (held.mode === 'system')
      // Three tickets of two legs are at risk together.
      expect(held.wager.draft).toMatchObject({ rows: { 2: '13.33' }, notes: { 2: { limit: 'match' } } })
    else expect(held.wager.draft).toMatchObject({ stakeText: '40', adjustment: { limit: 'match' } })
    await wait(3000)
    await press()
    await wait(3000)
    await press()
    expect(requests('betParlay').concat(requests('betSysParlay'))).toHaveLength(1)
  })
})
