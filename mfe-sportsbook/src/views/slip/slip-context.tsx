import type { BrandView, HostServices } from '@touchline/contracts'
import { createContext, useContext } from 'react'
import type { SlipContext as SlipState } from '../../state/slip-context'
import type { SlipSession } from '../../state/slip-session'

/** What every part of the panel reads and calls. */
export interface SlipParts {
  readonly session: SlipSession
  readonly state: SlipState
  readonly brand: BrandView
  readonly now: () => number
  readonly host: Pick<HostServices, 'live' | 'log'>
  readonly viewBets: () => void
}

const PartsContext = createContext<SlipParts | null>(null)

export const SlipPartsProvider = PartsContext

export function useSlip(): SlipParts {
  const parts = useContext(PartsContext)
  if (!parts) throw new Error('useSlip needs a SlipPartsProvider above')
  return parts
}
