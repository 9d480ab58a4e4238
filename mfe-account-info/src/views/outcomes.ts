export { BetProspect } from './bet-prospect'
export { BurmeseEnd, BurmeseSum } from './burmese-outcome'
