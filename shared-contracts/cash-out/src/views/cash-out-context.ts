import { createContext, useContext } from 'react'
import type { CashOutStore } from '../state/cash-out-store'

const StoreContext = createContext<CashOutStore | null>(null)

export const CashOutProvider = StoreContext

/** Null where bets are shown without cash-out. */
export const useCashOuts = (): CashOutStore | null => useContext(StoreContext)
