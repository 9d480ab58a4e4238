import cashOut from '@touchline/cash-out/locales/vi.json'
import meanings from '@touchline/ui/words/errors.vi.json'

/** What the offers of running bets say, and why one is refused. */
export default { cashOut, error: meanings }
