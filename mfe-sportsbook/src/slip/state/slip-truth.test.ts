import { betCheck, betSingle } from '@touchline/contracts/calls'
import type { FakeHost } from '@touchline/test-kit/fake-host'
import { readySlip } from '../../testing/slip-bench'
import { ARSENAL_PICK, arsenalQuote } from '../../testing/slip-fixtures'
import { leavingOf, totalsOf } from '../domain/several'
import { movedMeanwhile } from '../domain/slip-draft'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** The limits have grown old: a press asks for them, and waits for the function that this returns. */
function heldCheck(fake: FakeHost): () => void {
  let answer: () => void = () => undefined
  fake.clock.now += 11_000
  fake.answer(betCheck, ({ picks: [asked] }) => {
    const quotes = [arsenalQuote({ ...asked, ball: 0 })]
    return new Promise((resolve) => {
      answer = () => resolve({ kind: 'ok', data: { quotes } })
    })
  })
  return () => answer()
}

describe('what the slip says of a bet', () => {
  test('is the sent one while the bet is pending', async () => {
    const { fake, wager, press, show, stage } = await readySlip()
    fake.answer(betSingle, () => new Promise<never>(() => undefined))
    await press()
    expect(stage()).toMatchObject({ stage: 'sending' })
    const sent = { risk: 9600, win: 10_000, verdict: { ok: true } }
    expect(wager().money).toMatchObject(sent)
    show({ prices: [80, -90], ball: 11 })
    expect(wager().money).toMatchObject(sent)
  })

  test('is the pressed one during validation, and then the sent one', async () => {
    const { fake, slip, wager, press, show, pick, wait, stage } = await readySlip()
    await pick({ ...ARSENAL_PICK, selection: 'away' })
    const [home] = slip.all
    if (home) slip.show(home)
    const total = () => totalsOf(leavingOf(slip.all))
    fake.answer(betSingle, () => new Promise<never>(() => undefined))
    const answer = heldCheck(fake)
    await press()
    expect(stage()).toMatchObject({ stage: 'validating' })
    expect(total()).toMatchObject({ risk: 9600, win: 10_000 })
    show({ prices: [-90, 84], ball: 11 })
    expect(wager().money).toMatchObject({ risk: 9600, win: 10_000 })
    expect(total()).toMatchObject({ risk: 9600, win: 10_000 })
    // The price is better, and that is what leaves.
    answer()
    await wait(0)
    expect(stage()).toMatchObject({ stage: 'sending', sent: { risk: 9000, win: 10_000 } })
    expect(wager().money).toMatchObject({ risk: 9000, win: 10_000 })
    expect(total()).toMatchObject({ risk: 9000, win: 10_000 })
  })

  test('is computed again where nothing was sent', async () => {
    const { fake, wager, press, show, wait, stage } = await readySlip()
    const answer = heldCheck(fake)
    await press()
    show({ prices: [-98, 92], ball: 11 })
    answer()
    await wait(0)
    expect(stage()).toMatchObject({ stage: 'editing', draft: { refusal: { code: 'oddsIsUpdating' } } })
    expect(wager().money).toMatchObject({ risk: 9800 })
  })

  test('that its price is being updated goes once that was read and the price is there', async () => {
    const { fake, wager, press, wait, show } = await readySlip()
    const refusal = { kind: 'refused' as const, code: 'oddsIsUpdating' as const, text: '', details: {} }
    fake.answer(betSingle, () => refusal)
    await press()
    show({ state: 1, ball: 11 })
    await wait(5000)
    expect(wager().draft?.refusal).toMatchObject({ code: 'oddsIsUpdating' })
    show({ state: 0, ball: 12 })
    await wait(1000)
    expect(wager().draft).toMatchObject({ refusal: null, stakeText: '100' })
    await press()
    expect(wager().draft?.refusal).toMatchObject({ code: 'oddsIsUpdating' })
    await wait(2900)
    expect(wager().draft?.refusal).not.toBeNull()
    await wait(3100)
    expect(wager().draft?.refusal).toBeNull()
  })

  test('a repeated refusal of a moving price stays its whole time', async () => {
    const { wager, wait } = await readySlip()
    const say = () => wager().edit({ refusal: movedMeanwhile() })
    say()
    await wait(2000)
    say()
    await wait(2900)
    expect(wager().draft?.refusal).not.toBeNull()
    await wait(3100)
    expect(wager().draft?.refusal).toBeNull()
  })

  test('that its price is being updated goes also where it was being looked at again just then', async () => {
    const { wager, wait } = await readySlip()
    wager().edit({ refusal: movedMeanwhile() })
    await wait(2900)
    const { draft } = wager()
    if (!draft) throw new Error('no draft')
    wager().apply({ type: 'validate' })
    await wait(200)
    wager().apply({ type: 'reconsider', draft })
    expect(wager().draft?.refusal).toBeNull()
  })

  test('that the server refused for good stays until something is typed', async () => {
    const { fake, wager, press, wait } = await readySlip()
    const refusal = {
      kind: 'refused' as const,
      code: 'betOverLimit' as const,
      text: '',
      details: { bound: 5 },
    }
    fake.answer(betSingle, () => refusal)
    await press()
    await wait(5000)
    expect(wager().draft?.refusal).toMatchObject({ code: 'betOverLimit' })
    wager().type('50')
    expect(wager().draft?.refusal).toBeNull()
  })
})
