import type { HostServices } from '@touchline/contracts/host'
import type { Address } from '../address'
import type { ListStore } from './list-store'

/** Events that change a list, beside its address. */
export interface Following<Change> {
  /** Changes on the server, as the host pushes them; each asks again, unless `onChange` is given. */
  readonly changes$?: { subscribe(listener: (change: Change) => void): { unsubscribe(): void } }
  readonly onChange?: (change: Change) => void
  /** Asks again every so many milliseconds. */
  readonly everyMs?: number
  /** Whether there is anything to ask for now. */
  readonly while?: () => boolean
}

/** Lets a list follow its address and what it changes by, until the returned function is called. */
export function followList<View extends object, Data, Change>(
  { location$ }: Pick<HostServices, 'location$'>,
  address: Address<View>,
  list: ListStore<View, Data>,
  following: Following<Change> = {},
): () => void {
  const { changes$, onChange = list.refresh, everyMs, while: isWanted = () => true } = following
  const moves = location$.subscribe(({ pathname, search }) => {
    // The address changes before an area is unmounted: it may be somebody else's already.
    if (address.isAt(pathname)) list.show(address.viewOf(search))
  })
  const changes = changes$?.subscribe(onChange)
  const timer = everyMs && setInterval(() => isWanted() && list.refresh(), everyMs)
  return () => {
    moves.unsubscribe()
    changes?.unsubscribe()
    clearInterval(timer)
    list.pause()
  }
}
