import type { BrandView, HostServices } from '@touchline/contracts/host'
import { createContext, useContext } from 'react'
import type { SlipEntry } from '../domain/slip-now'
import type { SlipContext as SlipState } from '../state/slip-context'
import type { Slip } from '../state/slip-store'
import type { RunningSlip } from '../state/start-slip'

/** Stores and services of all parts of the panel. */
export interface SlipParts {
  readonly slip: Slip
  readonly state: SlipState
  readonly brand: BrandView
  readonly now: () => number
  readonly host: Pick<
    HostServices,
    'bus' | 'live' | 'log' | 'call' | 'navigate' | 'windows' | 'newKey' | 'now'
  >
  readonly viewBets: () => void
  readonly quick: RunningSlip['quick']
  readonly last: RunningSlip['last']
}

const PartsContext = createContext<SlipParts | null>(null)
const EntryContext = createContext<SlipEntry | null>(null)

export const SlipPartsProvider = PartsContext
/** Around everything that is about one selection and its bet. */
export const SlipEntryProvider = EntryContext

export function useSlip(): SlipParts {
  const parts = useContext(PartsContext)
  if (!parts) throw new Error('useSlip needs a SlipPartsProvider above')
  return parts
}

export function useEntry(): SlipEntry {
  const entry = useContext(EntryContext)
  if (!entry) throw new Error('useEntry needs a SlipEntryProvider above')
  return entry
}
