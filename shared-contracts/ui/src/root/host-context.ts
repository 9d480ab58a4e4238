import type { HostServices } from '@touchline/contracts/host'
import { createContext, useContext } from 'react'

export const HostContext = createContext<HostServices | null>(null)

/** The services of the shell for the remote of this component. */
export function useHost(): HostServices {
  const host = useContext(HostContext)
  if (!host) throw new Error('useHost needs a root made by mountReact')
  return host
}
