import type { Location } from '@touchline/contracts'
import { useLocation } from 'react-router-dom'

/** Where the page is, as the router knows it. */
export const usePlace = (): Location => useLocation()
