import type { Location } from '@touchline/contracts/host'
import { createContext } from 'react'

/** Location of the screen on the page; the address may be a step ahead while another screen loads. */
export const LocationContext = createContext<Location>({ pathname: '', search: '', hash: '' })
