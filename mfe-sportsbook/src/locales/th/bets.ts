import cashOut from '@touchline/cash-out/locales/th.json'
import bets from './bets.json'

export default { ...bets, cashOut }
