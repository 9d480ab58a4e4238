import { defineAddress, text } from '@touchline/screens/address'

/** Virtual and special sports; the kind of rounds is in the query. */
export const VIRTUAL_PAGE = defineAddress('/virtual', { kind: text({ maxLength: 16 }) })
