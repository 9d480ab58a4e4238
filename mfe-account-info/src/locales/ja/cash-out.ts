import cashOut from '@touchline/cash-out/locales/ja.json'
import meanings from '@touchline/ui/words/errors.ja.json'

/** What the offers of running bets say, and why one is refused. */
export default { cashOut, error: meanings }
