import type { ReleaseDocument } from '@touchline/contracts/release'
import type { AreaFacts, AreaState, Slot, SlotStates } from '../../composition/composition'

/** All facts of the page that the panel shows, independent of layout. */
export interface PanelFacts {
  document: Pick<ReleaseDocument, 'brand' | 'channel' | 'revision' | 'shell'>
  areas: readonly AreaFacts[]
  states: SlotStates
  outdated: readonly string[]
  /** Version of the shell that runs. */
  shell: string
  /** Who the buckets of canaries are drawn from; null for the device. */
  member: string | null
  device: string
  /** News of releases comes by itself. */
  isPushed: boolean
}

/** Stage of an area in a word. */
export type AreaStage = AreaState['stage'] | 'outdated'

/** Stage of an area: failed anywhere is failed, then older, then running. */
export function stageOf(
  { states, outdated }: Pick<PanelFacts, 'states' | 'outdated'>,
  area: string,
): AreaStage {
  const own = Object.values(states).flatMap((state) =>
    state.stage !== 'idle' && state.area === area ? [state.stage] : [],
  )
  if (own.includes('failed')) return 'failed'
  if (outdated.includes(area)) return 'outdated'
  if (own.includes('loading')) return 'loading'
  return own.includes('mounted') ? 'mounted' : 'idle'
}

/** Places of the page that an area fills, in the page's order. */
export const placesOf = (states: PanelFacts['states'], area: string): Slot[] =>
  Object.entries(states).flatMap(([slot, state]) =>
    state.stage !== 'idle' && state.area === area ? [slot as Slot] : [],
  )
