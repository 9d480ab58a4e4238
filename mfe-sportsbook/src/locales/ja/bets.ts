import cashOut from '@touchline/cash-out/locales/ja.json'
import bets from './bets.json'

export default { ...bets, cashOut }
