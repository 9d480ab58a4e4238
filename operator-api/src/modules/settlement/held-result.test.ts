import { dBetList } from '@touchline/contracts/calls'
import { type MatchResult, NO_RESULT_YET } from '@touchline/rules'
import { MATCH } from '../../testing/fake-book'
import { finished } from '../../testing/results'
import { type TestApp, type TestMember, testApp } from '../../testing/test-app'

let server: TestApp
let member: TestMember
let match = MATCH
beforeAll(async () => {
  server = await testApp()
  member = await server.login('demo2')
})
beforeEach(async () => {
  match += 1
  server.book.put({ id: match }, [{}])
  expect(await member.bet({ match_id: match })).toMatchObject({ status: 1 })
})
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
})

const feed = (revision: number, result: MatchResult) =>
  server.app.settlement.settle({ match, revision, result })
const sweep = () => server.app.settlement.sweep()
async function operator(result: MatchResult): Promise<void> {
  await server.asOwner("SELECT record_result($1, 0, $2, 'operator', 0)", [match, JSON.stringify(result)])
  await sweep()
}
async function release(): Promise<number | null> {
  const [row] = await server.asOwner<{ now: number | null }>('SELECT release_result($1, 0) AS now', [match])
  await sweep()
  return row?.now ?? null
}
/** What became of the bet: home gave half a goal. */
const outcome = async () => {
  const list = await member.call(dBetList)
  if (list.status !== 1) throw new Error(list.status)
  return list.bets.find((bet) => bet.legs[0]?.match_id === match)?.result ?? null
}
const words = () =>
  server.asOwner<{ source: string; corrects: boolean }>(
    'SELECT source, corrects FROM match_result WHERE match_id = $1 ORDER BY revision',
    [match],
  )

const HOME = finished([1, 0])
const AWAY = finished([0, 1])
const IN_PLAY: MatchResult = { ...NO_RESULT_YET, status: 0, half_time: [0, 0] }

test('a result by hand holds while the match is played on, until it is taken back', async () => {
  await feed(1, IN_PLAY)
  await operator(HOME)
  expect(await outcome()).toBe('win')
  await feed(2, { ...IN_PLAY, half_time: [0, 1] })
  await feed(3, AWAY)
  await sweep()
  expect(await outcome()).toBe('win')
  expect(await words()).toEqual([
    { source: 'feed', corrects: false },
    { source: 'operator', corrects: false },
  ])
  expect(await release()).toBe(4)
  expect(await outcome()).toBe('lose')
  expect((await words()).at(-1)).toEqual({ source: 'feed', corrects: true })
})

test("taking back before a later revision restores the feed's result, in the operator's name", async () => {
  await feed(1, AWAY)
  await operator(HOME)
  expect(await outcome()).toBe('win')
  await feed(1, AWAY)
  expect(await outcome()).toBe('win')
  expect(await release()).toBe(3)
  expect(await outcome()).toBe('lose')
  expect((await words()).at(-1)).toEqual({ source: 'operator', corrects: true })
  await feed(2, HOME)
  expect(await outcome()).toBe('win')
})

test("the newest of the feed's held revisions counts once, in any order of arrival", async () => {
  await operator(HOME)
  await feed(3, AWAY)
  await feed(2, finished([2, 0]))
  await feed(3, AWAY)
  expect(await outcome()).toBe('win')
  await release()
  expect(await outcome()).toBe('lose')
  expect(await words()).toHaveLength(2)
  await feed(3, AWAY)
  expect(await words()).toHaveLength(2)
})

test('a result that is entered anew holds as the first one did', async () => {
  await operator(HOME)
  await operator(AWAY)
  await feed(1, HOME)
  expect(await outcome()).toBe('lose')
})

describe('a result that contradicts itself', () => {
  const DOUBTFUL = finished([1, 0], [3, 0])
  const holds = () =>
    server.asOwner('SELECT typed, told_revision, doubt FROM result_hold WHERE match_id = $1', [match])
  beforeEach(() => feed(2, DOUBTFUL))

  test('settles nothing and waits with its reason, and its match takes no bet meanwhile', async () => {
    await sweep()
    expect(await outcome()).toBeNull()
    expect(await words()).toEqual([])
    const doubt = 'half time 3-0 is above the score 1-0'
    expect(await holds()).toEqual([{ typed: false, told_revision: 2, doubt }])
    expect(await member.bet({ match_id: match })).toMatchObject({ status: 'matchEnded' })
  })

  test('is settled by once an operator releases it, and counts no further time', async () => {
    expect(await release()).toBe(2)
    expect(await outcome()).toBe('win')
    await feed(2, DOUBTFUL)
    expect(await holds()).toEqual([])
  })

  test("is replaced by the operator's result, which holds", async () => {
    await operator(AWAY)
    expect(await outcome()).toBe('lose')
    await feed(3, HOME)
    expect(await outcome()).toBe('lose')
    expect(await holds()).toMatchObject([{ typed: true, told_revision: 3, doubt: null }])
  })

  test('is replaced by a higher revision of the feed alone', async () => {
    await feed(1, AWAY)
    expect(await outcome()).toBeNull()
    await feed(3, HOME)
    expect(await outcome()).toBe('win')
    expect(await holds()).toEqual([])
  })

  test('takes back nothing that was settled, until an operator releases it', async () => {
    await release()
    await feed(3, finished([0, 2], [0, 3]))
    await sweep()
    expect(await outcome()).toBe('win')
    await release()
    expect(await outcome()).toBe('lose')
  })
})

test('without a held result nothing is taken back, and a match has no result before the feed sends one', async () => {
  expect(await release()).toBeNull()
  await operator(HOME)
  expect(await outcome()).toBe('win')
  expect(await release()).toBe(2)
  expect(await outcome()).toBeNull()
  await feed(1, AWAY)
  expect(await outcome()).toBe('lose')
})

test('a match whose result an operator has typed takes no bet, even if offered, until it is taken back', async () => {
  const corners = match + 100_000
  server.book.put({ id: corners, parent: match }, [{}])
  const bet = (id: number) => member.bet({ match_id: id })
  await operator(HOME)
  expect(await bet(match)).toMatchObject({ status: 'matchEnded' })
  expect(await bet(corners)).toMatchObject({ status: 'matchEnded' })
  await release()
  expect(await bet(corners)).toMatchObject({ status: 1 })
  // The typed result pays no bet placed after the release.
  const { status, ...answer } = await bet(match)
  expect(status).toBe(1)
  await sweep()
  expect(answer).toMatchObject({ bet: { status: 'running' } })
  expect(await outcome()).toBeNull()
})
