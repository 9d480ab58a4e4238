import type { Screen } from '@touchline/screens'
import { createElement } from 'react'
import { LOTTERIES } from '../lottery/domain/lotteries'
import { LotteryStore } from '../lottery/state/lottery-store'
import { LotteryPage } from '../lottery/views/lottery-page'
import { LOTTERY_PAGE } from '../shared/domain/round-addresses'
import { openRoundPage } from './round-page'

const FIRST_KIND = '4d'

const randomDigit = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 10

/** The lotteries. */
const lotteryScreen: Screen = {
  open: (host) => {
    const { kind } = LOTTERY_PAGE.viewOf(window.location.search)
    const { store, start } = openRoundPage(
      host,
      (shown) => LOTTERY_PAGE.pathOf({ kind: shown }),
      (deps) =>
        new LotteryStore(Object.hasOwn(LOTTERIES, kind) ? kind : FIRST_KIND, { ...deps, randomDigit }),
    )
    return { element: createElement(LotteryPage, { store }), start }
  },
}
export default lotteryScreen
