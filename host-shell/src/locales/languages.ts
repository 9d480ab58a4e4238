import type { Language } from '@touchline/contracts/limits'

/** Languages that have words here: a folder each. The menu offers those of the brand. */
export const WORDED: readonly Language[] = ['en', 'my']
