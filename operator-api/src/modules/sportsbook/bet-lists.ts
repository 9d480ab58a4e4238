import {
  type Bet,
  type BetStatus,
  betAcceptFullList,
  betAcceptList,
  betRejectFullList,
  betRejectList,
  dBetList,
  dBetListCancel,
  FULL_LIST_DAYS,
  parlayAcceptBetDetails,
  parlayPendingBetDetails,
  parlayRejectBetDetails,
  pendingBetList,
  sysParlayBet,
  sysParlayList,
  sysParlayMatch,
} from '@touchline/contracts/calls'
import { legsOfMask } from '@touchline/rules'
import { VIEW } from '../../plugins/access'
import { isRefusal, type Refusal, refuse } from '../../plugins/refusal'
import type { CallServer } from '../../plugins/serve-call'
import { BET_ID, betOf, type ScoreOf } from './bet-of'
import type { BetFilter, BetPage, BetRepository, BetRow } from './repository'

const ACCEPTED: readonly BetStatus[] = ['running', 'settled', 'void', 'cashout']
const ALL: readonly BetStatus[] = ['waiting', 'rejected', ...ACCEPTED]
const COMBINED: readonly Bet['kind'][] = ['parlay', 'system', 'mmo_parlay']
const SYSTEMS: readonly Bet['kind'][] = ['system']

/** Which bets each list shows, of all kinds unless said otherwise. */
const LISTS: readonly [typeof betAcceptList, BetFilter][] = [
  [betAcceptList, { statuses: ['running'] }],
  [betRejectList, { statuses: ['rejected'] }],
  [pendingBetList, { statuses: ['waiting'] }],
  [dBetList, { statuses: ['settled', 'cashout'], bySettlement: true }],
  [dBetListCancel, { statuses: ['void'] }],
]

/** Lists over a range of dates. */
const FULL_LISTS: readonly [typeof betAcceptFullList, readonly BetStatus[]][] = [
  [betAcceptFullList, ACCEPTED],
  [betRejectFullList, ['rejected']],
]

/** Single bets with their legs. */
const DETAILS: readonly [typeof parlayAcceptBetDetails, Omit<BetFilter, 'from' | 'to'>][] = [
  [parlayAcceptBetDetails, { statuses: ACCEPTED, kinds: COMBINED }],
  [parlayPendingBetDetails, { statuses: ['waiting'], kinds: COMBINED }],
  [parlayRejectBetDetails, { statuses: ['rejected'], kinds: COMBINED }],
  [sysParlayMatch, { statuses: ALL, kinds: SYSTEMS }],
]

/** Lists of a member's bets and their details; placed bets are shown even where new ones are switched off. */
export function registerLists(
  calls: CallServer,
  { bets, scoreOf }: { readonly bets: BetRepository; readonly scoreOf: ScoreOf },
): void {
  const shown = (found: BetPage) => ({
    bets: found.bets.map((row) => betOf(row, scoreOf)),
    total: found.total,
    ...(found.sums && { sums: found.sums }),
  })

  for (const [call, filter] of LISTS)
    calls.list(call, VIEW, async ({ kind, start, end, ...page }, { account }) => {
      const range = start === undefined && end === undefined ? {} : rangeOf(start, end)
      return isRefusal(range)
        ? range
        : shown(await bets.page(account, { ...filter, ...ofKind(kind), ...range }, page))
    })

  for (const [call, statuses] of FULL_LISTS)
    calls.list(call, VIEW, async ({ kind, start, end, ...page }, { account }) => {
      const range = rangeOf(start, end)
      return isRefusal(range)
        ? range
        : shown(await bets.page(account, { statuses, ...ofKind(kind), ...range }, page))
    })

  calls.list(sysParlayList, VIEW, async (page, { account }) =>
    shown(await bets.page(account, { statuses: ALL, kinds: SYSTEMS }, page)),
  )

  const betIn = async (account: string, id: string, filter: BetFilter): Promise<BetRow | null> => {
    const row = BET_ID.test(id) ? await bets.ofMember(account, Number(id)) : undefined
    const { statuses, kinds = [] } = filter
    return row && statuses.includes(row.status) && kinds.includes(row.kind) ? row : null
  }

  for (const [call, filter] of DETAILS)
    calls.member(call, VIEW, async ({ bet_id }, { account }) => {
      const row = await betIn(account, bet_id, filter)
      return row ? { bet: betOf(row, scoreOf) } : refuse('betNotExists')
    })

  calls.list(sysParlayBet, VIEW, async ({ bet_id, ...page }, { account }) => {
    const row = await betIn(account, bet_id, { statuses: ALL, kinds: SYSTEMS })
    if (!row) return refuse('betNotExists')
    const tickets = await bets.tickets(row.id, page)
    return {
      tickets: tickets.map(({ n, size, legs, stake, result, returned }) => ({
        n,
        size,
        stake,
        result,
        returned,
        legs: legsOfMask(legs),
      })),
      total: row.units?.reduce((sum, unit) => sum + unit.tickets, 0) ?? 0,
    }
  })
}

const ofKind = (kind: Bet['kind'] | undefined): Pick<BetFilter, 'kinds'> => (kind ? { kinds: [kind] } : {})

const RANGE_MS = FULL_LIST_DAYS * 24 * 3_600_000

function rangeOf(from: number | undefined, to: number | undefined): { from: number; to: number } | Refusal {
  if (from === undefined) return refuse('fieldRequired', { field: 'start' })
  if (to === undefined) return refuse('fieldRequired', { field: 'end' })
  if (to <= from) return refuse('fieldMinValue', { field: 'end', bound: from + 1 })
  if (to - from > RANGE_MS) return refuse('fieldMaxValue', { field: 'end', bound: from + RANGE_MS })
  return { from, to }
}
