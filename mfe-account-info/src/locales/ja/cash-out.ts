import cashOut from '@touchline/cash-out/locales/ja.json'
import meanings from '@touchline/ui/words/errors.ja.json'

/** Texts of the offers of running bets, and the reasons of refusals. */
export default { cashOut, error: meanings }
