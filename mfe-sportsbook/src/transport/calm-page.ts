import { defer, fromEvent, map, merge, type Observable, of, startWith, switchMap, timer } from 'rxjs'

/** A finger that rests on the page must not make prices old. */
const HELD_MOST_MS = 400
/** After a release the page answers: the price stands as picked, the slip takes it. */
const ANSWER_MS = 150

/**
 * False from the moment a finger or a mouse button is down until the press has had its answer. A tick of prices that
 * came in between would make the player wait for it, and move prices under the finger.
 */
export const calmPage$: Observable<boolean> = defer(() => {
  const on = (type: string) => fromEvent(document, type, { capture: true, passive: true })
  const presses$ = on('pointerdown').pipe(map(() => HELD_MOST_MS))
  const releases$ = merge(on('pointerup'), on('pointercancel')).pipe(map(() => ANSWER_MS))
  return merge(presses$, releases$).pipe(
    switchMap((ms) => merge(of(false), timer(ms).pipe(map(() => true)))),
    startWith(true),
  )
})
