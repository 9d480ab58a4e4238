import cashOut from '@touchline/cash-out/locales/id.json'
import meanings from '@touchline/ui/words/errors.id.json'

/** Texts of the offers of running bets, and the reasons of refusals. */
export default { cashOut, error: meanings }
