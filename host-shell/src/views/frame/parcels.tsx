import type { ParcelPlace } from '@touchline/contracts/routes'
import { useEffect } from 'react'
import type { AreaState, SlotStates } from '../../composition/composition'
import { useStream } from '../../state/use-stream'
import { PlaceBox } from '../place-box'
import { useShell } from '../shell-context'

const IDLE: AreaState = { stage: 'idle' }
const NONE: SlotStates = { main: IDLE }
/** The stage that a place shows first. */
const WORST_FIRST = ['failed', 'loading', 'idle', 'mounted'] as const

/** The parcels of a place, kept up while a member is in and the component is shown. */
export function Parcels({ place }: { place: ParcelPlace }) {
  const { composition, places, session } = useShell()
  const { stage } = useStream(session.session$)
  const { parcels } = useStream(composition.pages$)
  return (
    <>
      <PlaceBox element={places[place]} />
      {stage === 'in' &&
        parcels
          .filter((parcel) => parcel.place === place)
          .map(({ name }) => <Parcel key={name} name={name} place={places[place]} />)}
    </>
  )
}

function Parcel({ name, place }: { name: string; place: HTMLElement }) {
  const { composition } = useShell()
  useEffect(() => {
    const box = document.createElement('div')
    place.append(box)
    const remove = composition.mountParcel(name, box)
    return () => {
      remove()
      box.remove()
    }
  }, [composition, name, place])
  return null
}

/** How the parcels of a place are: failed if one has failed, idle without any. */
export function usePlaceState(place: ParcelPlace): AreaState {
  const { composition } = useShell()
  const { parcels } = useStream(composition.pages$)
  const areas = useStream(composition.areas$, NONE)
  const states = parcels.filter((parcel) => parcel.place === place).map(({ name }) => areas[name] ?? IDLE)
  const worst = WORST_FIRST.find((stage) => states.some((state) => state.stage === stage))
  return states.find(({ stage }) => stage === worst) ?? IDLE
}
