import {
  type Bet,
  cancelledBetList,
  efResult,
  gameResultAdjustment,
  gameResultSportsbook,
  gameResultSummarySportsbook,
  matchResult,
  ngResult,
  parlayBetDetails,
  parlayMatchResult,
  RESULT_DAYS,
  singleMatchResult,
} from '@touchline/contracts/calls'
import { ESPORTS, NUMBERS_AND_RACES } from '@touchline/contracts/odds'
import { momentsOf } from '@touchline/rules/days'
import type { ApiModule, Platform } from '../../platform/module'
import { VIEW } from '../../plugins/access'
import type { Caller } from '../../plugins/caller'
import { isRefusal, type Refusal, refuse } from '../../plugins/refusal'
import { rangeOf } from '../../plugins/working-days'
import type { SportsbookModule } from '../sportsbook'
import { resultRepository } from './repository'
import { createResults } from './service'

export interface ResultsDeps {
  readonly platform: Pick<Platform, 'database' | 'now' | 'brands'>
  readonly sportsbook: Pick<SportsbookModule, 'betOfMember' | 'betsOfMember'>
  /** Names of the odds whose name in another language holds a text. */
  readonly namesHolding: (text: string) => readonly string[]
}

type Dates = Parameters<typeof rangeOf>[0]

/** Results of matches, also of those without bets, and why a bet ended as it did. */
export function createResultLists({ platform, sportsbook, namesHolding }: ResultsDeps): ApiModule {
  const { database, now, brands } = platform
  const listed = resultRepository(database)
  const results = createResults(listed)

  /** The moments of working days, as they begin at the caller's brand. */
  const momentsFor = (dates: Dates, { brand }: Caller): { from: number; to: number } | Refusal => {
    const range = rangeOf(dates, RESULT_DAYS)
    return isRefusal(range) ? range : momentsOf(range, brands.of(brand).bettingDayStartHour)
  }
  const betResult = async (account: string, betId: string, isMeant: (bet: Bet) => boolean) => {
    const bet = await sportsbook.betOfMember(account, betId)
    if (!bet || !isMeant(bet)) return refuse('betNotExists')
    return { bet, legs: await results.legsOf(bet) }
  }

  return {
    register: (calls) => {
      calls.list(gameResultSportsbook, VIEW, async (request, caller) => {
        const { sports_type, league_id, outright, search, state, mine, page, page_size } = request
        if (sports_type === undefined) return refuse('fieldRequired', { field: 'sports_type' })
        const range = momentsFor(request, caller)
        if (isRefusal(range)) return range
        const { matches, total } = await listed.page(
          {
            ...range,
            now: now(),
            sport: sports_type,
            league: league_id ?? null,
            outright,
            search: search.trim(),
            state,
            names: namesHolding(search),
            bettor: mine ? caller.account : null,
          },
          { page, page_size },
        )
        const ids = matches.map(({ id }) => id)
        return {
          matches: await results.matchesOf(matches),
          bets: await results.betsOn(caller.account, ids),
          total,
        }
      })

      calls.list(gameResultSummarySportsbook, VIEW, async ({ outright, ...dates }, caller) => {
        const range = momentsFor(dates, caller)
        return isRefusal(range)
          ? range
          : { leagues: await listed.leagues({ ...range, now: now(), outright }) }
      })

      calls.list(gameResultAdjustment, VIEW, async ({ sports_type, page, page_size, ...dates }, caller) => {
        const range = momentsFor(dates, caller)
        if (isRefusal(range)) return range
        const found = await listed.corrected({ ...range, sport: sports_type ?? null }, { page, page_size })
        return { matches: await results.detailsOf(found.matches), total: found.total }
      })

      calls.member(matchResult, VIEW, async ({ match_id }) => {
        const [match] = await results.detailsOf(await listed.byIds([match_id]))
        return match ? { match } : refuse('matchNotActive')
      })

      for (const [call, isMeant] of BET_RESULTS)
        calls.member(call, VIEW, ({ bet_id }, { account }) => betResult(account, bet_id, isMeant))

      calls.member(parlayBetDetails, VIEW, async ({ bet_id }, { account }) => {
        const bet = await sportsbook.betOfMember(account, bet_id)
        return bet && isCombined(bet) ? { bet } : refuse('betNotExists')
      })

      calls.list(cancelledBetList, VIEW, async ({ page, page_size, ...dates }, caller) => {
        const range = momentsFor(dates, caller)
        if (isRefusal(range)) return range
        return sportsbook.betsOfMember(
          caller.account,
          { statuses: ['void', 'rejected'], ...range },
          { page, page_size },
        )
      })
    },
  }
}

const isCombined = ({ kind }: Bet): boolean => kind !== 'single' && kind !== 'mmo_single'
const isOn =
  (sports: readonly number[]) =>
  ({ legs }: Bet): boolean =>
    legs.some(({ sport }) => sports.includes(sport))

/** Which bets each call explains. */
const BET_RESULTS: readonly [typeof singleMatchResult, (bet: Bet) => boolean][] = [
  [singleMatchResult, (bet) => !isCombined(bet)],
  [parlayMatchResult, isCombined],
  [efResult, isOn(ESPORTS)],
  [ngResult, isOn(NUMBERS_AND_RACES)],
]
