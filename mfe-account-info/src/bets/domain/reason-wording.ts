import { type Wording, word } from '@touchline/rules'

/** Reasons that a member can make something of; every other code is shown as it is, for the support. */
const WORDED: ReadonlySet<string> = new Set([
  'rejectedGoal',
  'rejectedScore',
  'rejectedPriceMoved',
  'rejectedRedCard',
  'rejectedDanger',
  'rejectedSuspended',
  'invalidOddsBall',
  'oddsIsUpdating',
  'matchEnded',
  'halfMatchEnded',
  'matchNotActive',
])

export const reasonWording = (code: string): Wording =>
  WORDED.has(code) ? word(`reason.${code}`) : word('reason.other', { code })
