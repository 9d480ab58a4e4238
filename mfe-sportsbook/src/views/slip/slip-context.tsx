import type { BrandView, HostServices } from '@touchline/contracts/host'
import { createContext, useContext } from 'react'
import type { SlipContext as SlipState } from '../../state/slip-context'
import type { SlipSelection } from '../../state/slip-selection'
import type { SlipSelections } from '../../state/slip-selections'

/** What every part of the panel reads and calls. */
export interface SlipParts {
  readonly selections: SlipSelections
  readonly state: SlipState
  readonly brand: BrandView
  readonly now: () => number
  readonly host: Pick<HostServices, 'live' | 'log'>
  readonly viewBets: () => void
}

const PartsContext = createContext<SlipParts | null>(null)
const SelectionContext = createContext<SlipSelection | null>(null)

export const SlipPartsProvider = PartsContext
/** Around everything that is about one selection. */
export const SlipSelectionProvider = SelectionContext

export function useSlip(): SlipParts {
  const parts = useContext(PartsContext)
  if (!parts) throw new Error('useSlip needs a SlipPartsProvider above')
  return parts
}

export function useSelection(): SlipSelection {
  const selection = useContext(SelectionContext)
  if (!selection) throw new Error('useSelection needs a SlipSelectionProvider above')
  return selection
}
