import { uxMarket, uxMatch2 } from '@touchline/contracts/calls'
import type { CallResult, CallService } from '@touchline/contracts/host'
import type { OddsSnapshot } from '@touchline/contracts/live'
import type { Market } from '@touchline/contracts/odds'
import { askMenu, type MenuAnswer } from '../../sports-menu'

/** What a lucky pick asks of the server. Nobody throws. */
export interface LuckyCalls {
  menu(): Promise<CallResult<MenuAnswer>>
  /** All prices of a sport in one market; null when they could not be had. */
  board(sport: number, market: Market): Promise<OddsSnapshot | null>
  /** Prices of some matches as they are now. */
  matches(ids: readonly number[]): Promise<OddsSnapshot | null>
}

export function createLuckyCalls(call: CallService): LuckyCalls {
  const quiet = { quiet: true }
  return {
    menu: () => askMenu(call),
    board: async (sport, market) => wholeOf(await call(uxMarket, { sport, market }, quiet)),
    matches: async (ids) => wholeOf(await call(uxMatch2, { matches: ids.join(',') }, quiet)),
  }
}

const wholeOf = (result: CallResult<{ t: string }>): OddsSnapshot | null =>
  result.kind === 'ok' && result.data.t === 'snap' ? (result.data as OddsSnapshot) : null
