import { filter, firstValueFrom, type Observable } from 'rxjs'
import { withTimeout } from '../../time/with-timeout'
import type { SlotStates } from '../composition'

/**
 * Resolves once the page's own area is `shown` or has failed, or after a maximum wait: on a slow connection
 * the main area does not share bandwidth with the areas beside it.
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
