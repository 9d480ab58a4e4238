import cashOut from '@touchline/cash-out/locales/tw.json'
import meanings from '@touchline/ui/words/errors.tw.json'

/** Texts of the offers of running bets, and the reasons of refusals. */
export default { cashOut, error: meanings }
