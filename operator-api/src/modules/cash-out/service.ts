import type { Bet, CashOutReceipt } from '@touchline/contracts/calls'
import { type ErrorCode, isErrorCode } from '@touchline/contracts/errors'
import type { Platform } from '../../platform/module'
import type { Caller } from '../../plugins/caller'
import { type Refusal, refuse } from '../../plugins/refusal'
import type { OddsBook } from '../odds'
import { commissionOf } from '../settlement'
import { BET_ID, type BetRepository, type BetRow, betOf, hashRequest, type NotifyBets } from '../sportsbook'
import { houseShard } from '../wallet'
import type { CashOutOrder, CashOutRepository, CashOutRow, SeenLeg } from './repository'
import {
  CASH_OUT_WAIT_MS,
  type CashOutRequest,
  changedLeg,
  closedPart,
  hasExpired,
  hasLiveLeg,
  missingField,
  offerFor,
  shareOf,
  type Valued,
} from './rules'

export interface CashOutDeps {
  readonly platform: Pick<Platform, 'now' | 'notifications' | 'failpoint' | 'log'>
  readonly book: OddsBook
  readonly bets: Pick<BetRepository, 'ofMember' | 'byIds'>
  readonly cashOuts: CashOutRepository
  readonly notify: NotifyBets
}

/** A cash-out request: the member, the key, the amount. */
interface Wanted {
  readonly member: string
  readonly key: string
  readonly hash: string
  readonly amount: number
  readonly percent: number
  readonly seen: readonly SeenLeg[]
  readonly isAutomatic: boolean
}

export interface CashOutAnswer {
  readonly receipt: CashOutReceipt
  readonly bet: Bet
}

/** A settlement or another part may come between the value and the ledger; it is then valued again. */
const TRIES = 3
/** So long a cash-out whose decision fails is tried again. */
const DECIDED_WITHIN_MS = 10_000

