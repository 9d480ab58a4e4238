import type { BrandView, HostServices } from '@touchline/contracts/host'
import { createContext, useContext } from 'react'
import type { SlipContext as SlipState } from '../../state/slip-context'
import type { SlipDeck } from '../../state/slip-deck'
import type { SlipTicket } from '../../state/slip-ticket'

/** What every part of the panel reads and calls. */
export interface SlipParts {
  readonly deck: SlipDeck
  readonly state: SlipState
  readonly brand: BrandView
  readonly now: () => number
  readonly host: Pick<HostServices, 'live' | 'log'>
  readonly viewBets: () => void
}

const PartsContext = createContext<SlipParts | null>(null)
const TicketContext = createContext<SlipTicket | null>(null)

export const SlipPartsProvider = PartsContext
/** Around everything that is about one selection. */
export const SlipTicketProvider = TicketContext

export function useSlip(): SlipParts {
  const parts = useContext(PartsContext)
  if (!parts) throw new Error('useSlip needs a SlipPartsProvider above')
  return parts
}

export function useTicket(): SlipTicket {
  const ticket = useContext(TicketContext)
  if (!ticket) throw new Error('useTicket needs a SlipTicketProvider above')
  return ticket
}
