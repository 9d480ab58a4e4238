import type { CashOutProps } from '@touchline/cash-out'
import type { Bet } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import { lazily } from '@touchline/ui/lazily'
import { Suspense, useState } from 'react'
import { withCashOutWords } from '../../locales/words'
import type { BetsForSaleProps } from './bets-for-sale'

/** It comes with a running bet. */
const sale = () => withCashOutWords(import('./sale'))

const BetsForSale = lazily(async () => (await sale()).BetsForSale)
const CashOut = lazily(async () => (await sale()).CashOut)

interface LazyBetsForSaleProps extends Omit<BetsForSaleProps, 'currency'> {
  bets: readonly Bet[]
}

/** A list of bets; until offers come it is shown without them. Receipts stay when the last bet was sold. */
export function LazyBetsForSale({ bets, ...props }: LazyBetsForSaleProps) {
  const [currency, setCurrency] = useState<Currency | null>(null)
  const running = bets.find(({ status }) => status === 'running')
  if (running && currency === null) setCurrency(running.currency)
  if (currency === null) return props.children
  return (
    <Suspense fallback={props.children}>
      <BetsForSale currency={currency} {...props} />
    </Suspense>
  )
}

/** The current cash-out offer of a running bet, and the way to accept it. */
export function LazyCashOut(props: CashOutProps) {
  if (props.bet.status !== 'running') return null
  return (
    <Suspense>
      <CashOut {...props} />
    </Suspense>
  )
}
