import type { BusService, PickIntent } from '@touchline/contracts/host'
import { makeAutoObservable, observableStruct } from 'mobx'
import { isSamePick, pickKey } from '../domain/same-pick'

/** Selections that are in the slip, as it says on the bus, until `dispose`. */
export class PickedSelections {
  picks: readonly PickIntent[] = []
  /** Pressed while no slip answered: it comes after the board, and is away while another version takes its place. */
  private unheard: readonly PickIntent[] = []
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

  /** Asks the slip to toggle a selection. Without a slip it is shown as picked, and the next one gets it. */
  toggle(pick: PickIntent): void {
    let isAnswered = false
    const ear = this.bus.events$.subscribe(({ type }) => {
      isAnswered ||= type === 'slip'
    })
    this.bus.emit({ type: 'pick', pick })
    ear.unsubscribe()
    if (isAnswered) return
    this.unheard = toggledPick(this.unheard, pick)
    this.picks = this.unheard
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
      const missing = unheard.filter((pick) => !this.picks.some((held) => isSamePick(held, pick)))
      for (const pick of missing) this.bus.emit({ type: 'pick', pick })
    })
  }
}

const toggledPick = (picks: readonly PickIntent[], pick: PickIntent): PickIntent[] => {
  const others = picks.filter((one) => !isSamePick(one, pick))
  return others.length < picks.length ? others : [...others, pick]
}
