import type { Currency } from '@touchline/contracts/limits'
import { formatMoney } from '@touchline/rules'
import styles from './money.module.css'

interface MoneyProps {
  minor: number
  currency: Currency
  isStrong?: boolean
}

/** An amount; what is below zero is red, with a minus that says it too. */
export function Money({ minor, currency, isStrong = false }: MoneyProps) {
  const Tag = isStrong ? 'b' : 'span'
  return <Tag className={minor < 0 ? styles.negative : undefined}>{formatMoney(minor, currency)}</Tag>
}
