import { useState } from 'react'
import { useSlip } from './slip-context'

/**
 * `press` reports a press on the button; `wasLost` is true after a press without a connection until there is
 * one.
 */
export function useOfflinePress(): { readonly wasLost: boolean; readonly press: () => void } {
  const { state } = useSlip()
  const [wasPressed, setPressed] = useState(false)
  const isLost = state.freshness === 'lost'
  if (wasPressed && !isLost) setPressed(false)
  return { wasLost: wasPressed && isLost, press: () => setPressed(isLost) }
}
