import cashOut from '@touchline/cash-out/locales/tw.json'
import bets from './bets.json'

export default { ...bets, cashOut }
