import { writeFileSync } from 'node:fs'
import {
  type Bet,
  betParlay,
  betParlayMmo,
  betSingle,
  betSingleMmo,
  betSysParlay,
  type Call,
  cashOut,
} from '@touchline/contracts/calls'
import {
  aBodyBet,
  aLeg,
  aMaung,
  aMyanmarLeg,
  aParlay,
  aSystem,
  matchAt,
  putMatches,
  units,
} from '../../testing/combinations'
import { size } from '../../testing/sizes'
import { aBet, type TestApp, testApp } from '../../testing/test-app'
import { reckonedValue, type TablePrice } from './testing/reckon-value'
import { offerOf, taking } from './testing/take-offer'

const ROWS = size(3, 30)
/** A file that the table is written to. */
const FILE = process.env.CASH_OUT_TABLE
const MINUTE = 60_000

let server: TestApp
const lines: string[] = []
beforeAll(async () => {
  server = await testApp()
})
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
  if (FILE) writeFileSync(FILE, `${[HEAD, RULE, ...lines].join('\n')}\n`)
})

const HEAD =
  '| kind | sold | row | struck | score at bet | prices now | score | offered | reckoned | net | valid turnover | wallet |'
const RULE = `|${' --- |'.repeat(12)}`

/** Matches of a bet. */
const COUNT = { single: 1, body: 1, maung: 2, parlay: 3, system: 4 } as const
type Kind = keyof typeof COUNT

const KINDS: Record<Kind, (scores: readonly [number, number][] | null) => [Call, Record<string, unknown>]> = {
  single: (scores) => [
    betSingle,
    { ...aBet(), ...aLeg(0, { score: scores?.[0] ?? null, odds_type: 1, odds: 96 }), stake: 10_000 },
  ],
  parlay: (scores) => [betParlay, aParlay({ picks: picksOf(3, scores), stake: 10_000 })],
  // Tickets in play have three legs at least.
  system: (scores) => [
    betSysParlay,
    aSystem({
      picks: picksOf(4, scores),
      units: units(...(scores ? [3, 4] : [2, 3]).map((of): [number, number] => [of, 1000])),
    }),
  ],
  body: (scores) => [betSingleMmo, aBodyBet(aMyanmarLeg(0, { score: scores?.[0] ?? null }))],
  maung: (scores) => [
    betParlayMmo,
    aMaung({ picks: [0, 1].map((n) => aMyanmarLeg(n, { score: scores?.[n] ?? null })) }),
  ],
}
const picksOf = (count: number, scores: readonly [number, number][] | null) =>
  Array.from({ length: count }, (_, n) => aLeg(n, { score: scores?.[n] ?? null }))

/** Prices of a spread of 8 cents, from short to long as the rows go on. */
const pricesOf = (row: number, n: number): [number, number] => {
  const distance = ((row * 7 + n * 13) % 61) - 26
  const malay = (of: number) => (of > 0 ? 100 - of : -(100 + of))
  return [malay(distance), malay(8 - distance)]
}

/** The market of a match, before it or in play. */
function show(n: number, price: TablePrice, isLive: boolean, ball: number): void {
  const play = isLive
    ? { market: 3 as const, period: 1, kickoff: server.clock.now - 20 * MINUTE }
    : { market: 2 as const, period: 0, kickoff: server.clock.now + 60 * MINUTE }
  server.book.put({ id: matchAt(n), ...play, score: price.score }, [
    { prices: price.prices, ball, state: 0 },
    { id: 77, betType: 'ou', line: 10, prices: [96, 96], ball, state: 0 },
  ])
}

const STRUCK = [96, 96] as const

describe.each(Object.keys(COUNT) as Kind[])('of a %s', (kind) => {
  test.each(['before', 'in play'] as const)(`${ROWS} are sold %s for what their prices say`, async (sold) => {
    const account = kind === 'body' || kind === 'maung' ? 'demommk' : 'demo2'
    const member = await server.login(account)
    for (let row = 0; row < ROWS; row += 1) {
      putMatches(server.book, server.clock.now)
      const isLive = sold === 'in play'
      // Every third bet of a match in play was placed before it; Burmese ones all were.
      const isStruckLive = isLive && row % 3 > 0 && account === 'demo2'
      const before: TablePrice[] = Array.from({ length: COUNT[kind] }, () => ({
        prices: STRUCK,
        score: [0, 0],
      }))
      for (const [n, price] of before.entries()) show(n, price, isStruckLive, 1)
      const [call, body] = KINDS[kind](isStruckLive ? before.map(() => [0, 0]) : null)
      const placed = await member.call(call, body)
      if (placed.status !== 1) throw new Error(`${kind} ${row}: ${JSON.stringify(placed)}`)
      const bet = (placed as unknown as { bet: Bet }).bet
      if (isStruckLive) {
        server.clock.now += 30_000
        await server.app.sportsbook.decide()
      }
      const now = before.map((_, n): TablePrice => {
        const goals = isLive && row % 2 === 1 ? 1 : 0
        return { prices: pricesOf(row, n), score: [goals, 0] }
      })
      for (const [n, price] of now.entries()) show(n, price, isLive, 2 + row)
      const balance = await server.balances(account)
      const offer = await offerOf(member, bet.bet_id)
      expect({ kind, row, state: offer.state }).toEqual({ kind, row, state: 'offered' })
      const reckoned = reckonedValue(bet, now)
      // Chances are taken to a billionth, and the value is rounded once.
      expect({ row, off: Math.abs(offer.amount - reckoned) <= 1 + bet.risk / 1e6 }).toEqual({
        row,
        off: true,
      })
      const request = taking(offer)
      await member.call(cashOut, request)
      server.clock.now += isLive ? 2000 : 0
      await server.app.round('waiting cash-outs')
      const answer = await member.call(cashOut, request)
      if (answer.status !== 1) throw new Error(String(answer.status))
      const { bet: closed } = answer
      const net = offer.amount - bet.risk
      expect(closed).toMatchObject({
        status: 'cashout',
        returned: offer.amount,
        net,
        valid_turnover: Math.min(Math.abs(net), bet.risk),
      })
      const after = await server.balances(account)
      const paid = after.cash - balance.cash
      expect([paid, balance.frozen - after.frozen]).toEqual([
        offer.amount + (closed.commission ?? 0),
        bet.risk,
      ])
      lines.push(
        `| ${[
          ...[kind, sold, row + 1, bet.legs.map(({ odds }) => odds).join(' × '), isStruckLive ? '0-0' : '–'],
          ...[
            now.map(({ prices }) => prices.join('/')).join(' '),
            now.map(({ score }) => score.join('-')).join(' '),
          ],
          ...[offer.amount, reckoned.toFixed(2), closed.net, closed.valid_turnover, `+${paid}`],
        ].join(' | ')} |`,
      )
    }
  })
})
