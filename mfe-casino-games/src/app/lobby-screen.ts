import { isPlayable } from '@touchline/contracts/host'
import { listScreen, type Screen } from '@touchline/screens'
import { followAccount } from '@touchline/screens/host'
import {
  askLobby,
  CatalogueStore,
  GameLauncher,
  isDisabling,
  JackpotsStore,
  type Lobby,
  LobbyPage,
  type LobbyPlace,
  LobbyStore,
  type LobbyView,
  lobbyAddress,
  lobbyAt,
  MarksStore,
  OpenRoundsStore,
} from '../lobby'
import { isPhone } from '../shared/domain/is-phone'

const TICK_MS = 30_000
const JACKPOTS_EVERY_MS = 10_000
/** Catalogues change by the hour. */
const REFRESH_MS = 5 * 60_000

/** The lobby of an address. Its games are asked for once, however they are filtered. */
export const lobbyScreen = (path: string): Screen => ({
  open: (host) => {
    const place = lobbyAt(path, host.brand)
    if (!place) throw new Error(`No lobby at ${path}`)
    return screenOf(place).open(host)
  },
})

function screenOf(place: LobbyPlace): Screen {
  const { path, category } = place
  const platform = isPhone(window) ? 'mobile' : 'desktop'
  return {
    open: (host) => {
      const question = { category, platform, language: () => host.locale.language() } as const
      const searched = askLobby({ ...question, category: null })(host.call)
      return listScreen<LobbyView, Lobby, LobbyStore>({
        address: lobbyAddress(path),
        ask: askLobby(question),
        totalOf: ({ games }) => games.length,
        questionOf: () => path,
        ends: isDisabling,
        storeOf: (list, { now, brand, call }) =>
          new LobbyStore(
            list,
            place,
            {
              marks: new MarksStore(call),
              jackpots: new JackpotsStore(call),
              launcher: new GameLauncher(host, platform === 'mobile', path),
              openRounds: new OpenRoundsStore(host),
              catalogue: new CatalogueStore(() => searched({}, new AbortController().signal)),
              now,
            },
            category === null || isPlayable(brand, category),
          ),
        following: () => ({ everyMs: REFRESH_MS }),
        alongside: ({ session$ }, store) => {
          const leave = followAccount({ session$ }, ({ info }) => {
            void store.marks.load()
            void store.openRounds.load()
            store.learnUpline(info.parent_id)
          })
          void store.jackpots.load()
          if (store.view.search !== '') store.change({ search: store.view.search })
          store.tick()
          // The window of a game was in front before.
          const onFocus = () => void store.openRounds.load()
          window.addEventListener('focus', onFocus)
          const timers = [
            setInterval(store.tick, TICK_MS),
            setInterval(() => void store.jackpots.load(), JACKPOTS_EVERY_MS),
          ]
          return () => {
            leave()
            window.removeEventListener('focus', onFocus)
            for (const timer of timers) clearInterval(timer)
          }
        },
        View: LobbyPage,
      }).open(host)
    },
  }
}
