import { betCheck, betParlay, betSingle } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import { answerCombined, combinedSlip, picksOf } from '../../testing/combination-bench'
import { readySlip } from '../../testing/slip-bench'
import { ARSENAL_PICK, arsenalBet, arsenalQuote } from '../../testing/slip-fixtures'
import type { SlipEntry } from '../domain/slip-now'
import { stakeFaultOf } from '../domain/slip-stake'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const refused = (code: ErrorCode, bound: number, legs?: number[]) => ({
  kind: 'refused' as const,
  code,
  text: '',
  details: { bound, ...(legs && { legs }) },
})
const lockOf = ({ wager }: Pick<SlipEntry, 'wager'>) => stakeFaultOf(wager.money, wager.limits)

/** A single of 100 that was refused, while checks say what its match leaves. */
async function refusedSingle(code: ErrorCode, bound: number) {
  const slip = await readySlip()
  const { fake, press, wait } = slip
  const quoted: { match_left?: number } = {}
  fake.answer(betCheck, ({ picks: [asked] }) => ({
    kind: 'ok',
    data: { quotes: [arsenalQuote({ line_id: asked?.line_id, selection: asked?.selection, ...quoted })] },
  }))
  fake.answer(betSingle, () => refused(code, bound))
  await press()
  await wait(3000)
  fake.answer(betSingle, (request) => ({ kind: 'ok', data: { bet: arsenalBet({}, request) } }))
  return {
    ...slip,
    /** From now on every check says this. */
    quoteMatchLimit: async (match_left: number | undefined) => {
      if (match_left === undefined) delete quoted.match_left
      else quoted.match_left = match_left
      await wait(12_000)
    },
  }
}

describe('of a refusal and a quote the newer one says what a match leaves', () => {
  test('a quote by which the stake fits takes the refusal back', async () => {
    const { wager, selection, quoteMatchLimit, press, stage } = await refusedSingle('betOverMaxPerMatch', 0)
    expect(lockOf({ wager: wager() })).toBe('full')
    await quoteMatchLimit(1_000_000)
    expect(wager().draft).toMatchObject({ refusal: null, stakeText: '100' })
    expect(lockOf({ wager: wager() })).toBeNull()
    expect(selection().gate.gate).toBe('confirm')
    await press()
    expect(stage()).toMatchObject({ stage: 'accepted' })
  })

  test('one by which it does not says how much would', async () => {
    const { wager, quoteMatchLimit, press } = await refusedSingle('betOverMaxPerMatch', 0)
    await quoteMatchLimit(4800)
    expect(wager().draft?.refusal).toMatchObject({ code: 'betOverMaxPerMatch', bound: 5000 })
    await press()
    expect(wager().draft).toMatchObject({ stakeText: '50', refusal: null })
  })

  test('one by which not even the least stake fits keeps it here', async () => {
    const { wager, quoteMatchLimit } = await refusedSingle('betOverMaxPerMatch', 5000)
    await quoteMatchLimit(500)
    expect(wager().draft?.refusal).toMatchObject({ bound: 0 })
    expect(lockOf({ wager: wager() })).toBe('full')
  })

  test('a quote without a match limit keeps the refusal', async () => {
    const { wager, quoteMatchLimit } = await refusedSingle('betOverMaxPerMatch', 0)
    await quoteMatchLimit(undefined)
    expect(wager().draft?.refusal).toMatchObject({ bound: 0 })
  })

  test('a quote right after the refusal may be older', async () => {
    const { fake, wager, press, wait, ask } = await readySlip()
    fake.answer(betCheck, { quotes: [arsenalQuote({ match_left: 1_000_000 })] })
    fake.answer(betSingle, () => refused('betOverMaxPerMatch', 0))
    await press()
    await wait(500)
    expect(wager().draft?.refusal).toMatchObject({ bound: 0 })
    await wait(1500)
    expect(wager().draft?.refusal).toMatchObject({ bound: 0 })
    await ask()
    expect(wager().draft?.refusal).toBeNull()
  })

  test('what the quote of a press says counts, too', async () => {
    const { fake, wager, press, wait, ask } = await readySlip()
    fake.answer(betSingle, () => refused('betOverMaxPerMatch', 5000))
    await press()
    await wait(2000)
    fake.answer(betCheck, { quotes: [arsenalQuote({ match_left: 1_000_000 })] })
    fake.answer(betSingle, (request) => ({ kind: 'ok', data: { bet: arsenalBet({}, request) } }))
    wager().apply({ type: 'validate' })
    const { draft } = wager()
    await ask()
    if (draft) wager().apply({ type: 'reconsider', draft })
    expect(wager().draft?.refusal).toBeNull()
  })

  test('a match whose limit is named no more has none', async () => {
    const { slip, selection, quoteMatchLimit } = await refusedSingle('betOverMax', 5000)
    await quoteMatchLimit(4800)
    expect(selection().quotes.limits?.matchRemaining).toBe(4800)
    await quoteMatchLimit(undefined)
    expect(selection().quotes.limits?.matchRemaining).toBeUndefined()
    // A refusal has no remaining match limit: the known one stays.
    await quoteMatchLimit(4800)
    const { id } = selection()
    await slip.send({ type: 'refused_quotes', owner: id, details: {}, quote: arsenalQuote() })
    expect(selection().quotes.limits?.matchRemaining).toBe(4800)
  })
})