export function createCashOuts(deps: CashOutDeps) {
  const { platform, book, bets, cashOuts, notify } = deps
  const value = (bet: BetRow, automatic: number | null = null): Valued =>
    offerFor(bet, { book, now: platform.now(), automatic, log: platform.log })

  const answerOf = async (row: CashOutRow): Promise<CashOutAnswer | Refusal> => {
    const bet = await bets.ofMember(row.member_id, row.bet_id)
    return bet ? { receipt: receiptOf(row), bet: betOf(bet, book.match) } : refuse('systemError')
  }

  const known = async (
    member: string,
    key: string,
    hash: string,
  ): Promise<CashOutAnswer | Refusal | null> => {
    const row = await cashOuts.byKey(member, key)
    if (!row) return null
    return row.request_hash === hash ? answerOf(row) : refuse('duplicate_debit_record')
  }

  /** Why a bet is not taken at the amount that the member saw; null when it is. */
  const faultOf = ({ offer }: Valued, { amount, percent, seen }: Wanted): Refusal | null => {
    if (offer.state !== 'offered') return refuse(codeOf(offer.reason))
    const fault = changedLeg(seen, offer.legs)
    if (fault) return refuse(fault.code, { field: fault.field, bound: shareOf(offer.amount, percent) })
    if (percent < 100) {
      const [least, most] = offer.parts ?? [100, 100]
      if (percent < least || percent > most) return refuse('invalidCashoutAmount', { field: 'percent' })
    }
    const now = shareOf(offer.amount, percent)
    return amount > now ? refuse('invalidCashoutAmount', { field: 'amount', bound: now }) : null
  }

  /** Moves the money. The bet is valued again where the ledger has seen something newer. */
  const take = async (first: BetRow, wanted: Wanted): Promise<Refusal | null> => {
    let bet: BetRow | undefined = first
    for (let n = 0; n < TRIES && bet; n++) {
      const valued = value(bet)
      const fault = faultOf(valued, wanted)
      if (fault) return fault
      await platform.failpoint('cash-out:before')
      const { outcome, closed_bet } = await cashOuts.take(orderOf(bet, wanted, valued.offer.amount))
      await platform.failpoint('cash-out:after')
      if (outcome === 'done') {
        const ids = new Set([bet.id, closed_bet ?? bet.id])
        await notify([...ids].map((id) => ({ id, member_id: wanted.member })))
        return null
      }
      if (outcome === 'repeated') return null
      if (outcome !== 'stale') return refuse(codeOf(outcome))
      bet = await bets.ofMember(wanted.member, bet.id)
    }
    return refuse('invalidBetStatus')
  }

  /** An automatic cash-out pays the value of now, any other one the amount asked for. */
  const orderOf = (bet: BetRow, wanted: Wanted, valueNow: number): CashOutOrder => {
    const part = closedPart(bet, wanted.percent, wanted.isAutomatic ? valueNow : wanted.amount)
    return {
      member: wanted.member,
      key: wanted.key,
      hash: wanted.hash,
      bet: bet.id,
      seen: wanted.seen,
      percent: wanted.percent,
      isAutomatic: wanted.isAutomatic,
      priced: {
        risk: bet.risk,
        revisions: bet.legs.reduce((sum, { result_revision }) => sum + result_revision, 0),
      },
      part,
      commission: commissionOf(part.closed.valid_turnover, bet.commission_rate),
      scores: wanted.seen.map(({ running_score }) => running_score),
      house: houseShard(bet.legs[0]?.match_id ?? 0),
      at: platform.now(),
    }
  }

  const wait = (bet: BetRow, wanted: Wanted) => {
    const at = platform.now()
    const { member, key, hash, seen, percent, isAutomatic, amount } = wanted
    const decideAt = at + CASH_OUT_WAIT_MS
    return cashOuts.ask({ member, key, hash, bet: bet.id, seen, percent, isAutomatic, amount, at, decideAt })
  }

  /** Takes a cash-out at once, or in play lets it wait. */
  const begin = async (bet: BetRow, wanted: Wanted): Promise<Refusal | null> => {
    const fault = faultOf(value(bet), wanted)
    if (fault) return fault
    if (!hasLiveLeg(bet, book)) return take(bet, wanted)
    const outcome = await wait(bet, wanted)
    return outcome === 'invalidBetStatus' ? refuse(outcome) : null
  }

  const beginAsked = async (
    request: CashOutRequest,
    { account: member }: Caller,
    hash: string,
  ): Promise<Refusal | null> => {
    const missing = missingField(request)
    if (missing) return refuse(missing.code, { field: missing.field })
    const { idem_key: key, bet_id, percent } = request
    const bet = BET_ID.test(bet_id) ? await bets.ofMember(member, Number(bet_id)) : undefined
    if (!bet) return refuse('betNotExists')
    if (bet.status !== 'running') return refuse('invalidBetStatus')
    if (hasExpired(request.cash_out_time ?? 0, platform.now())) return refuse('invalidCashOutTime')
    const seen = request.legs as readonly SeenLeg[]
    return begin(bet, { member, key, hash, amount: request.amount ?? 0, percent, seen, isAutomatic: false })
  }

  const ask = async (request: CashOutRequest, caller: Caller): Promise<CashOutAnswer | Refusal> => {
    const hash = hashRequest('cashout', request)
    const earlier = await known(caller.account, request.idem_key, hash)
    if (earlier) return earlier
    const refusal = await beginAsked(request, caller, hash)
    // An equal request at the same time may have closed the bet before.
    return (await known(caller.account, request.idem_key, hash)) ?? refusal ?? refuse('systemError')
  }

  /** Decides requests that have waited long enough. */
  const decide = async (): Promise<void> => {
    for (const row of await cashOuts.waiting(platform.now()))
      await decideOne(row)
        .catch((err) => rejectLate(row, err))
        .catch((err) => platform.log.error({ err, bet: row.bet_id }, 'cash-out not rejected'))
  }

  const rejectLate = async (row: CashOutRow, err: unknown): Promise<void> => {
    platform.log.error({ err, bet: row.bet_id }, 'cash-out not decided')
    if (platform.now() < (row.decide_at ?? row.at) + DECIDED_WITHIN_MS) return
    await cashOuts.reject(row, { reason: 'systemError', newAmount: null, at: platform.now() })
    await report(row)
  }

  const decideOne = async (row: CashOutRow): Promise<void> => {
    const bet = await bets.ofMember(row.member_id, row.bet_id)
    const wanted: Wanted = {
      member: row.member_id,
      key: row.idem_key,
      hash: row.request_hash,
      amount: row.amount,
      percent: row.percent,
      seen: row.seen,
      isAutomatic: row.automatic,
    }
    const refusal = bet ? await take(bet, wanted) : refuse('betNotExists')
    if (refusal) {
      const newAmount = refusal.details?.bound ?? null
      await cashOuts.reject(row, { reason: refusal.refused, newAmount, at: platform.now() })
    }
    await report(row)
  }

  const report = async ({
    member_id,
    idem_key,
  }: Pick<CashOutRow, 'member_id' | 'idem_key'>): Promise<void> => {
    const row = await cashOuts.byKey(member_id, idem_key)
    // A value that did not last for the delay is tried again, without a message.
    if (!row || (row.automatic && row.state !== 'done')) return
    platform.notifications.send(member_id, { t: 'cashedout', receipt: receiptOf(row) })
  }

  /** Cashes out bets that are worth what their members set. */
  const takeAutomatic = async (): Promise<void> => {
    let after = 0
    for (;;) {
      const rules = await cashOuts.rules(after)
      const last = rules.at(-1)
      if (!last) return
      after = last.bet_id
      const rows = new Map((await bets.byIds(rules.map(({ bet_id }) => bet_id))).map((row) => [row.id, row]))
      const ended: number[] = []
      for (const rule of rules) {
        const bet = rows.get(rule.bet_id)
        if (bet?.status !== 'running') ended.push(rule.bet_id)
        else
          await takeAtValue(bet, rule.value).catch((err) =>
            platform.log.error(
              { err, bet: bet.id },
              'not cashed out at its value; the next round tries again',
            ),
          )
      }
      await cashOuts.dropRules(ended)
    }
  }

  const takeAtValue = async (bet: BetRow, least: number): Promise<void> => {
    const { offer } = value(bet)
    if (offer.state !== 'offered' || offer.amount < least) return
    const key = `auto:${bet.id}:${platform.now()}`
    const wanted: Wanted = {
      member: bet.member_id,
      key,
      hash: hashRequest('cashout', { ...offer, idem_key: key }),
      // Only a value below the set one counts as fallen.
      amount: least,
      percent: 100,
      seen: offer.legs,
      isAutomatic: true,
    }
    const refusal = await begin(bet, wanted)
    if (!refusal) await report({ member_id: bet.member_id, idem_key: key })
  }

  const setAutomatic = async (
    { bet_id, value: least }: { readonly bet_id: string; readonly value: number | null },
    caller: Caller,
  ): Promise<{ bet_id: string; automatic: number | null } | Refusal> => {
    const bet = BET_ID.test(bet_id) ? await bets.ofMember(caller.account, Number(bet_id)) : undefined
    if (!bet) return refuse('betNotExists')
    if (bet.status !== 'running') return refuse('invalidBetStatus')
    if (least === null) return switchOff(bet)
    if (least >= bet.risk + bet.to_win)
      return refuse('invalidCashoutAmount', { field: 'value', bound: bet.risk + bet.to_win - 1 })
    await cashOuts.setRule({ bet_id: bet.id, member_id: caller.account, value: least }, platform.now())
    return { bet_id, automatic: least }
  }

  const switchOff = async ({
    id,
    member_id,
  }: BetRow): Promise<{ bet_id: string; automatic: null } | Refusal> => {
    await cashOuts.dropRules([id])
    // Paid before the rule was gone.
    const bet = await bets.ofMember(member_id, id)
    return bet?.status === 'running' ? { bet_id: String(id), automatic: null } : refuse('invalidBetStatus')
  }

  const offers = async (ids: readonly string[], caller: Caller) => {
    const wanted = new Set(ids.filter((id) => BET_ID.test(id)).map(Number))
    const rows = (await bets.byIds([...wanted])).filter(({ member_id }) => member_id === caller.account)
    const automatic = await cashOuts.automaticOf(rows.map(({ id }) => id))
    return rows.map((row) => ({ row, automatic: automatic.get(row.id) ?? null }))
  }

  return { ask, decide, takeAutomatic, setAutomatic, offers, value }
}

export type CashOuts = ReturnType<typeof createCashOuts>

const codeOf = (code: string | null): ErrorCode =>
  code && isErrorCode(code) ? code : 'invalidProviderCashOut'

const receiptOf = (row: CashOutRow): CashOutReceipt => ({
  bet_id: String(row.bet_id),
  state: row.state,
  percent: row.percent,
  amount: row.amount,
  automatic: row.automatic,
  at: row.at,
  decide_at: row.decide_at,
  ended_at: row.ended_at,
  reason: row.reason,
  new_amount: row.new_amount,
  closed_bet_id: row.closed_bet_id === null ? null : String(row.closed_bet_id),
})
