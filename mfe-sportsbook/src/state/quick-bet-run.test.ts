import { betSingle } from '@touchline/contracts/calls'
import { armedSlip } from '../testing/quick-bench'
import { arsenalBet } from '../testing/slip-fixtures'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a run of quick bets', () => {
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

  test('is counted whole, also what is listed no more, until quick bets are armed anew', async () => {
    const { fake, tap, wait, quick } = await armedSlip()
    fake.answer(betSingle, (request) => ({
      kind: 'ok',
      data: { bet: arsenalBet({ status: 'rejected' }, request) },
    }))
    await tap()
    fake.answer(betSingle, (request) => ({ kind: 'ok', data: { bet: arsenalBet({}, request) } }))
    for (let n = 0; n < 14; n += 1) {
      await wait(1000)
      await tap()
    }
    expect(quick.bets).toHaveLength(12)
    expect(quick.sums).toEqual({ placed: 14, rejected: 1, risk: 14 * 9600 })
    quick.disarm()
    quick.arm()
    expect(quick.sums).toEqual({ placed: 0, rejected: 0, risk: 0 })
  })
})
