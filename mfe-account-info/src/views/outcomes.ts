export { BetProspect } from './bet-prospect'
export { BurmeseEnd, BurmeseSum } from './burmese-outcome'
export { LegNow } from './leg-now'
export { LegVoid } from './leg-void'
