import {
  type Bet,
  betParlay,
  betParlayMmo,
  betSingle,
  betSingleMmo,
  betSysParlay,
  type Call,
} from '@touchline/contracts/calls'
import type { MatchResult } from '@touchline/rules'
import { bettorFor } from '../../testing/bettor'
import { aBodyBet, aLeg, aMaung, aMyanmarLeg, aParlay, aSystem, matchAt } from '../../testing/combinations'
import { cancelled, finished } from '../../testing/results'
import { aBet } from '../../testing/test-app'

const bettor = bettorFor('demommk')
const STAKE = 1_000_000
const PARTS = 3

/** Bets of each kind on three matches of their own, from this one on. */
const legsFrom = (n: number, change: object = {}) => [aLeg(n, change), aLeg(n + 1), aLeg(n + 2)]
const KINDS: { kind: Bet['kind']; call: Call; at: (n: number, change?: object) => object }[] = [
  {
    kind: 'single',
    call: betSingle,
    at: (n, change) => ({ ...aBet(), match_id: matchAt(n), stake: STAKE, ...change }),
  },
  {
    kind: 'parlay',
    call: betParlay,
    at: (n, change) => aParlay({ stake: STAKE, picks: legsFrom(n, change) }),
  },
  {
    kind: 'system',
    call: betSysParlay,
    at: (n, change) =>
      aSystem({
        picks: legsFrom(n, change),
        // With a leg in play there are no tickets of two.
        units: (change ? [3] : [2, 3]).map((size) => ({ size, stake: STAKE })),
      }),
  },
  { kind: 'mmo_single', call: betSingleMmo, at: (n) => aBodyBet({ ...aMyanmarLeg(n), stake: STAKE }) },
  {
    kind: 'mmo_parlay',
    call: betParlayMmo,
    at: (n) => aMaung({ picks: [aMyanmarLeg(n), aMyanmarLeg(n + 1), aMyanmarLeg(n + 2)] }),
  },
]
const placed: { id: string; kind: string; ends: string }[] = []

async function place(ends: string, n: number, kinds = KINDS, change: object = {}) {
  for (const { kind, call, at } of kinds) {
    const answer = (await bettor.member.call(call, { ...at(n, change) })) as { status: unknown; bet?: Bet }
    if (!answer.bet) throw new Error(`${kind} at ${n}: ${JSON.stringify(answer)}`)
    placed.push({ id: answer.bet.bet_id, kind, ends })
  }
}
async function end(n: number, result: MatchResult, revision = 1) {
  for (let part = 0; part < PARTS; part += 1)
    await bettor.server.app.settlement.settle({ match: matchAt(n + part), revision, result })
}

/** Every state of a bet of every kind. */
async function placeAll(): Promise<void> {
  const { server } = bettor
  const inPlay = { market: 3 as const, period: 1, kickoff: 0, score: [1, 0] as [number, number] }
  // Burmese odds are those before kick-off.
  const live = KINDS.filter(({ kind }) => !kind.startsWith('mmo'))
  await place('win', 0)
  await place('lose', 3)
  await place('void', 6)
  await place('running', 9)
  await end(0, finished([3, 0]))
  await end(3, finished([3, 0]))
  await end(3, finished([0, 3]), 2)
  await end(6, cancelled)
  server.book.put({ id: matchAt(9), ...inPlay })
  await place('rejected', 9, live, { score: [1, 0] })
  server.book.put({ id: matchAt(9), score: [2, 0] })
  await server.app.sportsbook.decide()
  await place('accepted in play', 9, live, { score: [2, 0] })
  server.clock.now += 5000
  await server.app.sportsbook.decide()
  await place('waiting', 9, live, { score: [2, 0] })
}

const IS_ACCEPTED = "b.status IN ('running', 'settled', 'void', 'cashout')"
const IS_SETTLED = "b.status IN ('settled', 'void', 'cashout')"
const legs = (holds: string) =>
  `EXISTS (SELECT FROM bet_leg l WHERE l.bet_id = b.id) AND NOT EXISTS (SELECT FROM bet_leg l WHERE l.bet_id = b.id AND (${holds}) IS NOT TRUE)`
const moved = (key: string) =>
  `EXISTS (SELECT FROM transfer t JOIN entry e ON e.transfer_id = t.id WHERE t.scope = 'bet:' || b.id AND ${key})`

