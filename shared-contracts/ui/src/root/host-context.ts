import type { HostServices } from '@touchline/contracts/host'
import { createContext, useContext } from 'react'

export const HostContext = createContext<HostServices | null>(null)

/** What the shell gives to the remote this component belongs to. */
export function useHost(): HostServices {
  const host = useContext(HostContext)
  if (!host) throw new Error('useHost needs a root made by mountReact')
  return host
}
