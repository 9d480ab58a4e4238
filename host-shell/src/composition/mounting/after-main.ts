import { filter, firstValueFrom, type Observable } from 'rxjs'
import { withTimeout } from '../../time/with-timeout'
import type { SlotStates } from '../composition'

/**
 * Resolves once the page's own area shows what it was opened for (`shown` says so when it is up) or has failed, or has kept
 * everything else waiting for so long: on a thin line what the player came for does not share it with what stands beside.
 */
export async function afterMain(
  areas$: Observable<Pick<SlotStates, 'main'>>,
  shown: () => Promise<void>,
  longestMs: number,
): Promise<void> {
  const isDecided = ({ main }: Pick<SlotStates, 'main'>) =>
    main.stage === 'mounted' || main.stage === 'failed'
  const decided = firstValueFrom(areas$.pipe(filter(isDecided)), { defaultValue: null })
  await withTimeout(longestMs, decided.then(shown))
}
