import { PARCEL_PLACES, type ParcelPlace } from '@touchline/contracts/routes'

const PLACES = ['main', ...PARCEL_PLACES] as const

export type Places = Readonly<Record<'main' | ParcelPlace, HTMLElement>>

/**
 * The elements that areas are put into. They are made once and outlive every render, because an area keeps its place
 * while the frame around it changes from a column to a sheet.
 */
export function createPlaces(document: Document): Places {
  return Object.fromEntries(
    PLACES.map((place) => {
      const element = document.createElement('div')
      element.dataset.place = place
      return [place, element]
    }),
  ) as unknown as Places
}
