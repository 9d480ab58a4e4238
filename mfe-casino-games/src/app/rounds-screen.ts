import { roundKind } from '@touchline/fair/rounds'
import type { Screen } from '@touchline/screens'
import { createElement } from 'react'
import { RoundsStore } from '../rounds/state/rounds-store'
import { RoundsPage } from '../rounds/views/rounds-page'
import { VIRTUAL_PAGE } from '../shared/domain/round-addresses'
import { openRoundPage } from './round-page'

const FIRST_KIND = 'vd'

/** Lotteries have a page of their own. */
const isShown = (kind: string): boolean => (roundKind(kind)?.family ?? 'lottery') !== 'lottery'

/** Virtual and special sports, and keno. */
const roundsScreen: Screen = {
  open: (host) => {
    const { kind } = VIRTUAL_PAGE.viewOf(window.location.search)
    const { store, start } = openRoundPage(
      host,
      (shown) => VIRTUAL_PAGE.pathOf({ kind: shown }),
      (deps) => new RoundsStore(isShown(kind) ? kind : FIRST_KIND, deps),
    )
    return { element: createElement(RoundsPage, { store }), start }
  },
}
export default roundsScreen
