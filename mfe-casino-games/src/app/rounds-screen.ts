import { roundKind } from '@touchline/fair/rounds'
import type { Screen } from '@touchline/screens'
import { followAccount } from '@touchline/screens/host'
import { createElement } from 'react'
import { RoundsStore } from '../rounds/state/rounds-store'
import { createRoundCalls } from '../rounds/transport/round-calls'
import { RoundsPage } from '../rounds/views/rounds-page'
import { VIRTUAL_PAGE } from '../shared/domain/round-addresses'

const TICK_MS = 250
const FIRST_KIND = 'vd'

/** Virtual and special sports. */
const roundsScreen: Screen = {
  open: (host) => {
    let operatorType = 1
    const { kind } = VIRTUAL_PAGE.viewOf(window.location.search)
    const store = new RoundsStore(roundKind(kind) ? kind : FIRST_KIND, {
      calls: createRoundCalls(host),
      now: host.now,
      newKey: host.newKey,
      operatorType: () => operatorType,
      show: (shown) => host.navigate(VIRTUAL_PAGE.pathOf({ kind: shown }), { replace: true }),
    })
    return {
      element: createElement(RoundsPage, { store }),
      start: () => {
        const leave = followAccount(host, ({ info }) => {
          operatorType = info.operator_type
        })
        store.load()
        const timer = setInterval(store.tick, TICK_MS)
        // A settled round moves the balance.
        const following = host.balance$.subscribe(() => void store.board.loadBets())
        return () => {
          leave()
          clearInterval(timer)
          following.unsubscribe()
        }
      },
    }
  },
}
export default roundsScreen
