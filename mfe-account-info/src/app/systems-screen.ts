import { LIMITS } from '@touchline/contracts/limits'
import type { MemberMessage } from '@touchline/contracts/live'
import { listScreen } from '@touchline/screens'
import type { ListStore } from '@touchline/screens/list'
import { SYSTEMS, type SystemsView } from '../domain/systems'
import { changedBet } from '../transport/bet-changes'
import { askSystems, type SystemsPage } from '../transport/systems'
import { SystemsPageView } from '../views/systems-page'

export default listScreen<SystemsView, SystemsPage, ListStore<SystemsView, SystemsPage>, MemberMessage>({
  address: SYSTEMS,
  ask: askSystems,
  totalOf: ({ total }) => total,
  pageSize: LIMITS.pageSize,
  storeOf: (list) => list,
  following: ({ live }, list) => ({
    changes$: live.member$,
    onChange: (message) => {
      if (changedBet(message)?.kind === 'system') list.refresh()
    },
  }),
  View: SystemsPageView,
})
