import {
  betAcceptList,
  betParlay,
  dailyStatement,
  dBetList,
  dBetListCancel,
  settlementHistory,
} from '@touchline/contracts/calls'
import { PlayPeriodId } from '@touchline/contracts/odds'
import { NO_RESULT_YET } from '@touchline/rules'
import { aLeg, aParlay } from '../../testing/combinations'
import { moveCash } from '../../testing/move-cash'
import { cancelled, finished } from '../../testing/results'
import { settledMatches } from '../../testing/settled-matches'
import { NOON, type TestMember } from '../../testing/test-app'

const { server, match, next, settle } = settledMatches()
beforeEach(() => {
  server().clock.now = NOON
})

const DAY = '2026-08-01'

/** Each settlement of this day: its kind, and the score that settled each leg. */
async function settledScores(member: TestMember) {
  const answer = await member.call(settlementHistory, { working_date: DAY })
  if (answer.status !== 1) throw new Error(String(answer.status))
  return answer.settlements.map(({ kind, bet }) => [kind, ...bet.legs.map(({ score }) => score)])
}

/** A later word of the match; by the clock of the server perhaps at the same moment as the one before. */
const correct = (revision: number, result: Parameters<typeof settle>[1], of?: number, later = 10_000) => {
  server().clock.now += later
  return settle(revision, result, of)
}

test('each settlement shows the score that it was settled by', async () => {
  const member = await server().login('demo2')
  await member.bet({ match_id: match() })
  await correct(1, finished([1, 0]))
  await correct(2, finished([0, 2]))
  await correct(3, finished([3, 0]))
  expect(await settledScores(member)).toEqual([
    ['first', [1, 0]],
    ['corrected', [0, 2]],
    ['corrected', [3, 0]],
  ])
})

test('a correction that moves no money leaves the settlement its score', async () => {
  const member = await server().login('demo3')
  await member.bet({ match_id: match() })
  await correct(1, finished([1, 0]))
  await correct(2, finished([2, 0]))
  expect(await settledScores(member)).toEqual([['first', [1, 0]]])
  await correct(3, finished([0, 0]))
  expect(await settledScores(member)).toEqual([
    ['first', [1, 0]],
    ['corrected', [0, 0]],
  ])
})

test('a settlement that was taken back has no score, and the next one is no correction', async () => {
  const member = await server().login('demo4')
  await member.bet({ match_id: match() })
  await correct(1, finished([1, 0]))
  await correct(2, { ...NO_RESULT_YET, status: 0 })
  expect(await settledScores(member)).toEqual([
    ['first', [1, 0]],
    ['taken_back', null],
  ])
  await correct(3, finished([0, 1]))
  expect(await settledScores(member)).toEqual([
    ['first', [1, 0]],
    ['taken_back', null],
    ['again', [0, 1]],
  ])
})

test('a parlay that was lost before its last match shows no score of that match', async () => {
  const member = await server().login('demo5')
  const first = match()
  const last = next()
  const picks = [first, last].map((match_id) => aLeg(0, { match_id }))
  expect(await member.call(betParlay, aParlay({ picks }))).toMatchObject({ status: 1 })
  await correct(1, finished([0, 1]), first)
  await correct(1, finished([4, 0]), last)
  expect(await settledScores(member)).toEqual([['first', [0, 1], null]])
  await correct(2, finished([2, 0]), first)
  expect(await settledScores(member)).toEqual([
    ['first', [0, 1], null],
    ['corrected', [2, 0], [4, 0]],
  ])
})

test.each([0, 2000, 10_000])(
  'the result of a leg %i ms after its parlay was lost is no part of that loss',
  async (later) => {
    const member = await server().login(`demo1${String(later).length}`)
    const first = match()
    const last = next()
    const picks = [first, last].map((match_id) => aLeg(0, { match_id }))
    expect(await member.call(betParlay, aParlay({ picks }))).toMatchObject({ status: 1 })
    await correct(1, finished([0, 1]), first)
    for (const [revision, word] of [finished([4, 0]), cancelled, finished([3, 3])].entries()) {
      await correct(revision + 1, word, last, later)
      const answer = await member.call(settlementHistory, { working_date: DAY })
      const open = { result: null, score: null, half_score: null, part_score: null }
      expect(answer).toMatchObject({
        settlements: [{ kind: 'first', bet: { legs: [{ result: 'lose', score: [0, 1] }, open] } }],
      })
      const leg = answer.status === 1 ? answer.settlements[0]?.bet.legs[1] : undefined
      expect(leg?.void_reason ?? null).toBeNull()
      expect(leg?.period_now).not.toBe(PlayPeriodId.ended)
    }
  },
)

test('an open leg is shown open though another process wrote its result by a clock that is ahead', async () => {
  const member = await server().login('demo16')
  await member.bet({ match_id: match() })
  await correct(1, finished([1, 0]))
  await correct(2, finished([0, 2]))
  await server().asOwner(
    `UPDATE match_result SET at = at + 60000 WHERE match_id = ${match()} AND revision = 1`,
  )
  expect((await settledScores(member))[0]).toEqual(['first', [1, 0]])
})

test('a settlement from before scores were kept shows the known ones alone', async () => {
  const member = await server().login('demo6')
  await member.bet({ match_id: match() })
  await correct(1, finished([1, 0]))
  await correct(2, finished([0, 2]))
  await server().asOwner('DELETE FROM settled_leg')
  expect(await settledScores(member)).toEqual([
    ['first', null],
    ['corrected', [0, 2]],
  ])
})

test('a bet shows whether its newest settlement is a correction, void or not', async () => {
  const member = await server().login('demo7')
  await member.bet({ match_id: match() })
  await correct(1, finished([1, 0]))
  await correct(2, cancelled)
  expect(await member.call(dBetListCancel)).toMatchObject({ bets: [{ settlement_kind: 'corrected' }] })
  await correct(3, { ...NO_RESULT_YET, status: 0 })
  expect(await member.call(betAcceptList)).toMatchObject({ bets: [{ settlement_kind: 'taken_back' }] })
  await correct(4, finished([1, 0]))
  expect(await member.call(dBetList)).toMatchObject({ bets: [{ settlement_kind: 'again' }] })
})

test('the statement names the debt and its bet, until it is paid', async () => {
  const member = await server().login('demo8')
  const placed = await member.bet({ match_id: match() })
  if (placed.status !== 1) throw new Error(String(placed.status))
  await correct(1, finished([1, 0]))
  const owed = async () => {
    const answer = await member.call(dailyStatement, { start_date: DAY, end_date: DAY })
    return answer.status === 1 && [answer.owed, answer.grand.closing]
  }
  const { cash } = await server().balances('demo8')
  await moveCash(server(), { account: 'demo8', key: 'all', kind: 'withdrawal', amount: -cash })
  expect(await owed()).toEqual([null, 0])
  await correct(2, finished([0, 1]))
  expect(await owed()).toEqual([{ amount: 1960, bet_id: placed.bet.bet_id }, -1960])
  await correct(3, finished([1, 0]))
  expect(await owed()).toEqual([null, 0])
})
