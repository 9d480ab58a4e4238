import type { Location } from '@touchline/contracts/host'
import { useStream } from '../state/use-stream'
import { useShell } from './shell-context'

/** Where the page is. */
export const usePlace = (): Location => useStream(useShell().location.location$)
