import { defineAddress, text } from '@touchline/screens/address'

/** Virtual and special sports; the kind of rounds is in the query. */
export const VIRTUAL_PAGE = defineAddress('/virtual', { kind: text({ maxLength: 16 }) })

/** The lottery; its kind is in the query. */
export const LOTTERY_PAGE = defineAddress('/w4d', { kind: text({ maxLength: 16 }) })
