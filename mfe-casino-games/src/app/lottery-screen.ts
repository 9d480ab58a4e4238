import type { Screen } from '@touchline/screens'
import { followAccount } from '@touchline/screens/host'
import { createElement } from 'react'
import { LOTTERIES } from '../lottery/domain/lotteries'
import { LotteryStore } from '../lottery/state/lottery-store'
import { LotteryPage } from '../lottery/views/lottery-page'
import { createRoundCalls } from '../rounds/transport/round-calls'
import { LOTTERY_PAGE } from '../shared/domain/round-addresses'

const TICK_MS = 250
const FIRST_KIND = '4d'

/** The lotteries. */
const lotteryScreen: Screen = {
  open: (host) => {
    let operatorType = 1
    const { kind } = LOTTERY_PAGE.viewOf(window.location.search)
    const store = new LotteryStore(kind in LOTTERIES ? kind : FIRST_KIND, {
      calls: createRoundCalls(host),
      now: host.now,
      newKey: host.newKey,
      operatorType: () => operatorType,
      show: (shown) => host.navigate(LOTTERY_PAGE.pathOf({ kind: shown }), { replace: true }),
      randomDigit: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 10,
    })
    return {
      element: createElement(LotteryPage, { store }),
      start: () => {
        const leave = followAccount(host, ({ info }) => {
          operatorType = info.operator_type
        })
        store.load()
        const timer = setInterval(store.tick, TICK_MS)
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
export default lotteryScreen
