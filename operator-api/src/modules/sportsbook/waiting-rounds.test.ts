import { bet, line, match } from '../../testing/waiting-bet'
import { decideLegs, decideWaitingBets, type WaitingDeps, type WaitingVerdict } from './waiting-bets'

const GOAL: WaitingVerdict = { stage: 'reject', reason: 'rejectedGoal', by: null }
const CARD: WaitingVerdict = { stage: 'reject', reason: 'rejectedRedCard', by: null }
const WAIT: WaitingVerdict = { stage: 'wait' }
const SAFE: WaitingVerdict = { stage: 'accept' }

test.each<[WaitingVerdict[], object]>([
  [[SAFE], { stage: 'accept' }],
  [[SAFE, SAFE, SAFE], { stage: 'accept' }],
  [[SAFE, WAIT, SAFE], { stage: 'wait' }],
  [[WAIT, SAFE, GOAL], { ...GOAL, leg: 4 }],
  [[SAFE, CARD, GOAL], { ...CARD, leg: 3 }],
])('legs in play that are judged %j make the bet %j', (verdicts, becomes) => {
  // Two legs before them are not in play.
  expect(decideLegs(verdicts.map((verdict, i) => ({ n: i + 2, verdict })))).toEqual(becomes)
})

test.each([
  { bets: 0, pages: 1 },
  { bets: 1, pages: 1 },
  { bets: 2, pages: 2 },
  { bets: 5, pages: 3 },
])('of $bets waiting bets, two at a time, all are decided in $pages looks', async ({ bets, pages }) => {
  const rows = Array.from({ length: bets }, (_, i) => ({ ...bet, id: i + 1, member_id: `demo${i}`, n: 0 }))
  const accepted: number[] = []
  let looks = 0
  const query = async (sql: string, values: [never, number]) => {
    if (sql.includes('accept_bets')) {
      accepted.push(...(values[0] as number[]))
      return { rows: (values[0] as number[]).map((id) => ({ id })) }
    }
    looks += 1
    const [after, most] = values
    return { rows: rows.filter(({ id }) => id > after).slice(0, most) }
  }
  const deps = {
    platform: { database: { pool: { query } }, now: () => bet.decide_at, failpoint: async () => undefined },
    book: { match: () => match, line: () => line, marketLines: () => [], freshAt: () => bet.decide_at },
    notify: async () => undefined,
  } as unknown as WaitingDeps
  await decideWaitingBets(deps, 2)
  expect(accepted).toEqual(rows.map(({ id }) => id))
  expect(looks).toBe(pages)
})
