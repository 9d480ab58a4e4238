import cashOut from '@touchline/cash-out/locales/en.json'
import bets from './bets.json'

export default { ...bets, cashOut }
