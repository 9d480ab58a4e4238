import type { MemberMessage } from '@touchline/contracts/live'
import { listScreen, type Screen } from '@touchline/screens'
import type { ListStore } from '@touchline/screens/list'
import { askDraws, type DrawsPage } from '../draws/transport/draws'
import { DrawsPageView } from '../draws/views/draws-page'
import { DRAWS, type DrawsView } from '../shared/domain/draws-address'

const screen: Screen = {
  // Days are those of the brand, so the question needs more of the host than its calls.
  open: (host) =>
    listScreen<DrawsView, DrawsPage, ListStore<DrawsView, DrawsPage>, MemberMessage>({
      address: DRAWS,
      ask: () => askDraws(host),
      totalOf: ({ total }) => total,
      pageSize: ({ pageDisplay }) => pageDisplay.pageSize,
      storeOf: (list) => list,
      following: ({ live }, list) => ({
        changes$: live.member$,
        onChange: ({ t }) => {
          if (t === 'balance' || t === 'resumed') list.refresh()
        },
      }),
      View: DrawsPageView,
    }).open(host),
}
export default screen
