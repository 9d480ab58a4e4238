import { randomUUID } from 'node:crypto'
import {
  type Answer,
  type Bet,
  betAcceptList,
  betRejectList,
  type Call,
  dBetList,
  dBetListCancel,
  sysParlayBet,
  userBalance,
} from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import { type TestApp, type TestMember, testApp } from '../../../../testing/test-app'
import type { BookMatch } from '../../../odds'
import type { Leg, MatchRecord } from './leg'

/** The payment of a bet. Minor units, worked out by hand. */
export interface Paid {
  readonly result: NonNullable<Bet['result']> | 'rejected'
  readonly returned: number
  readonly net: number
  readonly turnover: number
  readonly commission: number
  /** Of a system: what each of its tickets returned. */
  readonly tickets?: readonly number[]
}

/** The columns of a table, in this order. */
type PaidColumns = [returned: number, net: number, turnover: number, commission: number]
const paid =
  (result: Paid['result']) =>
  (...[returned, net, turnover, commission]: PaidColumns): Paid => ({
    result,
    returned,
    net,
    turnover,
    commission,
  })
export const win = paid('win')
export const halfWin = paid('half_win')
export const draw = paid('draw')
export const halfLose = paid('half_lose')
export const lose = paid('lose')
/** The stake back: nothing was decided. */
export const voided = (returned: number): Paid => paid('void')(returned, 0, 0, 0)
export const rejected = (returned: number): Paid => paid('rejected')(returned, 0, 0, 0)
export const withTickets = (all: Paid, ...tickets: number[]): Paid => ({ ...all, tickets })

/** A bet that no result decides, or decides any more. */
export type Moment = Paid | 'running'

/** A later result for the leg at this place, and the payment after it. */
export interface Corrected {
  readonly leg: number
  readonly record: MatchRecord
  readonly paid: Moment
}

export interface SettledBet {
  readonly legs: readonly Leg[]
  /** The frozen amount. */
  readonly risk: number
  /** Changes of matches in play while the bet waits, by place. */
  readonly meanwhile?: Readonly<Record<number, Partial<BookMatch>>>
  readonly paid: Moment
  readonly corrected?: readonly Corrected[]
}

/** Matches that a bet has for itself. */
const MATCHES_A_BET = 100
/** Kick-off of bets before the match, after the placement. */
const KICKOFF_MS = 3_600_000

/** A stored match: the sweep finds matches without a result there. */
const FIXTURE = `INSERT INTO fixture
  (id, sport, league_id, league, country, home, away, match_type, kickoff, first_kickoff, status, told_at)
  VALUES ($1, 1, 1, '', '', '', '', 0, $2, $2, 0, 0)`

