import { CashOutProvider, CashOutReceipts, CashOutStore } from '@touchline/cash-out'
import type { Bet } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import { useHost } from '@touchline/ui'
import { type ReactNode, useEffect, useState } from 'react'

export interface BetsForSaleProps {
  currency: Currency
  receive: (bet: Bet) => void
  children: ReactNode
}

/** A list of running bets with their offers, and the bets sold lately. */
export function BetsForSale({ currency, receive, children }: BetsForSaleProps) {
  const host = useHost()
  const [store] = useState(() => new CashOutStore(host, receive))
  useEffect(() => {
    const running = store.start()
    return () => running.unsubscribe()
  }, [store])
  return (
    <CashOutProvider value={store}>
      <CashOutReceipts currency={currency} />
      {children}
    </CashOutProvider>
  )
}
