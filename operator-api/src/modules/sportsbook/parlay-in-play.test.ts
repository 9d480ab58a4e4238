import { betParlay, parlayPendingBetDetails } from '@touchline/contracts/calls'
import { bettorFor } from '../../testing/bettor'
import { aLeg, aParlay, matchAt } from '../../testing/combinations'

const bettor = bettorFor('demo2')

const put = (n: number, match: object, line: object = {}) =>
  bettor.server.book.put({ id: matchAt(n), ...match }, [line])
const live = { market: 3 as const, period: 1, kickoff: 0, score: [1, 0] as [number, number] }
const liveLeg = (n: number) => aLeg(n, { score: [1, 0] })

describe('a parlay with legs in play', () => {
  const placed = async (account: string, match: object = { sport: 12, period: 12 }) => {
    put(0, { ...live, ...match })
    put(1, live)
    const who = await bettor.server.login(account)
    const answer = await who.call(betParlay, aParlay({ picks: [liveLeg(0), liveLeg(1), aLeg(2)] }))
    if (answer.status !== 1) throw new Error(answer.status)
    return { who, bet: answer.bet, at: bettor.server.clock.now }
  }
  const decided = async (ms: number) => {
    bettor.server.clock.now += ms
    await bettor.server.app.sportsbook.decide()
  }
  const newest = (account: string) => {
    const found = bettor.server.sent.findLast(
      ({ account: to, message }) => to === account && message.t === 'bet',
    )
    return found?.message.t === 'bet' ? found.message.bet : undefined
  }

  test('waits as long as the strictest of them, and runs', async () => {
    // E-sports wait six seconds, football five.
    const { who, bet, at } = await placed('demo10', { sport: 9, period: 21 })
    expect(bet).toMatchObject({ status: 'waiting', accepted_at: null, decide_at: at + 6000 })
    const details = await who.call(parlayPendingBetDetails, { bet_id: bet.bet_id })
    expect(details).toMatchObject({ status: 1, bet: { bet_id: bet.bet_id } })
    await decided((bet.decide_at ?? 0) - at - 1)
    expect(newest('demo10')).toMatchObject({ status: 'waiting' })
    await decided(1)
    expect(newest('demo10')).toMatchObject({ status: 'running', rejected_leg: null })
  })

  test.each([
    [
      'a goal in the first',
      { account: 'demo11', n: 0, change: { score: [2, 0] }, leg: 0, reason: 'rejectedGoal' },
    ],
    [
      'a goal in the second',
      { account: 'demo12', n: 1, change: { score: [1, 1] }, leg: 1, reason: 'rejectedGoal' },
    ],
    [
      'a red card in the second',
      { account: 'demo13', n: 1, change: { reds: [0, 1] }, leg: 1, reason: 'rejectedRedCard' },
    ],
    ['the end of one', { account: 'demo14', n: 1, change: { period: 4 }, leg: 1, reason: 'matchEnded' }],
  ])(
    'is rejected by %s, which it names, and the money is back',
    async (_, { account, n, change, leg, reason }) => {
      await placed(account)
      put(n, change)
      await decided(100)
      expect(newest(account)).toMatchObject({ status: 'rejected', reason, rejected_leg: leg })
      expect(await bettor.server.balances(account)).toEqual({ cash: 1_000_000, frozen: 0 })
    },
  )

  test('is not rejected by a goal in a match that has begun meanwhile', async () => {
    const { bet } = await placed('demo15')
    put(2, { ...live, score: [1, 0] })
    await decided((bet.decide_at ?? 0) - bettor.server.clock.now)
    expect(newest('demo15')).toMatchObject({ status: 'running' })
  })

  test('waits on while one of them is in danger, and is rejected for it after a minute', async () => {
    await placed('demo16')
    put(1, { danger: true })
    await decided(30_000)
    expect(newest('demo16')).toMatchObject({ status: 'waiting' })
    await decided(30_000)
    expect(newest('demo16')).toMatchObject({ status: 'rejected', reason: 'rejectedDanger', rejected_leg: 1 })
  })
})
