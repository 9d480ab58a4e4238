import type { Location } from '@touchline/contracts'
import { useStream } from '../state/use-stream'
import { useShell } from './shell-context'

/** Where the page is. The shell has few pages of its own: knowing the path is all the routing that it needs. */
export const usePlace = (): Location => useStream(useShell().location.location$)
