import type { ParcelPlace } from '@touchline/contracts/routes'
import { useEffect, useMemo } from 'react'
import { combineLatest, map } from 'rxjs'
import type { AreaState } from '../../composition/composition'
import { useStream } from '../../state/use-stream'
import { PlaceBox } from '../place-box'
import { useShell } from '../shell-context'

const IDLE: AreaState = { stage: 'idle' }
/** The one that a place tells first. */
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
  const state$ = useMemo(
    () =>
      combineLatest([composition.areas$, composition.pages$]).pipe(
        map(([areas, { parcels }]) => {
          const states = parcels
            .filter((parcel) => parcel.place === place)
            .map(({ name }) => areas[name] ?? IDLE)
          const worst = WORST_FIRST.find((stage) => states.some((state) => state.stage === stage))
          return states.find(({ stage }) => stage === worst) ?? IDLE
        }),
      ),
    [composition, place],
  )
  return useStream(state$, IDLE)
}
