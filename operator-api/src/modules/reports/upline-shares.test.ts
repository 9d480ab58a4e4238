import { dailyStatement } from '@touchline/contracts/calls'
import { bettingDay, type MatchResult } from '@touchline/rules'
import { PRODUCT_TERMS } from '@touchline/serving'
import fc from 'fast-check'
import { MATCH } from '../../testing/fake-book'
import { cancelled, finished } from '../../testing/results'
import { size } from '../../testing/sizes'
import { NOON, type TestApp, testApp } from '../../testing/test-app'
import { readUplineReport, type UplineLine } from '.'

const DAY = 24 * 3_600_000
/** The working day of a moment. */
const dayOf = (at: number) => bettingDay(at, PRODUCT_TERMS.bettingDayStartHour).date
/** From the bottom, as the sandbox has it: percent of position taking, rate of commission in hundredths of a percent. */
const CHAIN = [
  ['demoagent', 30, 50],
  ['demomaster', 15, 75],
  ['demosenior', 15, 100],
  ['demosupersenior', 10, 110],
  ['demoshareholder', 10, 125],
] as const

let server: TestApp
let match = MATCH
beforeEach(async () => {
  server = await testApp()
  server.clock.now = NOON
})
afterEach(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
})

type Share = readonly [position: number, commission: number]
const NOTHING: Share = [0, 0]

const settle = (of: number, revision: number, result: MatchResult) =>
  server.app.settlement.settle({ match: of, revision, result })
const share = () => server.app.round('uplines')
/** From one moment to now. */
const report = (upline: string, since: number) =>
  readUplineReport(server.database, upline, dayOf(since), dayOf(server.clock.now))
const sharesOf = async (since = NOON) => {
  const shares: Record<string, Share> = {}
  for (const upline of [...CHAIN.map(([id]) => id), 'company'])
    shares[upline] = sumOf(await report(upline, since), NOTHING, ({ position, commission }) => [
      position,
      commission,
    ])
  return shares
}
/** The lines added up, figure by figure; `of` names as many figures as there are `zeros`. */
const sumOf = <Figures extends readonly number[]>(
  lines: readonly UplineLine[],
  zeros: Figures,
  of: (line: UplineLine) => Figures,
): Figures =>
  lines.reduce((sum, line) => {
    const more = of(line)
    return sum.map((figure, n) => figure + (more[n] ?? 0)) as unknown as Figures
  }, zeros)

test.each<[string, (of: number) => Promise<void>, Record<string, Share>]>([
  [
    'of a bet that lost each level takes its percent of the stake and the company the rest; commission is the difference of the rates',
    (of) => settle(of, 1, finished([0, 1])),
    {
      demoagent: [30_000, 250],
      demomaster: [15_000, 250],
      demosenior: [15_000, 250],
      demosupersenior: [10_000, 100],
      demoshareholder: [10_000, 150],
      company: [20_000, -1250],
    },
  ],
  [
    'of a bet that won each level pays its percent',
    (of) => settle(of, 1, finished([1, 0])),
    {
      demoagent: [-28_800, 250],
      demomaster: [-14_400, 250],
      demosenior: [-14_400, 250],
      demosupersenior: [-9600, 100],
      demoshareholder: [-9600, 150],
      company: [-19_200, -1250],
    },
  ],
  [
    'a bet whose result was corrected leaves what the right result alone would have left',
    async (of) => {
      await settle(of, 1, finished([1, 0]))
      await share()
      await settle(of, 2, finished([0, 1]))
    },
    {
      demoagent: [30_000, 250],
      demomaster: [15_000, 250],
      demosenior: [15_000, 250],
      demosupersenior: [10_000, 100],
      demoshareholder: [10_000, 150],
      company: [20_000, -1250],
    },
  ],
  [
    'of a void bet nobody has anything',
    async (of) => {
      await settle(of, 1, finished([1, 0]))
      await share()
      await settle(of, 2, cancelled)
    },
    {
      demoagent: [0, 0],
      demomaster: [0, 0],
      demosenior: [0, 0],
      demosupersenior: [0, 0],
      demoshareholder: [0, 0],
      company: [0, 0],
    },
  ],
])('%s', async (_sentence, happens, shares) => {
  match += 10
  server.book.put({ id: match }, [{}])
  const member = await server.login('demo2')
  await member.bet({ match_id: match, stake: 100_000 })
  await happens(match)
  await share()
  expect(await sharesOf()).toEqual(shares)
})

