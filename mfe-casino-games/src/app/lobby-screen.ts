import { isPlayable } from '@touchline/contracts/host'
import { listScreen, type Screen } from '@touchline/screens'
import { followAccount } from '@touchline/screens/host'
import type { LobbyAddress } from '../domain/lobby-of-path'
import { type LobbyView, lobbyAddress } from '../domain/lobby-view'
import { FavouritesStore } from '../state/favourites-store'
import { isDisabling, LobbyStore } from '../state/lobby-store'
import { createFavouriteGames } from '../transport/favourite-games'
import { askLobby, type Lobby } from '../transport/lobby-calls'
import { LobbyPage } from '../views/lobby-page'

const TICK_MS = 30_000
/** Catalogues change by the hour. */
const REFRESH_MS = 5 * 60_000

/** The lobby of an address. Its games are asked for once, whatever part of them is looked at. */
export const lobbyScreen = (path: string, address: LobbyAddress): Screen =>
  listScreen<LobbyView, Lobby, LobbyStore>({
    address: lobbyAddress(path),
    ask: askLobby(address.category),
    totalOf: ({ games }) => games.length,
    questionOf: () => address.category,
    ends: isDisabling,
    storeOf: (list, { now, brand }) =>
      new LobbyStore(list, address, new FavouritesStore(), now, isPlayable(brand, address.category)),
    following: () => ({ everyMs: REFRESH_MS }),
    alongside: (host, store) => {
      const leave = followAccount(host, ({ info }) => {
        store.favourites.open(createFavouriteGames(() => localStorage, info.account_id))
        store.learnUpline(info.parent_id)
      })
      store.tick()
      const timer = setInterval(store.tick, TICK_MS)
      return () => {
        leave()
        clearInterval(timer)
      }
    },
    View: LobbyPage,
  })
