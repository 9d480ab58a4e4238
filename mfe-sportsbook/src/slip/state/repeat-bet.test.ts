import { betCheck, betSingle } from '@touchline/contracts/calls'
import { fakeAccount } from '@touchline/test-kit/fake-host'
import { answerCombined, combinedSlip, PICKS } from '../../testing/combination-bench'
import { openSlip, readySlip } from '../../testing/slip-bench'
import { arsenalBet, arsenalQuote } from '../../testing/slip-fixtures'
import { repeatBet } from './repeat-bet'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const repeat = async ({ slip, last, context, wait }: ReturnType<typeof openSlip>) => {
  const bet = last.bet()
  if (!bet) return null
  const gone = await repeatBet(slip, bet, { calls: last.calls, context })
  await wait(1000)
  return gone
}

describe('the last bet', () => {
  test('does not exist before an accepted bet', async () => {
    expect(await repeat(openSlip())).toBeNull()
  })

  test('comes back with its stake, also on another page', async () => {
    const first = await readySlip()
    await first.press()
    first.close()
    const again = openSlip({ store: first.store })
    expect(await repeat(again)).toEqual([])
    expect(again.slip.all.map(({ wager }) => wager.draft?.stakeText)).toEqual(['100'])
    expect(again.requests('betSingle')).toEqual([])
  })

  test('of another browser comes back with its stake, as the server lists it', async () => {
    const listed = arsenalBet({ bet_id: '7', stake: 2500 })
    const again = openSlip({ newestRunning: () => listed })
    expect(await repeat(again)).toEqual([])
    expect(again.slip.all.map(({ wager }) => wager.draft?.stakeText)).toEqual(['25'])
  })

  test.each([
    { what: 'one that this browser bet later', listed: '9', stakeText: '100' },
    { what: 'one that another browser bet later', listed: '11', stakeText: '25' },
  ])('of two is $what, also on another page', async ({ listed, stakeText }) => {
    const first = await readySlip()
    first.fake.answer(betSingle, (request) => ({
      kind: 'ok',
      data: { bet: arsenalBet({ bet_id: '10' }, request) },
    }))
    await first.press()
    first.close()
    const again = openSlip({
      store: first.store,
      newestRunning: () => arsenalBet({ bet_id: listed, stake: 2500 }),
    })
    await repeat(again)
    expect(again.slip.all.map(({ wager }) => wager.draft?.stakeText)).toEqual([stakeText])
  })

  test('stays with its member where another one comes before its prices have', async () => {
    const { slip, last, context, fake, wait } = openSlip({ newestRunning: () => arsenalBet() })
    const bet = last.bet()
    if (!bet) throw new Error('there is no last bet')
    const repeated = repeatBet(slip, bet, { calls: last.calls, context })
    fake.session.next({ stage: 'in', account: fakeAccount({ account_id: 'other', session_token: 'other' }) })
    expect(await repeated).toEqual([])
    await wait(1000)
    expect(slip.all).toEqual([])
  })

  test('does not exist without a member', () => {
    const { fake, last } = openSlip({ newestRunning: () => arsenalBet() })
    fake.session.next({ stage: 'out' })
    expect(last.bet()).toBeNull()
  })

  test('comes back in its mode, without the selections that are offered no more, which it names', async () => {
    const first = await combinedSlip('parlay')
    await first.press()
    first.close()
    const again = openSlip({ store: first.store })
    again.slip.chooseMode('single')
    answerCombined(again.fake, 'parlay')
    const [, second] = PICKS
    again.fake.answer(betCheck, ({ picks, kind }) => ({
      kind: 'ok',
      data: {
        quotes: picks.map((pick) => arsenalQuote({ ...pick, open: pick.match_id !== second?.match_id })),
        ...(kind && { combination: { min_bet: 300, max_bet: 100_000, max_payout: 5_000_000, limit: kind } }),
      },
    }))
    expect(await repeat(again)).toEqual([1])
    expect(again.slip.mode).toBe('parlay')
    expect(again.slip.all.map(({ selection }) => selection.pick.match_id)).toEqual([
      PICKS[0]?.match_id,
      PICKS[2]?.match_id,
    ])
    expect(again.slip.combination?.wager.draft?.stakeText).toBe('50')
  })

  test('of a parlay has its stake once more from its receipt, and its singles have none', async () => {
    const { press, slip, wait } = await combinedSlip('parlay')
    await press()
    slip.chooseMode('single')
    const [receipt] = slip.receipts
    if (receipt) slip.betAgain(receipt, true)
    await wait(1000)
    expect([slip.mode, slip.combination?.wager.draft?.stakeText]).toEqual(['parlay', '50'])
    expect(slip.all.map(({ wager }) => wager.draft?.stakeText)).toEqual(['', '', ''])
  })

  test('leaves its stake to the bet that had it: the singles of the same selections have none', async () => {
    const first = await combinedSlip('parlay')
    await first.press()
    first.close()
    const again = openSlip({ store: first.store })
    answerCombined(again.fake, 'parlay')
    await repeat(again)
    again.slip.chooseMode('single')
    expect(again.slip.all.map(({ wager }) => wager.draft?.stakeText)).toEqual(['', '', ''])
  })
})