test('a bet is shared by the terms it was placed under', async () => {
  match += 10
  server.book.put({ id: match }, [{}])
  const member = await server.login('demo2')
  await member.bet({ match_id: match, stake: 100_000 })
  await server.asOwner("UPDATE upline SET position_percent = 99, commission_rate = 60 WHERE id = 'demoagent'")
  await settle(match, 1, finished([0, 1]))
  await share()
  expect((await sharesOf()).demoagent).toEqual([30_000, 250])
})

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      by: fc.nat(2),
      on: fc.nat(5),
      stake: fc.integer({ min: 500, max: 3000 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('result' as const),
      on: fc.nat(5),
      score: fc.option(fc.tuple(fc.nat(2), fc.nat(2))),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('share' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('day' as const) }) },
)

/** Of bets since a moment. */
const BETS = `
  SELECT b.member_id, b.net, b.valid_turnover, b.commission, m.agent_id FROM bet b JOIN member m ON m.id = b.member_id
  WHERE b.status IN ('settled', 'void') AND b.placed_at >= $1`

test(
  'after any bets and corrections, reports add up from members to the company, and each bet is shared by its current result',
  async () => {
    const members = ['demo3', 'demo4', 'demo5']
    // One is paid as much as its agent, one nothing.
    await server.asOwner(
      "UPDATE member SET commission_rate = CASE id WHEN 'demo3' THEN 50 ELSE 0 END WHERE id IN ('demo3', 'demo4')",
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        match += 10
        // Each season has days of its own.
        server.clock.now += DAY
        const since = server.clock.now
        for (let on = 0; on < 6; on += 1)
          server.book.put({ id: match + on, kickoff: server.clock.now + 60 * DAY }, [{}])
        const revisions = new Map<number, number>()
        for (const one of steps) {
          if (one.do === 'bet' && !revisions.has(one.on)) {
            const member = await server.login(members[one.by] ?? '')
            await member.bet({ match_id: match + one.on, stake: one.stake })
          }
          if (one.do === 'result') {
            const revision = (revisions.get(one.on) ?? 0) + 1
            revisions.set(one.on, revision)
            await settle(match + one.on, revision, one.score ? finished(one.score) : cancelled)
          }
          if (one.do === 'share') await share()
          if (one.do === 'day') server.clock.now += DAY
        }
        await share()
        await expectThatReportsAddUp(members, since)
      }),
      { numRuns: size(10, 1000) },
    )
  },
  size(60_000, 5_400_000),
)

async function expectThatReportsAddUp(members: readonly string[], since: number): Promise<void> {
  const MEASURES = ['bets', 'turnover', 'valid_turnover', 'net', 'member_commission'] as const
  const total = async (upline: string) =>
    sumOf(
      await report(upline, since),
      MEASURES.map(() => 0),
      (line) => MEASURES.map((key) => line[key]),
    )
  const chain = [...CHAIN.map(([id]) => id), 'company']
  for (const [n, upline] of chain.entries()) {
    const below = chain[n - 1]
    if (below) expect(await total(upline)).toEqual(await total(below))
  }
  for (const line of await report('demoagent', since)) {
    const member = await server.login(line.downline)
    const days = { start_date: dayOf(since), end_date: dayOf(server.clock.now) }
    const statement = await member.call(dailyStatement, days)
    if (statement.status !== 1) throw new Error(String(statement.status))
    const { settled, valid_turnover, bets, commission } = statement.grand
    expect([line.net, line.valid_turnover, line.bets, line.member_commission]).toEqual([
      settled,
      valid_turnover,
      bets,
      commission,
    ])
    expect(members).toContain(line.downline)
  }
  // Each bet anew, by its current result.
  const bets = await server.asOwner<Record<'net' | 'valid_turnover' | 'commission', string>>(BETS, [since])
  const wanted: Record<string, Share> = {}
  for (const bet of bets) {
    const [net, valid] = [Number(bet.net), Number(bet.valid_turnover)]
    let [taken, paid] = [0, Number(bet.commission)]
    for (const [id, percent, rate] of CHAIN) {
      const position = -Math.trunc((net * percent) / 100)
      // As the member's: half up.
      const due = Math.floor((valid * rate + 5000) / 10_000)
      add(wanted, id, position, due - paid)
      taken += position
      paid = due
    }
    add(wanted, 'company', -net - taken, -paid)
  }
  const shares = await sharesOf(since)
  for (const id of chain) expect([id, ...(shares[id] ?? [])]).toEqual([id, ...(wanted[id] ?? [0, 0])])
  // Nobody pays for who is below, but the company for all.
  for (const [id] of CHAIN) expect(shares[id]?.[1]).toBeGreaterThanOrEqual(0)
  const ofSameRate = (await report('demoagent', since)).filter(({ downline }) => downline === 'demo3')
  expect(ofSameRate.reduce((sum, { commission }) => sum + commission, 0)).toBe(0)
}

function add(to: Record<string, Share>, id: string, position: number, commission: number): void {
  const [before, earlier] = to[id] ?? [0, 0]
  // Never minus zero.
  to[id] = [before + position + 0, earlier + commission + 0]
}
