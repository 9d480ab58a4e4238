import type { Currency } from '@touchline/contracts/limits'
import { formatMoney } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import styles from './cash-out.module.css'

const WIDTH = 48
const HEIGHT = 14

/** How the value went while the bet was looked at. */
export function CashOutHistory({ amounts, currency }: { amounts: readonly number[]; currency: Currency }) {
  const { t } = useWords()
  const [first] = amounts
  const last = amounts.at(-1)
  if (amounts.length < 2 || first === undefined || last === undefined) return null
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  const points = amounts.map((amount, n) => {
    const x = (n / (amounts.length - 1)) * WIDTH
    const y = HEIGHT - 1 - ((amount - least) / Math.max(1, most - least)) * (HEIGHT - 2)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  const label = t('cashOut.history', { from: formatMoney(first, currency), to: formatMoney(last, currency) })
  return (
    <svg
      className={last < first ? styles.historyDown : styles.historyUp}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      <polyline points={points.join(' ')} />
    </svg>
  )
}
