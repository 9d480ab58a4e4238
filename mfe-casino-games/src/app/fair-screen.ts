import type { Screen } from '@touchline/screens'
import { createElement } from 'react'
import { FairStore } from '../fair/state/fair-store'
import { FairPage } from '../fair/views/fair-page'

/** The public page that checks rounds; everything is computed on it. */
const fairScreen: Screen = {
  open: () => ({
    element: createElement(FairPage, { store: new FairStore(window.location.search) }),
    start: () => () => undefined,
  }),
}
export default fairScreen