/** Fields of a record, and the query that checks each. */
const FIELDS: [field: string, holds: string][] = [
  ['who: the member', 'EXISTS (SELECT FROM member m WHERE m.id = b.member_id AND m.currency = b.currency)'],
  ['who: the address', "b.ip <> ''"],
  ['channel', "b.channel <> ''"],
  ['the key of the request, and what it asked', "b.idem_key <> '' AND length(b.request_hash) > 0"],
  [
    'what: its kind and as many legs',
    `${legs('l.n >= 0')} AND (SELECT count(*) FROM bet_leg l WHERE l.bet_id = b.id) = CASE WHEN b.kind IN ('single', 'mmo_single') THEN 1 ELSE 3 END`,
  ],
  [
    'what: the match',
    legs(
      "l.match_id > 0 AND l.league_id > 0 AND l.sport > 0 AND l.league <> '' AND l.home <> '' AND l.away <> ''",
    ),
  ],
  [
    'what: the market and the side',
    legs("l.market IN (1, 2, 3) AND l.bet_type <> '' AND l.period >= 0 AND l.selection <> ''"),
  ],
  [
    'what: the line',
    legs(
      "l.line IS NOT NULL AND (b.kind NOT IN ('mmo_single', 'mmo_parlay') OR l.myanmar ?& ARRAY['goals', 'percent', 'upper'])",
    ),
  ],
  [
    'what: tickets of a system',
    "(b.kind = 'system') = (b.units IS NOT NULL AND EXISTS (SELECT FROM bet_ticket k WHERE k.bet_id = b.id))",
  ],
  ['price: the odds and how they are written', legs('l.odds <> 0 AND l.odds_type > 0')],
  ['price: what it may cost and pay', 'b.stake > 0 AND b.risk > 0 AND b.to_win > 0 AND b.max_payout > 0'],
  ['price: the deduction of a maung', "(b.kind = 'mmo_parlay') = (b.deduction IS NOT NULL)"],
  ['version: of the price', legs('l.line_id > 0 AND l.ball > 0')],
  [
    'version: of the terms',
    'EXISTS (SELECT FROM terms t WHERE t.id = b.terms_id) AND b.commission_rate >= 0',
  ],
  [
    'play at the bet, in play',
    legs(
      '(l.market = 3) = (l.score_at_bet IS NOT NULL) AND l.reds_at_bet IS NOT NULL AND l.period_at_bet >= 0',
    ),
  ],
  [
    'times: placed, and before kick-off or in play',
    `b.placed_at > 0 AND ${legs('l.market = 3 OR l.kickoff > b.placed_at')}`,
  ],
  [
    'times: to be decided, where it waited',
    '(b.decide_at IS NOT NULL) = EXISTS (SELECT FROM bet_leg l WHERE l.bet_id = b.id AND l.market = 3)',
  ],
  [
    'times: accepted',
    `(${IS_ACCEPTED}) = (b.accepted_at IS NOT NULL) AND (b.accepted_at >= b.placed_at) IS NOT FALSE`,
  ],
  [
    'times: settled',
    `(${IS_SETTLED} OR b.status = 'rejected') = (b.settled_at IS NOT NULL) AND (b.settled_at >= coalesce(b.accepted_at, b.placed_at)) IS NOT FALSE`,
  ],
  ['result: of the bet', `(${IS_SETTLED}) = (b.result IS NOT NULL)`],
  [
    'result: of each leg, with the revision that said so',
    `NOT (${IS_SETTLED}) OR ${legs("l.result IS NOT NULL AND l.result_revision > 0 AND (l.result = 'void' OR l.score IS NOT NULL)")}`,
  ],
  [
    'result: of each ticket',
    `NOT (${IS_SETTLED}) OR NOT EXISTS (SELECT FROM bet_ticket k WHERE k.bet_id = b.id AND (k.result IS NULL OR k.returned IS NULL))`,
  ],
  [
    'result: why it was rejected, and by which leg',
    "(b.status = 'rejected') = (b.reason IS NOT NULL AND b.rejected_leg IS NOT NULL)",
  ],
  [
    'settlement: what came back, net, turnover, commission',
    `(${IS_SETTLED} OR b.status = 'rejected') = ((b.net = b.returned - b.risk AND b.valid_turnover >= 0 AND b.commission >= 0) IS TRUE)`,
  ],
  [
    'settlement: each of its revisions is written down',
    `b.settlement_rev = (SELECT count(*) FROM settlement s WHERE s.bet_id = b.id) AND (${IS_SETTLED}) = (b.settlement_rev > 0)`,
  ],
  ['money: taken when it was placed', moved("t.idem_key = 'place' AND e.amount = -b.risk")],
  [
    'money: given back when it was rejected',
    `b.status <> 'rejected' OR ${moved("t.kind = 'bet_rejected' AND e.amount = b.risk")}`,
  ],
  [
    'money: settled, each time',
    `(SELECT count(*) FROM transfer t WHERE t.scope = 'bet:' || b.id AND t.kind NOT IN ('bet', 'bet_rejected', 'commission')) >= b.settlement_rev`,
  ],
]

test('the record of a bet of every kind, however it ended, says all that is asked of it', async () => {
  await placeAll()
  const rows = await bettor.server.asOwner<{ id: string; status: string; revisions: number }>(
    'SELECT id::text, status::text, settlement_rev AS revisions FROM bet b ORDER BY b.id',
  )
  const stored = new Map(rows.map((row) => [row.id, row]))
  const statusOf: Record<string, string> = {
    win: 'settled',
    lose: 'settled',
    void: 'void',
    running: 'running',
    rejected: 'rejected',
    'accepted in play': 'running',
    waiting: 'waiting',
  }
  // Else the questions below would be asked of nothing.
  expect(placed.map(({ id }) => stored.get(id)?.status)).toEqual(placed.map(({ ends }) => statusOf[ends]))
  const corrected = placed
    .filter(({ ends }) => ends === 'lose')
    .map(({ id }) => stored.get(id)?.revisions ?? 0)
  expect(Math.min(...corrected)).toBeGreaterThan(1)
  const missing: string[] = []
  for (const [field, holds] of FIELDS) {
    const without = await bettor.server.asOwner<{ id: string; kind: string; status: string }>(
      `SELECT id::text, kind::text, status::text FROM bet b WHERE (${holds}) IS NOT TRUE`,
    )
    missing.push(...without.map(({ kind, status }) => `${field}: ${kind}, ${status}`))
  }
  expect(missing).toEqual([])
})
