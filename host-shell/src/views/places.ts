import { SLOTS, type Slot } from '../composition/composition'

export type Places = Readonly<Record<Slot, HTMLElement>>

/**
 * The elements that areas are put into. They are made once and outlive every render, because an area keeps its place
 * while the frame around it changes from a column to a sheet.
 */
export function createPlaces(document: Document): Places {
  return Object.fromEntries(
    SLOTS.map((slot) => {
      const element = document.createElement('div')
      element.dataset.place = slot
      return [slot, element]
    }),
  ) as unknown as Places
}
