import type { MemberMessage } from '@touchline/contracts/live'
import { listScreen } from '@touchline/screens'
import type { ListStore } from '@touchline/screens/list'
import { mayMove } from '../bets/domain/leg-progress'
import { SYSTEMS, type SystemsView } from '../bets/domain/systems'
import { changedBet } from '../bets/transport/bet-changes'
import { askSystems, type SystemsPage } from '../bets/transport/systems'
import { SystemsPageView } from '../bets/views/systems-page'

/** Scores of matches in play come with the legs alone. */
const SCORES_MS = 15_000

export default listScreen<SystemsView, SystemsPage, ListStore<SystemsView, SystemsPage>, MemberMessage>({
  address: SYSTEMS,
  ask: askSystems,
  totalOf: ({ total }) => total,
  pageSize: ({ pageDisplay }) => pageDisplay.pageSize,
  storeOf: (list) => list,
  following: ({ live, now }, list) => ({
    changes$: live.member$,
    onChange: (message) => {
      if (changedBet(message)?.kind === 'system' || message.t === 'resumed') list.refresh()
    },
    everyMs: SCORES_MS,
    while: () => list.data?.of === 'tickets' && list.data.bet.legs.some((leg) => mayMove(leg, now())),
  }),
  View: SystemsPageView,
})
