import { randomUUID } from 'node:crypto'
import { betAcceptList, betLookup } from '@touchline/contracts/calls'
import { size } from '../../testing/sizes'
import { aBet, type TestApp, testApp } from '../../testing/test-app'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
beforeEach(() => {
  server.book.put({ kickoff: server.clock.now + 3_600_000, market: 2, status: 0, suspension: 0 }, [{}])
})
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
})

const times = <T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)))

describe('one key', () => {
  test('moves money once however often it comes at the same time, and every answer is the same', async () => {
    const member = await server.login('demo2')
    const body = aBet()
    const answers = await times(size(300, 10_000), () => member.bet(body))
    const texts = new Set(answers.map((answer) => JSON.stringify(answer)))
    expect(texts.size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 1, bet: { status: 'running', risk: 1000 } })
    expect(await server.balances('demo2')).toEqual({ cash: 999_000, frozen: 1000 })
  })

  test('with another body is refused and moves nothing', async () => {
    const member = await server.login('demo3')
    const body = aBet()
    await member.bet(body)
    const answers = await times(size(100, 1000), (i) => member.bet({ ...body, stake: 1001 + i }))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['duplicate_debit_record']))
    expect(await server.balances('demo3')).toEqual({ cash: 999_000, frozen: 1000 })
  })

  test('gets its first answer again after the price has moved on', async () => {
    const member = await server.login('demo4')
    const body = aBet()
    const first = await member.bet(body)
    server.book.put({}, [{ ball: 2, prices: [80, -90] }])
    expect(await member.bet(body)).toEqual(first)
    server.book.put({}, [{ ball: 1, prices: [96, 96] }])
  })

  test('of one member does not affect that of another', async () => {
    const [one, other] = [await server.login('demo5'), await server.login('demo6')]
    const body = aBet()
    expect((await one.bet(body)).status).toBe(1)
    expect((await other.bet(body)).status).toBe(1)
  })
})

describe('an unknown outcome', () => {
  test('is looked up by key', async () => {
    const member = await server.login('demo7')
    const body = aBet()
    await member.bet(body)
    const found = await member.call(betLookup, { idem_key: body.idem_key, abandon: false })
    expect(found).toMatchObject({ status: 1, bet: { idem_key: body.idem_key, status: 'running' } })
  })

  test('that is given up can never be placed afterwards', async () => {
    const member = await server.login('demo7')
    const body = aBet()
    const before = await server.balances('demo7')
    expect(await member.call(betLookup, { idem_key: body.idem_key, abandon: true })).toMatchObject({
      status: 'betNotExists',
    })
    expect(await member.bet(body)).toMatchObject({ status: 'betKeyAbandoned' })
    expect(await server.balances('demo7')).toEqual(before)
  })

  test('given up while the bet arrives ends one way for both', async () => {
    const member = await server.login('demo8')
    await times(size(40, 1000), async () => {
      const body = aBet()
      const [bet, look] = await Promise.all([
        member.bet({ ...body, stake: 500 }),
        member.call(betLookup, { idem_key: body.idem_key, abandon: true }),
      ])
      expect([bet.status, look.status]).toEqual(
        bet.status === 1 ? [1, 1] : ['betKeyAbandoned', 'betNotExists'],
      )
    })
  })
})

