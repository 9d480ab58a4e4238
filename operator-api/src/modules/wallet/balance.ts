import type { Currency } from '@touchline/contracts/limits'
import type { PlayerWallet } from '@touchline/contracts/session'

/** A member's money, minor units. */
export interface Balance {
  readonly currency: Currency
  /** Less the debt; below zero when the debt is greater. */
  readonly cash: number
  readonly frozen: number
}

/** Terms of the specification: cash is everything the member owns less their debt, available the money to bet with. */
export const walletOf = ({ currency, cash, frozen }: Balance): PlayerWallet => ({
  available_balance: cash,
  cash_balance: cash + frozen,
  frozen_balance: frozen,
  currency_code: currency,
})
