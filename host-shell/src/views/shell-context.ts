import type { ResponseOf, uplineContact } from '@touchline/contracts/calls'
import { createContext, useContext } from 'react'
import type { BehaviorSubject } from 'rxjs'
import type { Composition } from '../composition/composition'
import type { ShellServices } from '../services/shell-services'
import type { Places } from './places'

/** Services for the views of the shell. */
export interface Shell extends ShellServices {
  composition: Composition
  places: Places
  shellOutdated$: BehaviorSubject<boolean>
  /** Messages that the member has not read; kept by what shows the way to them. */
  unread$: BehaviorSubject<number>
  /** How the member reaches their upline; kept for when they are kept out and may not ask. */
  contacts$: BehaviorSubject<ResponseOf<typeof uplineContact> | null>
  /** Not null while the product is closed. */
  maintenance: { until: number | null } | null
  /** Origins of which this browser may run a remote of its own choice. */
  overrideOrigins: readonly string[]
  version: string
  /** Random name of this browser in health reports. */
  device: string
}

export const ShellContext = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('useShell needs the shell above')
  return shell
}
