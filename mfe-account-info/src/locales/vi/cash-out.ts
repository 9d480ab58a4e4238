import cashOut from '@touchline/cash-out/locales/vi.json'
import meanings from '@touchline/ui/words/errors.vi.json'

/** Texts of the offers of running bets, and the reasons of refusals. */
export default { cashOut, error: meanings }
