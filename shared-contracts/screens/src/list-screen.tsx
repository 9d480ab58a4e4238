import type { CallService, HostServices } from '@touchline/contracts/host'
import type { Preferences } from '@touchline/contracts/session'
import type { ComponentType } from 'react'
import type { Address } from './address'
import { type Following, followList, type ListOptions, ListStore } from './list'
import type { Screen } from './screen'

interface ListScreenOptions<View, Data, Store, Change>
  extends Pick<ListOptions<View, Data>, 'totalOf' | 'isSameList' | 'questionOf' | 'ends'> {
  address: Address<View>
  /** Makes the question from the host's calls; it never throws. */
  ask: (call: CallService) => ListOptions<View, Data>['ask']
  /** Rows of one page, or the member's setting for it; by default everything is one page. */
  pageSize?: number | ((preferences: Preferences) => number)
  View: ComponentType<{ store: Store }>
  following?: (host: HostServices, store: Store) => Following<Change>
  /** Runs while the screen is in sight, such as a clock; returns its end. */
  alongside?: (host: HostServices, store: Store) => () => void
}

/** A screen that shows a list: its address, its question, what it follows, and how it looks. */
export function listScreen<View extends object, Data, Change = never>(
  options: ListScreenOptions<View, Data, ListStore<View, Data>, Change>,
): Screen
/** With `storeOf` the screen has a store of its own around the list. */
export function listScreen<View extends object, Data, Store, Change = never>(
  options: ListScreenOptions<View, Data, Store, Change> & {
    storeOf: (list: ListStore<View, Data>, host: HostServices) => Store
  },
): Screen
export function listScreen<View extends object, Data, Store>({
  ask,
  following,
  alongside,
  View,
  pageSize,
  storeOf = (list) => list as Store,
  ...options
}: ListScreenOptions<View, Data, Store, unknown> & {
  storeOf?: (list: ListStore<View, Data>, host: HostServices) => Store
}): Screen {
  return {
    open: (host) => {
      const { preferences } = host
      const sizeOf = typeof pageSize === 'function' ? pageSize : () => pageSize
      const list = new ListStore({
        ...options,
        ask: ask(host.call),
        goTo: host.navigate,
        pageSize: sizeOf(preferences.current()),
      })
      const store = storeOf(list, host)
      return {
        element: <View store={store} />,
        start: () => {
          const sizes = preferences.preferences$.subscribe((now) => list.resize(sizeOf(now)))
          const stop = followList(host, options.address, list, following?.(host, store))
          const stopAlongside = alongside?.(host, store)
          return () => {
            stop()
            sizes.unsubscribe()
            stopAlongside?.()
          }
        },
      }
    },
  }
}

/** A screen without anything to ask for. */
export const plainScreen = (View: ComponentType): Screen => ({
  open: () => ({ element: <View />, start: () => () => undefined }),
})
