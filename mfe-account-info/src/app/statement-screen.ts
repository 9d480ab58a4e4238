import type { MemberMessage } from '@touchline/contracts/live'
import { listScreen, type Screen } from '@touchline/screens'
import { STATEMENT, type StatementView } from '../statement/domain/statement'
import { DAYS_A_PAGE } from '../statement/domain/statement-days'
import { StatementStore } from '../statement/state/statement-store'
import {
  askDay,
  askMoreMovements,
  askMoreSettlements,
  askStatement,
  type StatementPage,
} from '../statement/transport/statement'
import { StatementPageView } from '../statement/views/statement-page'

const screen: Screen = {
  // Days are those of the brand, so the questions need more of the host than its calls.
  open: (host) =>
    listScreen<StatementView, StatementPage, StatementStore, MemberMessage>({
      address: STATEMENT,
      ask: () => askStatement(host),
      totalOf: ({ total }) => total,
      pageSize: DAYS_A_PAGE,
      storeOf: (list) =>
        new StatementStore(list, {
          day: (date, known) => askDay(host, date, known),
          moreSettlements: (date, known) => askMoreSettlements(host, date, known),
          moreMovements: (date, known) => askMoreMovements(host, date, known),
        }),
      following: ({ live }, { list }) => ({ changes$: live.member$, onChange: list.refresh }),
      View: StatementPageView,
    }).open(host),
}
export default screen
