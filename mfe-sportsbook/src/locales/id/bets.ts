import cashOut from '@touchline/cash-out/locales/id.json'
import bets from './bets.json'

export default { ...bets, cashOut }
