import cashOut from '@touchline/cash-out/locales/cn.json'
import bets from './bets.json'

export default { ...bets, cashOut }
