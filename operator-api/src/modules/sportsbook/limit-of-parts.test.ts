import { betCheck, betParlay, betSingle } from '@touchline/contracts/calls'
import { bettorFor } from '../../testing/bettor'
import { aLeg, aParlay, matchAt } from '../../testing/combinations'
import { LINE } from '../../testing/fake-book'
import { finished } from '../../testing/results'
import { aBet } from '../../testing/test-app'

const bettor = bettorFor('demo2')
const CAP = 5000
const [CORNERS, BOOKINGS] = [matchAt(1), matchAt(2)]

beforeAll(async () => {
  await bettor.server.asOwner(
    "UPDATE bet_limit SET max_per_match = $1 WHERE currency = 'MYR' AND owner = 'demoagent'",
    [CAP],
  )
  bettor.server.clock.now += 1001
})
beforeEach(async () => {
  await bettor.forgetMatches()
  for (const id of [CORNERS, BOOKINGS]) bettor.server.book.put({ id, parent: matchAt(0) }, [{}])
})

const single = (match_id: number, stake: number) =>
  bettor.member.call(betSingle, { ...aBet(), match_id, stake })

test('a match, its corners and its bookings share one limit, bet at once and one after the other', async () => {
  const asked = [matchAt(0), CORNERS, BOOKINGS, matchAt(0), CORNERS, BOOKINGS, matchAt(3)]
  const answers = await Promise.all(asked.map((match) => single(match, 2000)))
  expect(answers.slice(0, 6).filter(({ status }) => status === 1)).toHaveLength(2)
  expect(answers[6]?.status).toBe(1)
  for (const match of [matchAt(0), CORNERS, BOOKINGS])
    expect(await single(match, 1001)).toMatchObject({
      status: 'betOverMaxPerMatch',
      details: { bound: 1000 },
    })
  expect(await single(BOOKINGS, 1000)).toMatchObject({ status: 1 })
})

test('a parlay counts for each of its matches, and two parts of one match are in none', async () => {
  const picks = [aLeg(1), aLeg(3)]
  expect(await bettor.member.call(betParlay, aParlay({ picks, stake: 4000 }))).toMatchObject({ status: 1 })
  expect(await single(matchAt(0), 1001)).toMatchObject({
    status: 'betOverMaxPerMatch',
    details: { bound: 1000 },
  })
  expect(await single(matchAt(3), 1001)).toMatchObject({
    status: 'betOverMaxPerMatch',
    details: { bound: 1000 },
  })
  const parts = [aLeg(1), aLeg(2), aLeg(4)]
  expect(await bettor.member.call(betParlay, aParlay({ picks: parts }))).toMatchObject({
    status: 'invalidBets',
  })
})

test('what corners had at risk is free when they are settled, and bound again when that is taken back', async () => {
  expect(await single(CORNERS, 5000)).toMatchObject({ status: 1 })
  expect(await single(matchAt(0), 500)).toMatchObject({ status: 'betOverMaxPerMatch', details: { bound: 0 } })
  const settle = (revision: number, result: ReturnType<typeof finished>) =>
    bettor.server.app.settlement.settle({ match: CORNERS, revision, result })
  await settle(1, finished([7, 3]))
  expect(await single(matchAt(0), 500)).toMatchObject({ status: 1 })
  await settle(2, { ...finished([0, 0]), status: 0, full_time: null, half_time: null })
  expect(await single(matchAt(0), 500)).toMatchObject({ status: 'betOverMaxPerMatch', details: { bound: 0 } })
})

describe('the limit of a match in a quote', () => {
  // The risk is cached for a second, and the matches were made new meanwhile.
  beforeEach(() => {
    bettor.server.clock.now += 1001
  })
  const picks = (...matches: number[]) =>
    matches.map((match_id) => ({ match_id, line_id: LINE, selection: 'home', odds_type: 1 as const }))
  const left = async (kind: 'single' | 'parlay', ...matches: number[]) => {
    const answer = await bettor.member.call(betCheck, { picks: picks(...matches), kind })
    if (answer.status !== 1) throw new Error(answer.status)
    return answer.quotes.map(({ match_limit, match_left }) => [match_limit, match_left])
  }

  test('is reduced by bets of all kinds on it and on its parts, for each of its parts', async () => {
    expect(await left('single', matchAt(0), CORNERS, matchAt(3))).toEqual(Array(3).fill([CAP, CAP]))
    expect(await single(CORNERS, 1500)).toMatchObject({ status: 1 })
    const legs = [aLeg(0), aLeg(3)]
    expect(await bettor.member.call(betParlay, aParlay({ picks: legs, stake: 2000 }))).toMatchObject({
      status: 1,
    })
    const expected = [
      [CAP, 1500],
      [CAP, 1500],
      [CAP, 1500],
      [CAP, 3000],
    ]
    expect(await left('single', matchAt(0), CORNERS, BOOKINGS, matchAt(3))).toEqual(expected)
    expect(await left('parlay', matchAt(0), CORNERS, BOOKINGS, matchAt(3))).toEqual(expected)
    expect(await single(matchAt(0), 1500)).toMatchObject({ status: 1 })
    expect(await left('single', BOOKINGS)).toEqual([[CAP, 0]])
  })

  test('counts no bet of another member', async () => {
    const other = await bettor.server.login('demo3')
    expect(await other.call(betSingle, { ...aBet(), match_id: matchAt(0), stake: 1000 })).toMatchObject({
      status: 1,
    })
    expect(await left('single', matchAt(0))).toEqual([[CAP, CAP]])
  })
})
