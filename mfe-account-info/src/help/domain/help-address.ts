import { defineAddress, text } from '@touchline/screens/address'

/** The one answer that a link leads to. */
export const HELP_PAGE = defineAddress('/info/help', { topic: text() })
