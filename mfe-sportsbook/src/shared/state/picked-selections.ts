import type { BusEvent, BusService, PickIntent, ShownMatch, ShownPrice } from '@touchline/contracts/host'
import { makeAutoObservable, observableStruct } from 'mobx'
import type { Subscription } from 'rxjs'
import { isSamePick, pickKey } from '../domain/same-pick'

type Press = Extract<BusEvent, { type: 'pick' }>

/** Selections that are in the slip, as it says on the bus, until `dispose`. */
export class PickedSelections {
  picks: readonly PickIntent[] = []
  /** Pressed while no slip answered: it comes after the board, and is away while another version takes its place. */
  private undelivered: readonly Press[] = []
  /** Keys since the press, which the slip gets with it; null while nothing waits for a slip. */
  private typed: KeyboardEvent[] | null = null
  private readonly subscription: Subscription

  constructor(private readonly bus: BusService) {
    makeAutoObservable<this, 'bus' | 'undelivered'>(this, {
      bus: false,
      // The slip speaks of every move of its price; rows are written anew only for another pick.
      picks: observableStruct,
      undelivered: false,
    })
    const keepKey = (event: KeyboardEvent) => this.typed?.push(event)
    addEventListener('keydown', keepKey)
    this.subscription = bus.events$.subscribe((event) => {
      if (event.type === 'slip') this.take([...event.picks, ...(event.leaving ?? [])])
    })
    this.subscription.add(() => removeEventListener('keydown', keepKey))
  }

  /** Keys of picks in the slip. */
  get keys(): ReadonlySet<string> {
    return new Set(this.picks.map((pick) => pickKey(pick.line_id, pick.selection)))
  }

  /** A price is pressed; the slip learns of it once that is drawn. From now on keys are meant for its stake. */
  press(): void {
    if (!this.undelivered[0]) this.typed = []
  }

  /**
   * Asks the slip to toggle a selection, of which this was `shown`, on its own or as a leg of a parlay. Without a slip it is shown
   * as picked, and the next one gets it.
   */
  toggle(
    pick: PickIntent,
    shown?: ShownPrice,
    { parlay = false, match }: { readonly parlay?: boolean; readonly match?: ShownMatch | undefined } = {},
  ): void {
    const press: Press = { type: 'pick', pick, shown, ...(match && { match }), ...(parlay && { parlay }) }
    this.typed ??= []
    this.bus.emit(press)
    // A slip that answers has received the keys.
    if (!this.typed) return
    this.undelivered = toggled(this.undelivered, press)
    this.picks = this.undelivered.map((one) => one.pick)
  }

  dispose(): void {
    this.subscription.unsubscribe()
  }

  /** A slip is there: it gets the undelivered selections that it does not hold. */
  private take(picks: readonly PickIntent[]): void {
    const { undelivered, typed } = this
    this.picks = picks
    this.typed = null
    this.undelivered = []
    // Once it has restored the selections of the tab and has reported them.
    queueMicrotask(() => {
      for (const press of undelivered)
        if (!this.picks.some((held) => isSamePick(held, press.pick)))
          this.bus.emit({ ...press, typed: typed ?? [] })
    })
  }
}

const toggled = (presses: readonly Press[], press: Press): Press[] => {
  const others = presses.filter(({ pick }) => !isSamePick(pick, press.pick))
  return others.length < presses.length ? others : [...others, press]
}
