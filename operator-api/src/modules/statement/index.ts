import {
  dailyStatement,
  movementHistory,
  platformWinLose,
  STATEMENT_DAYS,
  settlementHistory,
} from '@touchline/contracts/calls'
import { bettingDay } from '@touchline/rules'
import type { ApiModule, Platform } from '../../platform/module'
import { VIEW } from '../../plugins/access'
import { isRefusal } from '../../plugins/refusal'
import { dayOf, daysOf, rangeOf } from '../../plugins/working-days'
import { settlementKind } from '../settlement'
import type { SportsbookModule } from '../sportsbook'
import { statementRepository } from './repository'
import { addSums, chainDays, closingOf } from './rules'

const BRANDS_EVERY_MS = 5000

export interface StatementDeps {
  readonly platform: Pick<Platform, 'database' | 'now' | 'brands'>
  readonly betsAtSettlements: SportsbookModule['betsAtSettlements']
}

/** Bets and payments of a member by working day; every figure is a sum of entries that the ledger wrote with the money. */
export function createStatement({
  platform: { database, now, brands },
  betsAtSettlements,
}: StatementDeps): ApiModule {
  const activity = statementRepository(database)
  const kept = new Map<string, number>()
  const keepDayStarts = async (): Promise<void> => {
    for (const [brand, { bettingDayStartHour: hour }] of brands.all()) {
      if (kept.get(brand) === hour) continue
      await activity.keepDayStart(brand, hour)
      kept.set(brand, hour)
    }
  }
  return {
    jobs: [
      {
        name: 'working days',
        everyMs: BRANDS_EVERY_MS,
        by: 'each process' as const,
        isStart: true,
        round: keepDayStarts,
      },
    ],
    register: (calls) => {
      calls.list(
        dailyStatement,
        VIEW,
        async ({ page, page_size, ...dates }, { account, brand, currency }) => {
          const asked = rangeOf(dates, STATEMENT_DAYS)
          if (isRefusal(asked)) return asked
          const today = bettingDay(now(), brands.of(brand).bettingDayStartHour).date
          const range = { from: asked.from, to: asked.to < today ? asked.to : today }
          const opening = await activity.balanceBefore(account, range.from)
          const moved = await activity.days(account, range)
          const days = chainDays(range, opening, moved)
          const sums = addSums([...moved.values()])
          return {
            currency,
            days: days.slice((page - 1) * page_size, page * page_size),
            total: days.length,
            grand: { ...sums, opening, closing: closingOf(opening, sums) },
            running: await activity.running(account),
            owed: await activity.owed(account),
          }
        },
      )
      calls.list(platformWinLose, VIEW, async ({ working_date }, { account }) => {
        const date = dayOf(working_date)
        return typeof date === 'string' ? { products: await activity.products(account, date) } : date
      })
      calls.list(settlementHistory, VIEW, async ({ page, page_size, ...dates }, { account }) => {
        const days = daysOf(dates, STATEMENT_DAYS)
        if (isRefusal(days)) return days
        const { rows, total } = await activity.settlements(account, days, { page, page_size })
        const bets = await betsAtSettlements(rows)
        return {
          settlements: rows.flatMap(({ bet_id, net_then, bets: added, ...settlement }, n) => {
            const bet = bets[n]
            if (!bet) return []
            const returned = settlement.status === 'running' ? null : bet.risk + net_then
            return [{ bet, ...settlement, kind: settlementKind(settlement.revision, added), returned }]
          }),
          total,
          end_date: days.to,
        }
      })
      calls.list(movementHistory, VIEW, async ({ page, page_size, ...dates }, { account }) => {
        const days = daysOf(dates, STATEMENT_DAYS)
        if (isRefusal(days)) return days
        const { rows, total } = await activity.movements(account, days, { page, page_size })
        return {
          movements: rows.map(({ transfer_id, ...movement }) => ({
            ref_no: refOf(transfer_id),
            ...movement,
          })),
          total,
          end_date: days.to,
        }
      })
    },
  }
}

/** As operators find it: the number of the transfer. */
const refOf = (transfer: number): string => `M${String(transfer).padStart(8, '0')}`
