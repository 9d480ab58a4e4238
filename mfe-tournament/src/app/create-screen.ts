import type { HostServices } from '@touchline/contracts/host'
import type { Screen } from '@touchline/screens'
import { createElement } from 'react'
import { CreateRoomPage, CreateRoomStore } from '../create'

/** A new room in three steps. */
const createScreen: Screen = {
  open: (host: HostServices) => {
    const store = new CreateRoomStore(host)
    return {
      element: createElement(CreateRoomPage, { store }),
      start: () => {
        void store.load()
        const following = host.location$.subscribe(({ search }) => store.follow(search))
        return () => following.unsubscribe()
      },
    }
  },
}
export default createScreen
