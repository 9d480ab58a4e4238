import type { BusEvent } from '@touchline/contracts/host'
import { BehaviorSubject } from 'rxjs'

/** Which drawer or sheet lies over the page on narrow screens. */
export type Sheet = 'slip' | 'menu' | 'aside'

export interface Sheets {
  readonly open$: BehaviorSubject<Sheet | null>
  /** `tab` is of the slip's sheet. */
  show(sheet: Sheet, tab?: 'slip' | 'bets'): void
  close(): void
  stop(): void
}

/** A slip that is not loaded yet, with the last request to it, or a loaded slip that receives bus events. */
type Slip = 'awaited' | Extract<BusEvent, { type: 'slip-open' }> | 'there'

/** One sheet at a time; the slip's is opened and closed over the bus too. */
export function createSheets(
  emit: (event: BusEvent) => void,
  events$: { subscribe(next: (event: BusEvent) => void): { unsubscribe(): void } },
): Sheets {
  const open$ = new BehaviorSubject<Sheet | null>(null)
  let slip: Slip = 'awaited'
  const following = events$.subscribe((event) => {
    if (event.type === 'logout') open$.next(null)
    // A loaded slip reports its selections: only then can it receive which of its tabs to open.
    if (event.type === 'slip') {
      if (typeof slip === 'object') emit(slip)
      slip = 'there'
    }
    if (event.type !== 'slip-open') return
    if (slip !== 'there') slip = event
    if (event.open) open$.next('slip')
    else if (open$.value === 'slip') open$.next(null)
  })
  return {
    open$,
    show: (sheet, tab = 'slip') => {
      if (sheet === 'slip') emit({ type: 'slip-open', open: true, tab })
      else open$.next(sheet)
    },
    close: () => {
      if (open$.value === 'slip') emit({ type: 'slip-open', open: false, tab: 'slip' })
      else open$.next(null)
    },
    stop: () => following.unsubscribe(),
  }
}
