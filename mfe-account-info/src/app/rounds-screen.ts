import type { MemberMessage } from '@touchline/contracts/live'
import { listScreen, type Screen } from '@touchline/screens'
import type { ListStore } from '@touchline/screens/list'
import { askRounds, type RoundsPage } from '../rounds/transport/rounds'
import { RoundsPageView } from '../rounds/views/rounds-page'
import { ROUNDS, type RoundsView } from '../shared/domain/rounds-address'

const screen: Screen = {
  // Days are those of the brand, so the question needs more of the host than its calls.
  open: (host) =>
    listScreen<RoundsView, RoundsPage, ListStore<RoundsView, RoundsPage>, MemberMessage>({
      address: ROUNDS,
      ask: () => askRounds(host),
      totalOf: ({ total }) => total,
      pageSize: ({ pageDisplay }) => pageDisplay.pageSize,
      storeOf: (list) => list,
      following: ({ live }, list) => ({
        changes$: live.member$,
        onChange: ({ t }) => {
          if (t === 'balance') list.refresh()
        },
      }),
      View: RoundsPageView,
    }).open(host),
}
export default screen
