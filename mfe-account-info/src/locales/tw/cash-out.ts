import cashOut from '@touchline/cash-out/locales/tw.json'
import meanings from '@touchline/ui/words/errors.tw.json'

/** What the offers of running bets say, and why one is refused. */
export default { cashOut, error: meanings }
