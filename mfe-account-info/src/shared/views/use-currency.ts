import type { Currency } from '@touchline/contracts/limits'
import { useHost } from '@touchline/ui'
import { useEffect, useState } from 'react'

/** Currency of the member's wallet; null while nobody knows. */
export function useCurrency(): Currency | null {
  const { balance$ } = useHost()
  const [currency, setCurrency] = useState<Currency | null>(null)
  useEffect(() => {
    const wallet = balance$.subscribe((now) => setCurrency(now?.currency_code ?? null))
    return () => wallet.unsubscribe()
  }, [balance$])
  return currency
}
