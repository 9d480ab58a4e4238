import { betSingle } from '@touchline/contracts/calls'
import { readySlip } from '../../testing/slip-bench'
import { ARSENAL_PICK, arsenalBet } from '../../testing/slip-fixtures'
import { ofLatestPress, type SlipReceipt, withReceipt } from './receipts'

const receipt = (bet_id: string, entry?: number) =>
  ({ bet: { bet_id }, ...(entry !== undefined && { entry }) }) as SlipReceipt
const listed = (receipts: readonly SlipReceipt[]) =>
  receipts.reduce(withReceipt, [] as readonly SlipReceipt[])
const idsOf = (receipts: readonly SlipReceipt[]) => receipts.map(({ bet }) => bet.bet_id)

test('singles are in the order of the slip', () => {
  expect(idsOf(listed([receipt('c', 3), receipt('a', 1), receipt('b', 2)]))).toEqual(['a', 'b', 'c'])
})

test('the latest receipt is first for repeated singles and combinations', () => {
  const receipts = listed([receipt('first', 1), receipt('again', 1), receipt('parlay')])
  expect(idsOf(receipts)).toEqual(['parlay', 'again', 'first'])
})

test('receipts of one press are together, and the latest press is counted alone', () => {
  const [first, second] = [1, 2]
  const of = (press: number, bet_id: string, entry: number) => ({ ...receipt(bet_id, entry), press })
  const before = listed([of(first, 'a', 1), of(second, 'c', 3)])
  expect(idsOf(ofLatestPress(before))).toEqual(['c'])
  const receipts = withReceipt(before, of(second, 'b', 2))
  expect(idsOf(receipts)).toEqual(['b', 'c', 'a'])
  expect(idsOf(ofLatestPress(receipts))).toEqual(['b', 'c'])
})

describe('the newest receipt of a slip', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('is that of the last accepted bet', async () => {
    const { slip, fake, pressAll, pick, wait } = await readySlip()
    await pick({ ...ARSENAL_PICK, selection: 'away' })
    for (const { wager } of slip.all) wager.type('100')
    slip.drawSeveral()
    await wait(1000)
    let answerHome = () => {}
    const home = new Promise<void>((answered) => {
      answerHome = answered
    })
    fake.answer(betSingle, async (request) => {
      if (request.selection === 'home') await home
      return { kind: 'ok', data: { bet: arsenalBet({ bet_id: request.selection }, request) } }
    })
    void pressAll()
    await wait(0)
    answerHome()
    await wait(0)
    expect(slip.receipts.map(({ bet }) => bet.bet_id)).toEqual(['home', 'away'])
    expect(slip.newestReceipt?.bet.bet_id).toBe('home')
    slip.forgetReceipts()
    expect([slip.receipts, slip.newestReceipt]).toEqual([[], undefined])
  })

  test('goes with its member', async () => {
    const { slip, fake, press } = await readySlip()
    await press()
    expect(slip.receipts).toHaveLength(1)
    fake.session.next({ stage: 'out' })
    expect([slip.receipts, slip.newestReceipt]).toEqual([[], undefined])
  })
})