/** A server with one member, for the tables of a file: each bet has matches of its own, for results are final. */
export function settledTable(account: string) {
  let server: TestApp
  let member: TestMember
  let matches = 10_000
  beforeAll(async () => {
    server = await testApp()
    member = await server.login(account)
  })
  afterAll(async () => {
    expect(await server.breaches()).toEqual([])
    await server.close()
  })

  const offer = (legs: readonly Leg[], first: number): void => {
    const kickoff = server.clock.now + KICKOFF_MS
    for (const [n, { match, line, myanmar }] of legs.entries()) {
      const id = first + n
      const live = match.market === 3
      server.book.put({ id, leagueId: id, competition: id, kickoff: live ? 0 : kickoff, ...match }, [
        line ?? {},
      ])
      if (myanmar) server.book.putMyanmar(myanmar, id)
    }
  }
  const send = (call: Call, body: object) =>
    member.call(call, { idem_key: randomUUID(), accept: 'none', ...body }) as Promise<Answer<{ bet: Bet }>>
  const place = async (call: Call, body: object): Promise<Bet> => {
    const answer = await send(call, body)
    if (answer.status !== 1) throw new Error(`${answer.status} ${JSON.stringify(answer)}`)
    return answer.bet
  }
  const waitOver = async (meanwhile: SettledBet['meanwhile'], first: number): Promise<void> => {
    for (const [n, change] of Object.entries(meanwhile ?? {}))
      server.book.put({ id: first + Number(n), ...change })
    server.clock.now += 5000
    await server.app.sportsbook.decide()
  }
  const waitUntil = async (at: number): Promise<void> => {
    server.clock.now = at
    // No session lasts so long.
    member = await server.login(account)
  }
  const storeRecord = async (
    match: number,
    revision: number,
    record: MatchRecord,
    placedAt: number,
  ): Promise<void> => {
    const { settlement } = server.app
    if ('silentHours' in record) {
      await server.asOwner(FIXTURE, [match, placedAt + KICKOFF_MS])
      await waitUntil(server.clock.now + record.silentHours * 3_600_000)
      await settlement.voidUnplayed()
      return
    }
    const result = typeof record === 'function' ? record(placedAt) : record
    // A result comes after its own kick-off.
    if (result.kicked_off !== undefined && result.kicked_off > server.clock.now)
      await waitUntil(result.kicked_off)
    await settlement.settle({ match, revision, result })
  }
  const balances = async (): Promise<Balances> => {
    const answer = await member.call(userBalance, { parent_id: '' })
    if (answer.status !== 1) throw new Error(answer.status)
    return { available: answer.balance, frozen: answer.outstanding_balance }
  }
  const listed = async (list: typeof dBetList, bet_id: string) => {
    const answer = await member.call(list)
    return answer.status === 1 ? answer.bets.find((bet) => bet.bet_id === bet_id) : undefined
  }
  const ticketsOf = async (bet_id: string): Promise<unknown> => {
    const answer = await member.call(sysParlayBet, { bet_id, page_size: 1000 })
    return answer.status === 1 && answer.tickets.map(({ returned }) => returned)
  }
  const expectMoment = async (bet: Bet, before: Balances, moment: Moment): Promise<void> => {
    if (moment === 'running') {
      expect(await listed(betAcceptList, bet.bet_id)).toMatchObject({ status: 'running', ...OPEN })
      return expect(await balances()).toEqual(frozenOf(bet.risk, before))
    }
    const { result, returned, net, turnover, commission, tickets } = moment
    const { list, status, word } = ENDS[result] ?? { list: dBetList, status: 'settled', word: result }
    expect(await listed(list, bet.bet_id)).toMatchObject({
      status,
      result: word,
      returned,
      net,
      valid_turnover: turnover,
      commission,
    })
    // The rebate comes with the return.
    expect(await balances()).toEqual({ ...before, available: before.available + net + commission })
    if (tickets) expect(await ticketsOf(bet.bet_id)).toEqual(tickets)
  }

  return {
    /** Offers the legs, places the bet by its call, records the results and looks at list and balances after each. */
    settles: async (call: Call, bodyOf: (first: number) => object, bet: SettledBet): Promise<void> => {
      matches += MATCHES_A_BET
      const first = matches
      server.clock.now += 60_000
      const before = await balances()
      offer(bet.legs, first)
      const placed = await place(call, bodyOf(first))
      const live = bet.legs.some(({ match }) => match.market === 3)
      expect(placed).toMatchObject({ risk: bet.risk, status: live ? 'waiting' : 'running' })
      expect(await balances()).toEqual(frozenOf(bet.risk, before))
      if (live) await waitOver(bet.meanwhile, first)
      for (const [n, { record }] of bet.legs.entries())
        await storeRecord(first + n, 1, record, placed.placed_at)
      await expectMoment(placed, before, bet.paid)
      for (const [i, { leg, record, paid }] of (bet.corrected ?? []).entries()) {
        await storeRecord(first + leg, i + 2, record, placed.placed_at)
        await expectMoment(placed, before, paid)
      }
    },
    /** The same bet is refused with this code, and moves no money. */
    refuses: async (call: Call, bodyOf: (first: number) => object, legs: readonly Leg[], code: ErrorCode) => {
      matches += MATCHES_A_BET
      const before = await balances()
      offer(legs, matches)
      expect(await send(call, bodyOf(matches))).toMatchObject({ status: code })
      expect(await balances()).toEqual(before)
    },
  }
}

interface Balances {
  readonly available: number
  readonly frozen: number
}
const frozenOf = (risk: number, { available, frozen }: Balances): Balances => ({
  available: available - risk,
  frozen: frozen + risk,
})

const OPEN = { result: null, returned: null, net: null, valid_turnover: null, commission: null }
/** Where a bet is listed that was not decided by play. */
const ENDS: Partial<
  Record<Paid['result'], { list: typeof dBetList; status: Bet['status']; word: string | null }>
> = {
  rejected: { list: betRejectList, status: 'rejected', word: null },
  void: { list: dBetListCancel, status: 'void', word: 'void' },
}
