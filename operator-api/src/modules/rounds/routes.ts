import {
  betCheckMultiSpecial,
  betCheckSpecial,
  betSingleSpecial,
  cancelledBetListLottery,
  gameResultLottery,
  launchLottery,
  ROUND_BET_STATES,
  ROUND_PRODUCTS,
  roundBets,
  roundBoard,
  roundResults,
  roundStatistics,
  STATEMENT_DAYS,
  vBetSingleSpecial,
} from '@touchline/contracts/calls'
import { isDay, momentsOf } from '@touchline/rules/days'
import type { Platform } from '../../platform/module'
import { VIEW } from '../../plugins/access'
import type { Caller } from '../../plugins/caller'
import { isRefusal, refuse } from '../../plugins/refusal'
import type { CallServer } from '../../plugins/serve-call'
import { rangeOf } from '../../plugins/working-days'
import { type BetQuestion, betsOf, kindsFor, lastOf, nextOf, resultsOf, shownLimits } from './board'
import { refusalOfKind, shownState } from './check-bet'
import { runKind } from './kinds'
import { type BettingDeps, checkedBet, codeOf, placeRoundBets } from './place-bets'
import { roundByPublicId } from './repository'
import { statisticsOf } from './statistics'

const LAST_RESULTS = 12
/** A launched lottery is a page of this origin: it opens at any time. */
const LAUNCH_MS = 60_000
const LAUNCH_WINDOW = { width: 1280, height: 860 }

export interface RoundRoutesDeps extends BettingDeps {
  readonly platform: BettingDeps['platform'] & Pick<Platform, 'brands'>
}

export function registerRounds(calls: CallServer, deps: RoundRoutesDeps): void {
  const { platform, uplines, playerOf } = deps
  const { database, now } = platform
  const mostOf = async ({ account }: Caller): Promise<number> =>
    (await uplines.betTerms(account))?.limits.get('*')?.max_bet ?? 0

  calls.member(roundBoard, VIEW, async ({ kind: code }, caller) => {
    const kind = code === undefined ? undefined : runKind(code)
    if (code !== undefined && !kind) return refuse('notFound')
    const kinds = await kindsFor(database.pool, playerOf(caller), now())
    const suspended = caller.viewOnly?.refused ?? null
    const rounds = kind ? await nextOf(database.pool, kind.code, now()) : []
    const results = kind ? await lastOf(database.pool, kind.code, now(), LAST_RESULTS) : []
    const limits = kind ? shownLimits(kind, caller.currency, await mostOf(caller)) : null
    const shown = kinds.map((one) => ({ ...one, reason: one.reason ?? suspended }))
    return { server_time: now(), kinds: shown, rounds, results, limits }
  })

  calls.member(launchLottery, VIEW, async ({ product, draw_id, mode }, caller) => {
    const kind = runKind(product)
    if (!kind) return refuse('notFound')
    const draw = draw_id === undefined ? undefined : await roundByPublicId(database.pool, draw_id)
    if (draw_id !== undefined && draw?.kind !== product) return refuse('notFound')
    if (mode === 'demo') return refuse('permission_denied')
    if (caller.viewOnly) return caller.viewOnly
    const code = refusalOfKind(kind, playerOf(caller), now())
    if (code) return refuse(code)
    const page = kind.family === 'keno' ? '/virtual' : '/w4d'
    return {
      url: `${page}?kind=${product}`,
      launch_id: draw_id ?? product,
      expires_at: now() + LAUNCH_MS,
      window: LAUNCH_WINDOW,
    }
  })

  calls.list(roundStatistics, VIEW, async ({ kind: code }) => {
    const kind = runKind(code)
    return kind ? statisticsOf(database.pool, kind) : refuse('notFound')
  })

  calls.list(roundResults, VIEW, async ({ date, ...question }, { brand }) => {
    if (date !== undefined && !isDay(date)) return refuse('invalidInput', { field: 'date' })
    const day = date && momentsOf({ from: date, to: date }, platform.brands.of(brand).bettingDayStartHour)
    return resultsOf(database.pool, { ...question, day: day || null }, now())
  })

  type Asked = {
    readonly start_date?: string | undefined
    readonly end_date?: string | undefined
    readonly page: number
    readonly page_size: number
  }
  const ownBets = async (
    { start_date, end_date, page, page_size }: Asked,
    { account, brand }: Caller,
    narrowed: Pick<BetQuestion, 'products' | 'roundId' | 'states'>,
  ) => {
    const days = rangeOf({ start_date, end_date }, STATEMENT_DAYS)
    if (isRefusal(days)) return days
    const moments = momentsOf(days, platform.brands.of(brand).bettingDayStartHour)
    return betsOf(database.pool, account, { ...moments, ...narrowed, page, page_size })
  }
  calls.list(roundBets, VIEW, (request, caller) =>
    ownBets(request, caller, {
      products: request.product ? [request.product] : ROUND_PRODUCTS,
      roundId: request.round_id ?? null,
      states: request.open ? ['running'] : ROUND_BET_STATES,
    }),
  )
  calls.list(gameResultLottery, VIEW, (request, caller) =>
    ownBets(request, caller, { products: ['lottery'], roundId: null, states: ROUND_BET_STATES }),
  )
  calls.list(cancelledBetListLottery, VIEW, (request, caller) =>
    ownBets(request, caller, { products: ['lottery'], roundId: null, states: ['void'] }),
  )

  type Item = Parameters<typeof checkedBet>[3] & { readonly round_id: string }
  const quoteOf = async (item: Item, caller: Caller) => {
    const round = await roundByPublicId(database.pool, item.round_id)
    const base = {
      round_id: item.round_id,
      market: item.market,
      selection: [...item.selection],
      ball: round?.chain_index ?? 0,
      state: round ? shownState(round, now()) : null,
      close_at: round?.close_at ?? null,
      server_time: now(),
    }
    try {
      const bet = checkedBet(round, caller, playerOf(caller), item, now(), await mostOf(caller))
      return { ...base, status: 1 as const, odds: bet.odds, ...bet.limits }
    } catch (error) {
      const status = codeOf(error)
      return { ...base, status, odds: null, min_bet: null, max_bet: null, max_payout: null }
    }
  }
  calls.member(betCheckSpecial, VIEW, async (request, caller) => {
    const quote = await quoteOf(request, caller)
    return quote.status === 1 ? quote : refuse(quote.status)
  })
  calls.member(betCheckMultiSpecial, VIEW, async ({ items }, caller) => ({
    items: await Promise.all(items.map((item) => quoteOf(item, caller))),
  }))

  for (const [call, operatorType] of [
    [betSingleSpecial, 1],
    [vBetSingleSpecial, 2],
  ] as const)
    calls.member(call, { need: 'act' }, async (order, caller) =>
      caller.operatorType === operatorType ? placeRoundBets(deps, caller, order) : refuse('forbiddenAccess'),
    )
}
