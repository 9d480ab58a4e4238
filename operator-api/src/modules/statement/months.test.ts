import { randomUUID } from 'node:crypto'
import {
  betParlay,
  betParlayMmo,
  betSingle,
  betSingleMmo,
  betSysParlay,
  type Call,
  dailyStatement,
  movementHistory,
  platformWinLose,
  settlementHistory,
} from '@touchline/contracts/calls'
import type { MatchResult } from '@touchline/rules'
import fc from 'fast-check'
import { aBodyBet, aLeg, aMaung, aMyanmarLeg, aParlay, aSystem } from '../../testing/combinations'
import { aBody, MATCH } from '../../testing/fake-book'
import { moveCash } from '../../testing/move-cash'
import { cancelled, finished } from '../../testing/results'
import { size } from '../../testing/sizes'
import { aBet, NOON, type TestApp, type TestMember, testApp } from '../../testing/test-app'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

// A thousand months on a busy machine take longer than any other test.
jest.setTimeout(size(MINUTE, HOUR))

/** More than a month of bets takes, minor units. */
const PURSE = 500_000_000

let server: TestApp
let match = MATCH
beforeAll(async () => {
  server = await testApp()
  server.clock.now = NOON
})
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
})

const settle = (of: number, revision: number, result: MatchResult) =>
  server.app.settlement.settle({ match: of, revision, result })
const statement = (member: TestMember, start_date: string, end_date: string) =>
  member.call(dailyStatement, { start_date, end_date, page_size: 100 })

const kinds = ['single', 'parlay', 'system', 'body', 'maung'] as const
type Kind = (typeof kinds)[number]

/** Bets that a member of a kyat wallet may place, on matches by their ids. */
const KINDS: Record<Kind, (on: readonly number[], stake: number) => [Call, Record<string, unknown>]> = {
  single: ([match_id], stake) => [betSingle, { ...aBet(), match_id, stake }],
  parlay: (on, stake) => [betParlay, aParlay({ picks: on.map((id) => aLeg(0, { match_id: id })), stake })],
  system: (on, stake) => [
    betSysParlay,
    aSystem({
      picks: on.map((id) => aLeg(0, { match_id: id })),
      units: on.slice(1).map((_, n) => ({ size: n + 2, stake })),
    }),
  ],
  body: ([match_id], stake) => [betSingleMmo, aBodyBet({ match_id, stake })],
  maung: (on, stake) => [
    betParlayMmo,
    aMaung({ picks: on.map((id) => aMyanmarLeg(0, { match_id: id })), stake }),
  ],
}

/** The events of a member in a month: bets of all kinds, results that correct each other, and nights between. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      kind: fc.constantFrom(...kinds),
      on: fc.uniqueArray(fc.nat(9), { minLength: 3, maxLength: 4 }),
      // Kyats are bet in whole ones.
      stake: fc.integer({ min: 10_000, max: 30_000 }).map((whole) => whole * 100),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('result' as const),
      on: fc.nat(9),
      score: fc.option(fc.tuple(fc.nat(2), fc.nat(2))),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('later' as const), hours: fc.integer({ min: 1, max: 40 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('cash' as const),
      amount: fc.integer({ min: -2_000_000, max: 2_000_000 }),
    }),
  },
)

test('in any month days follow one another, parts sum to the whole, and the last closing is the balance', async () => {
  const account = 'demommk'
  const placed = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      match += 10
      for (let on = 0; on < 10; on += 1) {
        const id = match + on
        server.book.put({ id, leagueId: id, kickoff: server.clock.now + 60 * DAY }, [{}])
        server.book.putMyanmar(aBody, id)
      }
      let member = await server.login(account)
      const revisions = new Map<number, number>()
      const from = server.clock.now
      for (const one of steps) {
        if (one.do === 'later') {
          server.clock.now += one.hours * HOUR
          member = await server.login(account)
        }
        if (one.do === 'cash')
          await moveCash(server, {
            account,
            currency: 'MMK',
            key: randomUUID(),
            kind: 'adjustment',
            amount: one.amount,
          })
        if (one.do === 'bet') {
          const open = one.on.filter((on) => !revisions.has(on)).map((on) => match + on)
          if (open.length < 2) continue
          const { status } = await member.call(...KINDS[one.kind](open, one.stake))
          if (status === 1) placed[one.kind] += 1
        }
        if (one.do === 'result') {
          revisions.set(one.on, (revisions.get(one.on) ?? 0) + 1)
          await settle(
            match + one.on,
            revisions.get(one.on) ?? 1,
            one.score ? finished(one.score) : cancelled,
          )
        }
      }
      const dateOf = (at: number) => new Date(at - 4 * HOUR).toISOString().slice(0, 10)
      const answer = await statement(member, dateOf(from), dateOf(server.clock.now))
      if (answer.status !== 1) throw new Error(String(answer.status))
      const { days, grand, running } = answer
      const { cash, frozen } = await server.balances(account)
      const debt = Number(
        (
          await server.asOwner<{ debt: string }>(
            "SELECT coalesce(sum(balance), 0) AS debt FROM account WHERE owner = $1 AND kind = 'debt'",
            [account],
          )
        )[0]?.debt,
      )
      expect([grand.closing, running]).toEqual([cash + debt, frozen])
      for (const [n, day] of days.entries()) {
        expect(day.closing).toBe(day.opening + day.credit - day.debit + day.commission)
        if (n > 0) expect(day.opening).toBe(days[n - 1]?.closing)
        const at = { working_date: day.working_date, page_size: 100 }
        const [history, products] = await Promise.all([
          member.call(settlementHistory, at),
          member.call(platformWinLose, at),
        ])
        if (history.status !== 1 || products.status !== 1) throw new Error('no day')
        const { products: ofDay } = products
        const others = ofDay.filter(({ product }) => product !== 'sportsbook')
        // Asked for where something did: the most of a month's days have bets alone.
        if (others.length > 0) {
          const cash = await member.call(movementHistory, at)
          if (cash.status !== 1) throw new Error('no movements')
          expect(cash.movements.reduce((total, { amount }) => total + amount, 0)).toBe(
            others.reduce((total, { credit, debit }) => total + credit - debit, 0),
          )
        }
        const sum = (of: readonly { net: number }[]) => of.reduce((total, { net }) => total + net, 0)
        expect(sum(history.settlements)).toBe(day.settled)
        for (const key of [
          'debit',
          'credit',
          'turnover',
          'valid_turnover',
          'commission',
          'settled',
          'bets',
        ] as const) {
          expect(ofDay.reduce((total, one) => total + one[key], 0)).toBe(day[key])
          expect(days.reduce((total, one) => total + one[key], 0)).toBe(grand[key])
        }
      }
      // Stakes of bets that never ended, and losses, would use up the money of the following months.
      for (let on = 0; on < 10; on += 1) if (!revisions.has(on)) await settle(match + on, 1, cancelled)
      if (cash < PURSE)
        await moveCash(server, {
          account,
          currency: 'MMK',
          key: randomUUID(),
          kind: 'adjustment',
          amount: PURSE,
        })
      // Days of one round and the next do not overlap.
      server.clock.now += 2 * DAY
    }),
    { numRuns: size(20, 1000) },
  )
  // Months in which nothing was bet would prove nothing.
  expect(Math.min(...Object.values(placed))).toBeGreaterThan(size(5, 500))
  expect(await server.breaches()).toEqual([])
})