describe('money', () => {
  test('for some bets pays for exactly these, over any concurrent requests', async () => {
    const count = size(200, 10_000)
    const member = await server.login('demo9')
    // One bet a match, because the limit of one match would stop them before the money does.
    const matches = 50
    for (let i = 0; i < matches; i += 1) server.book.put({ id: 8000 + i }, [{}])
    const funded = count / 10
    await server.asOwner(
      `SELECT post_adjustment('test', 'funds', '', 'withdrawal', 'test', 0, jsonb_build_array(
         jsonb_build_object('kind', 'cash', 'owner', 'demo9', 'currency', 'MYR', 'amount', $1::bigint),
         jsonb_build_object('kind', 'external', 'owner', 'test', 'currency', 'MYR', 'amount', -$1::bigint)))`,
      [funded * 1000 - 1_000_000],
    )
    const answers = await times(count, (i) => member.bet({ ...aBet(), match_id: 8000 + (i % matches) }))
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(funded)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([1, 'insufficient_balance']))
    expect(await server.balances('demo9')).toEqual({ cash: 0, frozen: funded * 1000 })
  })

  test('of a negative price freezes the stake times the price', async () => {
    const member = await server.login('demo10')
    server.book.put({}, [{ ball: 3, prices: [-88, 80] }])
    const answer = await member.bet({ ball: 3, odds: -88, stake: 100_000 })
    expect(answer).toMatchObject({ status: 1, bet: { stake: 100_000, risk: 88_000, to_win: 100_000 } })
    expect(await server.balances('demo10')).toEqual({ cash: 912_000, frozen: 88_000 })
    server.book.put({}, [{ ball: 1, prices: [96, 96] }])
  })

  test('on one match stops at its limit, also for bets that arrive together', async () => {
    const member = await server.login('demommk')
    const answers = await times(12, () => member.bet({ ...aBet(), stake: 250_000_000 }))
    const refused = answers.filter(({ status }) => status !== 1)
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(4)
    expect(refused[0]).toMatchObject({ status: 'betOverMaxPerMatch', details: { bound: 0 } })
  })
})

test('a page of running bets is the member’s own, newest first', async () => {
  const member = await server.login('demo11')
  for (const stake of [500, 600, 700]) await member.bet({ stake })
  const page = await member.call(betAcceptList, { page: 1, page_size: 2 })
  expect(page).toMatchObject({ status: 1, total: 3, bets: [{ stake: 700 }, { stake: 600 }] })
})

test('a member has so many lists in a while, and goes on betting and others reading', async () => {
  const limited = await testApp({ listRate: { points: 2, seconds: 60 } })
  const [member, other] = [await limited.login('demo'), await limited.login('demo2')]
  const lists = await times(3, () => member.call(betAcceptList))
  expect(lists.map(({ status }) => status)).toEqual([1, 1, 'requestLimit'])
  expect(await member.bet()).toMatchObject({ status: 1 })
  expect(await other.call(betAcceptList)).toMatchObject({ status: 1 })
  await limited.close()
})

test('a bet that waits in the queue until kick-off is not placed', async () => {
  const member = await server.login('demo12')
  server.book.put({ kickoff: server.clock.now + 1 })
  const placing = member.bet({ idem_key: randomUUID() })
  server.clock.now += 1
  expect(await placing).toMatchObject({ status: 'matchNotAllowBet' })
  expect(await server.balances('demo12')).toEqual({ cash: 1_000_000, frozen: 0 })
})

describe('a request that comes again while its match begins', () => {
  const body = aBet()
  /** Comes again before kick-off, and waits in the queue until then. */
  async function again(change: object) {
    const member = await server.login('demo13')
    const kickoff = server.clock.now + 1
    server.book.put({ kickoff })
    const first = await member.bet(body)
    const waiting = jest.spyOn(server.platform, 'failpoint').mockImplementation((name) => {
      if (name === 'place:before') server.clock.now = kickoff
    })
    const second = await member.bet({ ...body, ...change })
    expect(waiting).toHaveBeenCalledWith('place:after')
    waiting.mockRestore()
    return [first, second]
  }

  test('is answered with the placed bet', async () => {
    const [first, second] = await again({})
    expect(first).toMatchObject({ status: 1, bet: { status: 'running' } })
    expect(second).toEqual(first)
  })

  test('with another body is refused for its taken key', async () => {
    const [, second] = await again({ stake: 2000 })
    expect(second).toMatchObject({ status: 'duplicate_debit_record' })
    expect(await server.balances('demo13')).toEqual({ cash: 999_000, frozen: 1000 })
  })
})
