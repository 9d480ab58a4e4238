import cashOut from '@touchline/cash-out/locales/cn.json'
import meanings from '@touchline/ui/words/errors.cn.json'

/** Texts of the offers of running bets, and the reasons of refusals. */
export default { cashOut, error: meanings }
