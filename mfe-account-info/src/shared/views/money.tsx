import type { Currency } from '@touchline/contracts/limits'
import { formatMoney, formatSignedMoney } from '@touchline/rules'
import styles from './money.module.css'

interface MoneyProps {
  minor: number
  currency: Currency
  isStrong?: boolean
  /** Win or loss: with a plus, and in the colour of a win. */
  isNet?: boolean
}

/** An amount; a negative amount is red, with a minus for players who do not see the colour. */
export function Money({ minor, currency, isStrong = false, isNet = false }: MoneyProps) {
  const Tag = isStrong ? 'b' : 'span'
  const text = (isNet ? formatSignedMoney : formatMoney)(minor, currency)
  return (
    <Tag className={minor < 0 ? styles.negative : isNet && minor > 0 ? styles.won : ''} translate="no">
      {text}
    </Tag>
  )
}
