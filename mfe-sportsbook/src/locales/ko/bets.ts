import cashOut from '@touchline/cash-out/locales/ko.json'
import bets from './bets.json'

export default { ...bets, cashOut }
