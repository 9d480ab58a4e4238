export { CashOut } from '@touchline/cash-out'
export { BetsForSale } from './bets-for-sale'
