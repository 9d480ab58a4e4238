import cashOut from '@touchline/cash-out/locales/en.json'
import { MEANINGS as meanings } from '@touchline/contracts/errors'

/** Texts of the offers of running bets, and the reasons of refusals. */
export default { cashOut, error: meanings }
