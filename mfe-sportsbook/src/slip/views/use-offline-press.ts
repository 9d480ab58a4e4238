import { useState } from 'react'
import { useSlip } from './slip-context'

/** `press` tells of a press on the button; `wasLost` is true from one that was made without a connection until there is one. */
export function useOfflinePress(): { readonly wasLost: boolean; readonly press: () => void } {
  const { state } = useSlip()
  const [wasPressed, setPressed] = useState(false)
  const isLost = state.freshness === 'lost'
  if (wasPressed && !isLost) setPressed(false)
  return { wasLost: wasPressed && isLost, press: () => setPressed(isLost) }
}
