import type { AreaState, Slot, SlotStates } from '../composition'
import type { AreaSlot } from './area-slot'

/** All slots of the page together; that of a parcel is made when it is first asked for. */
export class PageSlots {
  private readonly slots = new Map<Slot, AreaSlot>()

  constructor(private readonly create: (slot: Slot) => AreaSlot) {
    this.of('main')
  }

  of(name: Slot): AreaSlot {
    const slot = this.slots.get(name) ?? this.create(name)
    this.slots.set(name, slot)
    return slot
  }

  states(): SlotStates {
    return Object.fromEntries([...this.slots].map(([name, { state }]) => [name, state])) as SlotStates
  }

  /** Whether any slot is in a state like this. */
  some(isMeant: (state: AreaState) => boolean): boolean {
    return [...this.slots.values()].some(({ state }) => isMeant(state))
  }

  /** Opens the slots in a state like this once more, in the versions that are chosen now; done when they are up or failed. */
  async reopen(isMeant: (state: AreaState) => boolean, among?: readonly Slot[]): Promise<void> {
    const meant = [...this.slots].filter(
      ([name, { state }]) => isMeant(state) && among?.includes(name) !== false,
    )
    await Promise.all(meant.map(([, slot]) => slot.reopen()))
  }

  async clear(): Promise<void> {
    await Promise.all([...this.slots.values()].map((slot) => slot.clear()))
  }
}

export const isOf =
  (area: string, stage: 'mounted' | 'failed') =>
  (state: AreaState): boolean =>
    state.stage === stage && state.area === area
