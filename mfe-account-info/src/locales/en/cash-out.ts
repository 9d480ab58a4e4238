import cashOut from '@touchline/cash-out/locales/en.json'
import { MEANINGS as meanings } from '@touchline/contracts/errors'

/** What the offers of running bets say, and why one is refused. */
export default { cashOut, error: meanings }
