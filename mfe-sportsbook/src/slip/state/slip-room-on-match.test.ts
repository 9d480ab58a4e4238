import { betCheck, betSingle } from '@touchline/contracts/calls'
import fc from 'fast-check'
import { frameOf, picksOf } from '../../testing/combination-bench'
import { openSlip } from '../../testing/slip-bench'
import { ARSENAL, arsenalBet, arsenalQuote } from '../../testing/slip-fixtures'
import { readyOf, skippedOf } from '../domain/several'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Singles of 100 on matches that leave so much each; the least stake is 10. */
async function singlesOn(...left: (number | undefined)[]) {
  const opened = openSlip()
  const { fake, slip, wait, requests } = opened
  fake.answer(betCheck, ({ picks }) => ({
    kind: 'ok',
    data: {
      quotes: picks.map((pick) => arsenalQuote({ ...pick, match_left: left[pick.match_id - ARSENAL] })),
    },
  }))
  fake.answer(betSingle, (request) => ({
    kind: 'ok',
    data: { bet: arsenalBet({ bet_id: `${request.match_id}` }, request) },
  }))
  for (const [place, pick] of picksOf(left.length).entries()) {
    fake.bus.next({ type: 'pick', pick })
    fake.frames.next(frameOf(pick.match_id, { seq: place + 1 }))
    await wait(500)
  }
  for (const { wager } of slip.all) wager.type('100')
  slip.drawSeveral()
  await wait(1000)
  return {
    ...opened,
    press: async () => {
      void opened.pressAll()
      await wait(3000)
    },
    sent: () => requests('betSingle').length,
    why: () => slip.all.map((entry) => skippedOf(slip.all).get(entry) ?? null),
  }
}

test('a single for whose least its match has no room keeps no other one here', async () => {
  const { slip, press, sent, why } = await singlesOn(150, 1_000_000)
  expect(why()).toEqual(['full', null])
  expect(readyOf(slip.all)).toHaveLength(1)
  await press()
  expect(sent()).toBe(1)
  expect(slip.all.map(({ wager }) => wager.draft?.stakeText)).toEqual(['100'])
  await press()
  expect(sent()).toBe(1)
  expect(readyOf(slip.all)).toEqual([])
})

test('a single without room is asked for again though another one is open, and leaves once there is some', async () => {
  const { slip, press, wait, sent, why, fake } = await singlesOn(150, 1_000_000)
  fake.answer(betCheck, ({ picks }) => ({
    kind: 'ok',
    data: { quotes: picks.map((pick) => arsenalQuote({ ...pick, match_left: 1_000_000 })) },
  }))
  expect(slip.open).not.toBe(slip.all[0])
  await wait(12_000)
  expect(why()).toEqual([null, null])
  await press()
  expect(sent()).toBe(2)
})

test('nor does one whose least the balance was refused for', async () => {
  const { fake, slip, press, wait, sent, why } = await singlesOn(undefined, undefined)
  const [first] = slip.all
  fake.answer(betSingle, () => ({
    kind: 'refused',
    code: 'insufficient_balance',
    text: '',
    details: { bound: 0 },
  }))
  void first?.wager.press()
  await wait(3000)
  fake.answer(betSingle, (request) => ({ kind: 'ok', data: { bet: arsenalBet({}, request) } }))
  expect(why()).toEqual(['short', null])
  await press()
  expect(sent()).toBe(2)
})

test('presses come to an end for all remaining match limits', async () => {
  const left = fc.array(fc.option(fc.nat(20_000), { nil: undefined }), { minLength: 2, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(left, async (all) => {
      const { slip, press, sent, close } = await singlesOn(...all)
      for (let turn = 0; turn < 3; turn += 1) await press()
      expect(readyOf(slip.all)).toEqual([])
      // At −0.96 the least stake of 10 risks 9.60.
      expect(sent()).toBe(all.filter((one) => one === undefined || one >= 960).length)
      close()
    }),
    { numRuns: 20 },
  )
})
