import type { BusService } from '@touchline/contracts/host'
import { reaction } from 'mobx'
import { fromEvent, type Subscription } from 'rxjs'
import { typedDigit } from '../domain/typed-digit'
import type { Slip } from './slip'

/** Digits that were typed before there was a field. */
export interface EarlyDigits {
  /** Gives it away, once. */
  take(): string
}

/**
 * Keeps digits that are typed after a pick until the stake can take them: its code, its offer or the form of several may still
 * be on their way. `isOn` says whether single keys are to do anything, `hasForm` whether there is a form to type into.
 */
export function keepDigits(
  slip: Slip,
  bus: BusService,
  { isOn, hasForm }: { isOn: () => boolean; hasForm: () => boolean },
): { readonly early: EarlyDigits; readonly running: Subscription } {
  let text = ''
  const running = fromEvent<KeyboardEvent>(document, 'keydown').subscribe((event) => {
    const digit = typedDigit(event)
    if (digit) text = isOn() && isAwaited() ? text + digit : ''
  })
  running.add(
    // Keys that the board received before the slip was loaded.
    bus.events$.subscribe((event) => {
      if (event.type === 'pick' && event.typed && isOn()) text = event.typed.map(typedDigit).join('')
    }),
  )
  running.add(
    reaction(
      () => slip.all.length + slip.burmese.length === 0,
      (isEmpty) => {
        if (isEmpty) text = ''
      },
    ),
  )
  return {
    running,
    early: {
      take: () => {
        const taken = text
        text = ''
        return taken
      },
    },
  }

  /** A stake is expected, and there is no field yet. */
  function isAwaited(): boolean {
    const { open, combination, mode, count } = slip
    const wager = mode === 'single' ? open?.wager : combination?.wager
    return count > 0 && (wager?.stage.stage ?? 'editing') === 'editing' && !hasForm()
  }
}
