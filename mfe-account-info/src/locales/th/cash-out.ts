import cashOut from '@touchline/cash-out/locales/th.json'
import meanings from '@touchline/ui/words/errors.th.json'

/** What the offers of running bets say, and why one is refused. */
export default { cashOut, error: meanings }
