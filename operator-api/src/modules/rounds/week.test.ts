import { createHash, randomUUID } from 'node:crypto'
import { betSingleSpecial } from '@touchline/contracts/calls'
import { betsDigest } from '@touchline/fair'
import { drawRound, roundKind } from '@touchline/fair/rounds'
import { moveCash } from '../../testing/move-cash'
import { type RoundBetRow, returnedAgain, SETTLED_AGAIN } from '../../testing/settle-round-again'
import { size } from '../../testing/sizes'
import { type TestApp, testApp } from '../../testing/test-app'
import { RUN_KINDS } from './kinds'

const MINUTE_MS = 60_000
/** 18:50 in GMT+8: the lotteries of the evening come in the short run, too. */
const BEGIN = Date.UTC(2026, 7, 2, 10, 50)
const LASTS_MS = size(15, 7 * 24 * 60) * MINUTE_MS
const BETS_EVERY_MS = size(20_000, 2 * MINUTE_MS)
const ORDER_ITEMS = 12
/** In a thousand. */
const DIES = 20
const ACCOUNT = 'demo15'

let server: TestApp
let died = 0
const diedAt = new Set<string>()

/** The same numbers in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
const random = numbersFrom(37)

beforeAll(async () => {
  server = await testApp()
  Object.assign(server.platform, {
    failpoint: (name: string) => {
      if (!name.startsWith('round ') || name === 'round bet accepted' || random(1000) >= DIES) return
      died += 1
      diedAt.add(name)
      throw new Error(`died at ${name}`)
    },
  })
})
afterAll(() => server.close())

interface OpenRound {
  readonly public_id: string
  readonly kind: string
  readonly facts: object
}

/** A selection of a market that can be settled again. */
function pickOf({ public_id, kind: code, facts }: OpenRound) {
  const kind = roundKind(code)
  const market = kind?.model.markets.filter((one) => SETTLED_AGAIN.has(one))
  const chosen = market?.[random(market.length)]
  if (!kind || chosen === undefined) return null
  const digits = { big: 4, small: 4, '4a': 4, '3d': 3, '2d': 2 }[chosen]
  const listed = kind.model.list(facts, chosen)
  const selection =
    listed.length > 0
      ? listed[random(listed.length)]?.selection
      : [String(random(10 ** (digits ?? 1))).padStart(digits ?? 1, '0')]
  if (!selection) return null
  const odds = kind.model.price(facts, { market: chosen, selection })
  return odds && { round_id: public_id, market: chosen, selection: [...selection], odds, stake: 100 }
}

test(
  `${LASTS_MS / MINUTE_MS} minutes of every kind, dying at any step: each draw and each return is right`,
  async () => {
    server.clock.now = BEGIN
    await moveCash(server, { account: ACCOUNT, key: 'week', kind: 'deposit', amount: 500_000_00 })
    let member = await server.login(ACCOUNT)
    let loginAt = BEGIN
    const before = await server.balances(ACCOUNT)
    const tick = () => server.app.round('shared rounds')
    let betAt = 0
    const statuses = new Set<string>()
    while (server.clock.now < BEGIN + LASTS_MS) {
      await tick()
      if (server.clock.now - betAt >= BETS_EVERY_MS) {
        betAt = server.clock.now
        // A session ends when nothing is done in it.
        if (betAt - loginAt > 20 * MINUTE_MS) {
          member = await server.login(ACCOUNT)
          loginAt = betAt
        }
        const open = await server.asOwner<OpenRound>(
          "SELECT public_id, kind, facts FROM shared_round WHERE state = 'open' AND close_at > $1",
          [server.clock.now],
        )
        const items = Array.from({ length: ORDER_ITEMS }, () => {
          const round = open[random(open.length)]
          return (round && pickOf(round)) ?? null
        }).filter((item) => item !== null)
        if (items.length > 0) {
          const answer = await member.call(betSingleSpecial, { idem_key: randomUUID(), items })
          for (const { status } of answer.status === 1 ? answer.items : [answer]) statuses.add(String(status))
        }
      }
      const [due] = await server.asOwner<{ at: string | null }>(
        "SELECT min(due_at) AS at FROM shared_round WHERE due_at IS NOT NULL AND state <> 'settled'",
      )
      server.clock.now = Math.max(server.clock.now + 500, Number(due?.at ?? 0))
    }

    // Caps and locks reject; nothing that was picked from a board is unknown.
    expect([...statuses].filter((status) => status.startsWith('invalid'))).toEqual([])

    const rounds = await server.asOwner<{
      id: string
      public_id: string
      kind: string
      state: string
      chain_id: string
      chain_index: number
      end_seed: Buffer
      seed: Buffer
      facts: object
      result: object
      bets_digest: string
    }>(
      `SELECT r.*, c.end_seed FROM shared_round r JOIN round_chain c ON c.id = r.chain_id
     WHERE r.seed IS NOT NULL ORDER BY r.chain_id, r.chain_index`,
    )
    const bets = await server.asOwner<
      RoundBetRow & { id: string; round_id: string; returned: string | null }
    >('SELECT *, stake::int AS stake FROM round_bet')
    const betsOf = new Map<string, typeof bets>()
    for (const bet of bets) betsOf.set(bet.round_id, [...(betsOf.get(bet.round_id) ?? []), bet])
    let former: (typeof rounds)[number] | undefined
    for (const round of rounds) {
      const kind = roundKind(round.kind)
      if (!kind) throw new Error(round.kind)
      const own = betsOf.get(round.id) ?? []
      // A round that was void in between has no seed.
      if (former?.chain_id === round.chain_id && former.chain_index === round.chain_index - 1)
        expect(createHash('sha256').update(round.seed).digest()).toEqual(former.seed)
      if (round.chain_index === 1)
        expect(createHash('sha256').update(round.seed).digest()).toEqual(round.end_seed)
      expect(drawRound(kind, round.facts, { seed: round.seed, publicId: round.public_id })).toEqual(
        round.result,
      )
      expect(round.bets_digest).toBe(betsDigest(own.map(({ id }) => `R${id.padStart(8, '0')}`)))
      if (['settled', 'archived'].includes(round.state))
        for (const bet of own) expect(Number(bet.returned)).toBe(returnedAgain(bet, round.result))
      former = round
    }
    const [voids] = await server.asOwner<{ n: string }>(
      "SELECT count(*) AS n FROM shared_round WHERE state = 'void'",
    )
    expect(voids?.n).toBe('0')
    const settled = bets.filter(({ returned }) => returned !== null)
    const running = bets.filter(({ returned }) => returned === null)
    const sum = (of: readonly { stake: number }[]) => of.reduce((all, { stake }) => all + stake, 0)
    const won = settled.reduce((all, { returned }) => all + Number(returned), 0)
    expect(await server.balances(ACCOUNT)).toEqual({
      cash: before.cash - sum(bets) + won,
      frozen: before.frozen + sum(running),
    })
    expect(await server.breaches()).toEqual([])
    const drawn = new Set(rounds.map(({ kind }) => kind))
    const daily = new Set(['2d'])
    expect(RUN_KINDS.map(({ code }) => code).filter((code) => !drawn.has(code) && !daily.has(code))).toEqual(
      [],
    )
    expect(died).toBeGreaterThan(5)
    // With REPORT=1 the run prints its counts.
    if (process.env.REPORT)
      console.info(
        JSON.stringify({
          rounds: rounds.length,
          bets: bets.length,
          settled: settled.length,
          staked: sum(bets),
          returned: won,
          died,
          diedAt: [...diedAt],
        }),
      )
  },
  size(120_000, 3 * 60 * MINUTE_MS),
)
