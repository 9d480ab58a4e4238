import cashOut from '@touchline/cash-out/locales/my.json'
import bets from './bets.json'

export default { ...bets, cashOut }
