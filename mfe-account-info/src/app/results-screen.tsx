import type { MemberMessage } from '@touchline/contracts/live'
import { listScreen, type Screen } from '@touchline/screens'
import { dayOf, RESULTS, type ResultFamily, type ResultsView, sportOf } from '../results/domain/results'
import { ResultsStore } from '../results/state/results-store'
import { askMatch, askResults, type ResultsPage } from '../results/transport/results'
import { ResultsPageView } from '../results/views/results-page'

/** Results of today come all the time. */
const TODAY_MS = 20_000

/** Rows on a page where the member has chosen none: a board's page. */
const ROWS = 30

/** Results of a family of sports, each family at an address of its own. */
export const resultsScreen = (name: ResultFamily['name']): Screen => screenOf(RESULTS[name])

const screenOf = (family: ResultFamily): Screen => ({
  // Days are those of the brand, so the questions need more of the host than its calls.
  open: (host) =>
    listScreen<ResultsView, ResultsPage, ResultsStore, MemberMessage>({
      address: family.address,
      ask: () => askResults(host, family),
      totalOf: (page) => (page.of === 'bet' ? 1 : page.total),
      pageSize: ROWS,
      isSameList: (one, other) =>
        listOf(one) === listOf(other) && sportOf(one, family) === sportOf(other, family),
      storeOf: (list) => new ResultsStore(list, family, (match, bets) => askMatch(host.call, match, bets)),
      following: ({ live, now, brand }, { list }) => ({
        changes$: live.member$,
        onChange: list.refresh,
        everyMs: TODAY_MS,
        while: () => {
          const today = dayOf({ date: '' }, now(), brand.bettingDayStartHour)
          return dayOf(list.view, now(), brand.bettingDayStartHour) === today
        },
      }),
      View: ResultsPageView,
    }).open(host),
})

/** Fields that change the heading over the rows; filter and page do not. */
const listOf = ({ bet, view, date }: ResultsView): string => `${bet} ${view} ${date}`
