import type { HostServices } from '@touchline/contracts/host'
import { OWN_WINDOW } from '@touchline/contracts/limits'
import type { Screen } from '@touchline/screens'
import { createElement } from 'react'
import { createGameCalls, GamePage, GameStore, keptSince } from '../game-frame'
import { GAME_PAGE } from '../shared/domain/game-address'
import { isPhone } from '../shared/domain/is-phone'

const TICK_MS = 1000
/** Rounds are asked for once after a series of balance changes. */
const ROUNDS_AFTER_MS = 2_500

/** The page of a game, in a window of its own or in place. */
const gameScreen: Screen = {
  open: (host) => {
    const store = storeOf(host)
    return {
      element: createElement(GamePage, { store }),
      start: () => {
        void store.launch()
        const timer = setInterval(store.tick, TICK_MS)
        const stopRounds = followBalance(host, store.takeBalance, () => void store.followRounds())
        return () => {
          clearInterval(timer)
          stopRounds()
        }
      },
    }
  },
}
export default gameScreen

function storeOf(host: HostServices): GameStore {
  const { provider, game, mode, from } = GAME_PAGE.viewOf(window.location.search)
  const platform = isPhone(window) ? 'mobile' : 'desktop'
  return new GameStore(
    { provider, game, mode, from },
    {
      calls: createGameCalls(host, platform),
      since: keptSince(() => sessionStorage, `${provider}/${game}`, host.now),
      host,
      platform,
      closeWindow: () => {
        if (!window.name.startsWith(OWN_WINDOW)) return false
        window.close()
        return window.closed
      },
    },
  )
}

/** Each round moves the balance: the server pushes it for games of every protocol. */
function followBalance(
  { balance$ }: Pick<HostServices, 'balance$'>,
  onBalance: GameStore['takeBalance'],
  onRounds: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isFirst = true
  const following = balance$.subscribe((wallet) => {
    onBalance(wallet)
    if (!isFirst) timer ??= setTimeout(ask, ROUNDS_AFTER_MS)
    isFirst = false
  })
  const ask = () => {
    timer = undefined
    onRounds()
  }
  return () => {
    following.unsubscribe()
    clearTimeout(timer)
  }
}
