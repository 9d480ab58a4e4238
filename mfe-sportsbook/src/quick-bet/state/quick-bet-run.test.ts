import { betSingle } from '@touchline/contracts/calls'
import { armedSlip, PRESS } from '../../testing/quick-bench'
import { arsenalBet } from '../../testing/slip-fixtures'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a run of quick bets', () => {
  test('is followed through a run of presses: the newest first, with those in the slip', async () => {
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

  test('counts sent bets with their risk, and nothing before', async () => {
    const { fake, quick, show } = await armedSlip()
    fake.answer(betSingle, () => new Promise(() => undefined))
    fake.bus.next(PRESS)
    expect([quick.run.length, quick.sums]).toEqual([1, { placed: 0, rejected: 0, risk: 0 }])
    show()
    await jest.advanceTimersByTimeAsync(500)
    expect(quick.run.map(({ wager }) => wager.stage.stage)).toEqual(['sending'])
    expect(quick.sums).toEqual({ placed: 1, rejected: 0, risk: 9600 })
  })

  test('neither lists nor counts bets of the slip', async () => {
    const { fake, tap, slip, quick, show, wait, press } = await armedSlip()
    await tap({ suspension: 1 })
    expect(quick.run.map((entry) => quick.isInSlip(entry))).toEqual([true])
    expect(quick.sums.placed).toBe(0)
    show()
    await wait(4000)
    fake.answer(betSingle, (request) => ({
      kind: 'ok',
      data: { bet: arsenalBet({ status: 'waiting' }, request) },
    }))
    await press()
    expect(slip.all.map(({ wager }) => wager.stage.stage)).toEqual(['waiting'])
    expect([quick.run.length, quick.sums.placed]).toEqual([0, 0])
  })

  test('lists pending bets from before, and counts those pressed since', async () => {
    const { fake, tap, wait, quick } = await armedSlip()
    fake.answer(betSingle, (request) => ({
      kind: 'ok',
      data: { bet: arsenalBet({ status: 'waiting' }, request) },
    }))
    await tap()
    quick.disarm()
    quick.arm()
    expect([quick.run.length, quick.sums]).toEqual([1, { placed: 0, rejected: 0, risk: 0 }])
    for (let n = 1; n <= 13; n += 1) {
      await wait(1000)
      await tap()
      expect([quick.run.length, quick.sums.placed]).toEqual([n + 1, n])
    }
    const [{ wager } = { wager: null }] = quick.run.slice(-1)
    if (wager?.stage.stage !== 'waiting') throw new Error('not waiting')
    const rejected = arsenalBet({ status: 'rejected', idem_key: wager.key })
    fake.member.next({ t: 'bet', bet: rejected } as never)
    await wait(1000)
    await tap()
    expect(quick.sums).toEqual({ placed: 14, rejected: 0, risk: 14 * 9600 })
  })

  test('keeps the last rejected bet, in any order of presses', async () => {
    const { fake, tap, wait, quick } = await armedSlip()
    fake.answer(betSingle, (request) => ({
      kind: 'ok',
      data: { bet: arsenalBet({ status: 'waiting' }, request) },
    }))
    await tap()
    await wait(1000)
    await tap()
    const [second, first] = quick.run
    for (const entry of [second, first]) {
      const { stage, key: idem_key } = entry?.wager ?? {}
      if (stage?.stage !== 'waiting') throw new Error('not waiting')
      fake.member.next({ t: 'bet', bet: arsenalBet({ status: 'rejected', idem_key }) } as never)
      await wait(10)
      expect(quick.rejectedLast?.id).toBe(entry?.id)
    }
    quick.disarm()
    expect(quick.rejectedLast).toBeNull()
  })

  test('of an earlier time of being armed is not shown again', async () => {
    const { tap, quick } = await armedSlip()
    await tap()
    expect(quick.run).toHaveLength(1)
    quick.disarm()
    quick.arm()
    expect(quick.run).toEqual([])
  })

  test('is listed among the latest twelve, and longer while it is pending', async () => {
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

  test('counts unlisted bets too, until quick bets are armed again', async () => {
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
