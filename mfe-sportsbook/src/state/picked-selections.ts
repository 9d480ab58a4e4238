import type { BusEvent, BusService, PickIntent, ShownPrice } from '@touchline/contracts/host'
import { makeAutoObservable, observableStruct } from 'mobx'
import { isSamePick, pickKey } from '../domain/same-pick'

type Press = Extract<BusEvent, { type: 'pick' }>

/** Selections that are in the slip, as it says on the bus, until `dispose`. */
export class PickedSelections {
  picks: readonly PickIntent[] = []
  /** Pressed while no slip answered: it comes after the board, and is away while another version takes its place. */
  private unheard: readonly Press[] = []
  private readonly subscription: { unsubscribe(): void }

  constructor(private readonly bus: BusService) {
    makeAutoObservable<this, 'bus' | 'subscription' | 'unheard'>(this, {
      bus: false,
      subscription: false,
      // The slip speaks of every move of its price; rows are written anew only for another pick.
      picks: observableStruct,
      unheard: false,
    })
    this.subscription = bus.events$.subscribe((event) => {
      if (event.type === 'slip') this.take(event.picks)
    })
  }

  /** Keys of picks in the slip. */
  get keys(): ReadonlySet<string> {
    return new Set(this.picks.map((pick) => pickKey(pick.line_id, pick.selection)))
  }

  /** Asks the slip to toggle a selection, of which this was `shown`. Without a slip it is shown as picked, and the next one gets it. */
  toggle(pick: PickIntent, shown?: ShownPrice): void {
    const press: Press = { type: 'pick', pick, ...(shown && { shown }) }
    let isAnswered = false
    const ear = this.bus.events$.subscribe(({ type }) => {
      isAnswered ||= type === 'slip'
    })
    this.bus.emit(press)
    ear.unsubscribe()
    if (isAnswered) return
    this.unheard = toggled(this.unheard, press)
    this.picks = this.unheard.map((one) => one.pick)
  }

  dispose(): void {
    this.subscription.unsubscribe()
  }

  /** A slip is there: it gets what it does not hold of the selections that none has heard. */
  private take(picks: readonly PickIntent[]): void {
    const { unheard } = this
    this.picks = picks
    if (unheard.length === 0) return
    this.unheard = []
    // Once it has remembered what the tab held, and has told everybody.
    queueMicrotask(() => {
      const missing = unheard.filter(({ pick }) => !this.picks.some((held) => isSamePick(held, pick)))
      for (const press of missing) this.bus.emit(press)
    })
  }
}

const toggled = (presses: readonly Press[], press: Press): Press[] => {
  const others = presses.filter(({ pick }) => !isSamePick(pick, press.pick))
  return others.length < presses.length ? others : [...others, press]
}
