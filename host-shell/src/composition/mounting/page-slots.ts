import type { AreaState } from '../composition'
import { SLOTS, type Slot } from '../composition'
import type { AreaSlot } from './area-slot'

export type States = Readonly<Record<Slot, AreaState>>

/** All places of the page together. */
export class PageSlots {
  private readonly slots: Readonly<Record<Slot, AreaSlot>>

  constructor(create: (slot: Slot) => AreaSlot) {
    this.slots = Object.fromEntries(SLOTS.map((slot) => [slot, create(slot)])) as Record<Slot, AreaSlot>
  }

  of(slot: Slot): AreaSlot {
    return this.slots[slot]
  }

  states(): States {
    return Object.fromEntries(SLOTS.map((slot) => [slot, this.slots[slot].state])) as States
  }

  /** Whether any place is in a state like this. */
  some(isMeant: (state: AreaState) => boolean): boolean {
    return Object.values(this.slots).some(({ state }) => isMeant(state))
  }

  /** Opens the places in a state like this once more, in the versions that are chosen now; done when they are up or failed. */
  async reopen(isMeant: (state: AreaState) => boolean, among: readonly Slot[] = SLOTS): Promise<void> {
    const meant = among.map((name) => this.slots[name]).filter(({ state }) => isMeant(state))
    await Promise.all(meant.map((slot) => slot.reopen()))
  }

  async clear(): Promise<void> {
    await Promise.all(Object.values(this.slots).map((slot) => slot.clear()))
  }
}

export const isOf =
  (area: string, stage: 'mounted' | 'failed') =>
  (state: AreaState): boolean =>
    state.stage === stage && state.area === area
