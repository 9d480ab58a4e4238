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
  private isAnswered = false
  private readonly subscription: Subscription

  constructor(private readonly bus: BusService) {
    makeAutoObservable<this, 'bus' | 'undelivered' | 'isAnswered'>(this, {
      bus: false,
      // The slip speaks of every move of its price; rows are written anew only for another pick.
      picks: observableStruct,
      undelivered: false,
      isAnswered: false,
    })
    this.subscription = bus.events$.subscribe((event) => {
      if (event.type === 'slip') this.take([...event.picks, ...(event.leaving ?? [])])
    })
  }

  /** Keys of picks in the slip. */
  get keys(): ReadonlySet<string> {
    return new Set(this.picks.map((pick) => pickKey(pick.line_id, pick.selection)))
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
    this.isAnswered = false
    this.bus.emit(press)
    if (this.isAnswered) return
    this.undelivered = toggled(this.undelivered, press)
    this.picks = this.undelivered.map((one) => one.pick)
  }

  dispose(): void {
    this.subscription.unsubscribe()
  }

  /** A slip is there: it gets the undelivered selections that it does not hold. */
  private take(picks: readonly PickIntent[]): void {
    const { undelivered } = this
    this.picks = picks
    this.isAnswered = true
    this.undelivered = []
    // Once it has restored the selections of the tab and has reported them.
    queueMicrotask(() => {
      for (const press of undelivered)
        if (!this.picks.some((held) => isSamePick(held, press.pick))) this.bus.emit(press)
    })
  }
}

const toggled = (presses: readonly Press[], press: Press): Press[] => {
  const others = presses.filter(({ pick }) => !isSamePick(pick, press.pick))
  return others.length < presses.length ? others : [...others, press]
}
