import type { Currency } from '@touchline/contracts/limits'
import { useHost } from '@touchline/ui'
import { useEffect, useState } from 'react'

/** Currency of the member's balance; null until it has come. */
export function useWalletCurrency(): Currency | null {
  const { balance$ } = useHost()
  const [currency, setCurrency] = useState<Currency | null>(null)
  useEffect(() => {
    const following = balance$.subscribe((wallet) => setCurrency(wallet?.currency_code ?? null))
    return () => following.unsubscribe()
  }, [balance$])
  return currency
}
