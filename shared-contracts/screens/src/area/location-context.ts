import type { Location } from '@touchline/contracts/host'
import { createContext } from 'react'

/** Where the screen on the page stands; the address may be a step ahead while another screen is on its way. */
export const LocationContext = createContext<Location>({ pathname: '', search: '', hash: '' })
