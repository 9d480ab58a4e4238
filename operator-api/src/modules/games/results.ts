import {
  type GameCategory,
  gameResultEsports2,
  gameResultEsports2Detail,
  gameResultLiveCasino,
  gameResultSlots,
  STATEMENT_DAYS,
} from '@touchline/contracts/calls'
import { momentsOf } from '@touchline/rules/days'
import type { GameConnection } from '../../platform/game-connection'
import type { Platform } from '../../platform/module'
import { VIEW } from '../../plugins/access'
import { isRefusal, refuse } from '../../plugins/refusal'
import type { CallServer } from '../../plugins/serve-call'
import { rangeOf } from '../../plugins/working-days'
import type { GameCatalogue } from './catalogue'
import { roundIdOf, rowOf } from './result-rows'
import { roundRepository } from './rounds'

const LISTS: readonly (readonly [
  typeof gameResultSlots | typeof gameResultLiveCasino | typeof gameResultEsports2,
  readonly GameCategory[],
])[] = [
  [gameResultSlots, ['slots', 'mini', 'fishing', 'others']],
  [gameResultLiveCasino, ['casino']],
  [gameResultEsports2, ['esports']],
]

export interface ResultDeps {
  readonly platform: Pick<Platform, 'database' | 'brands'>
  readonly catalogue: GameCatalogue
  readonly connections: readonly GameConnection[]
}

/** Rounds that a member has played. */
export function registerResults(calls: CallServer, { platform, catalogue, connections }: ResultDeps): void {
  const rounds = roundRepository(platform.database)
  for (const [call, products] of LISTS)
    calls.list(call, VIEW, async ({ from, to, page, page_size }, { account, brand }) => {
      const days = rangeOf({ start_date: from, end_date: to }, STATEMENT_DAYS)
      if (isRefusal(days)) return days
      const moments = momentsOf(days, platform.brands.of(brand).bettingDayStartHour)
      const { rows, ...answer } = await rounds.list(account, products, moments, { page, page_size })
      return { rows: rows.map((row) => rowOf(row, catalogue, connections)), ...answer }
    })
  calls.member(gameResultEsports2Detail, VIEW, async ({ ref_no }, { account }) => {
    const id = roundIdOf(ref_no)
    const found = id === null ? null : await rounds.one(account, id)
    if (!found) return refuse('betNotExists')
    return { row: rowOf(found.round, catalogue, connections), movements: found.movements }
  })
}
