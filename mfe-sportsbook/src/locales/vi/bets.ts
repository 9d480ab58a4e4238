import cashOut from '@touchline/cash-out/locales/vi.json'
import bets from './bets.json'

export default { ...bets, cashOut }
