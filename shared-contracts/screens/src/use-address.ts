import { useHost } from '@touchline/ui'
import { useContext, useMemo } from 'react'
import type { Address } from './address'
import { LocationContext } from './area/location-context'

type Go<View> = (change: Partial<View>, options?: { replace?: boolean }) => void

/** The view that the address asks for, and how to go to another: for screens without a list. */
export function useAddress<View>(address: Address<View>): readonly [view: View, go: Go<View>] {
  const { navigate } = useHost()
  const { search } = useContext(LocationContext)
  const view = useMemo(() => address.viewOf(search), [address, search])
  return [view, (change, options) => navigate(address.pathOf({ ...view, ...change }), options)]
}
