import type { Bet } from '@touchline/contracts/calls'
import { formatMoney, winNow } from '@touchline/rules'

/** What an open bet with a void leg can still win. */
export const ToWin = ({ bet }: { bet: Bet }) => formatMoney(winNow(bet), bet.currency)
