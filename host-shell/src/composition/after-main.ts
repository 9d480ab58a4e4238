import { filter, firstValueFrom, map, type Observable, race, timer } from 'rxjs'
import type { AreaState, Slot } from './composition'

/** Longest that neighbours wait: a page that hangs keeps nobody from betting. */
const WAIT_MS = 1500

/**
 * Resolves once the page's own area is up or has failed, or has kept its neighbours waiting long enough: on a thin line
 * what the player came for does not share it with what stands beside.
 */
export async function afterMain(areas$: Observable<Readonly<Record<Slot, AreaState>>>): Promise<void> {
  const isDecided = ({ main }: Record<Slot, AreaState>) => main.stage === 'mounted' || main.stage === 'failed'
  const decided = areas$.pipe(filter(isDecided))
  await firstValueFrom(race(decided, timer(WAIT_MS)).pipe(map(() => null)), { defaultValue: null })
}