test('a balance that was too small for any stake and grows takes the refusal back', async () => {
  const { fake, wager } = await refusedSingle('insufficient_balance', 0)
  expect(lockOf({ wager: wager() })).toBe('short')
  const { value } = fake.balance
  if (!value) throw new Error('no balance')
  fake.balance.next({ ...value, available_balance: 100 })
  expect(wager().draft?.refusal).toMatchObject({ bound: 0 })
  fake.balance.next({ ...value, available_balance: 1_000_000 })
  expect(wager().draft).toMatchObject({ refusal: null, stakeText: '100' })
  expect(lockOf({ wager: wager() })).toBeNull()
})

test('a refusal of four legs does not concern three of them', async () => {
  const { fake, slip, combination, press, wait } = await combinedSlip('parlay', {}, picksOf(4), 2)
  fake.answer(betParlay, () => refused('betOverMaxPerMatch', 0, [0]))
  await press()
  await wait(3000)
  const { wager } = combination()
  expect(lockOf({ wager } as never)).toBe('full')
  if (slip.all[0]) slip.drop(slip.all[0])
  await wait(1000)
  expect(wager.draft).toMatchObject({ refusal: null, stakeText: '50' })
  expect(lockOf({ wager } as never)).toBeNull()
})

test('of a parlay the limit that a later check names is the newer word', async () => {
  const { fake, combination, press, wait, ask } = await combinedSlip('parlay', {}, picksOf(4), 2)
  fake.answer(betParlay, () => refused('betOverMaxPerMatch', 0, [0]))
  await press()
  await wait(3000)
  answerCombined(fake, 'parlay', 2, 4000)
  await ask('parlay')
  const { wager } = combination()
  expect(wager.draft?.refusal).toMatchObject({ bound: 4000, about: [{ match_id: ARSENAL_PICK.match_id }] })
  answerCombined(fake, 'parlay', 2, 400_000)
  await wait(100)
  await ask('parlay')
  expect(wager.draft?.refusal).toBeNull()
})

describe('two singles of one match that it has refused', () => {
  async function both(bound: number) {
    const { fake, slip, pick, wait, pressAll, ...rest } = await readySlip()
    await pick({ ...ARSENAL_PICK, selection: 'away' })
    for (const { wager } of slip.all) wager.type('100')
    fake.answer(betSingle, () => refused('betOverMaxPerMatch', bound))
    slip.drawSeveral()
    await wait(1000)
    const press = async () => {
      await pressAll()
      await wait(3000)
    }
    await press()
    fake.answer(betSingle, (request) => ({ kind: 'ok', data: { bet: arsenalBet({}, request) } }))
    return { ...rest, fake, slip, press, wait }
  }

  test('after one is removed the other has the whole remaining limit', async () => {
    const { fake, slip, press, requests, ask } = await both(1500)
    if (slip.all[0]) slip.drop(slip.all[0])
    expect(slip.all.map(lockOf)).toEqual([null])
    fake.answer(betCheck, { quotes: [arsenalQuote({ selection: 'away', match_left: 5000 })] })
    await ask()
    await press()
    expect(slip.all[0]?.wager.draft).toMatchObject({ adjustment: { limit: 'match' } })
    expect(requests('betSingle')).toHaveLength(2)
    await press()
    expect(requests('betSingle')).toHaveLength(3)
  })
})
