import { useEffect } from 'react'
import type { AreaState, ParcelName } from '../../composition/composition'
import { useStream } from '../../state/use-stream'
import { useShell } from '../shell-context'
import { useArea } from './use-area'

/** Keeps a parcel up while a member is in and the component is shown. */
export function useParcel(name: ParcelName): AreaState {
  const { composition, places, session } = useShell()
  const { stage } = useStream(session.session$)
  useEffect(() => {
    if (stage !== 'in') return
    return composition.mountParcel(name, places[name])
  }, [composition, places, name, stage])
  return useArea(name)
}
