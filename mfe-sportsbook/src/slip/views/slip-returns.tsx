import type { Currency } from '@touchline/contracts/limits'
import { formatMoney } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import type { CSSProperties } from 'react'
import styles from './slip.module.css'
import returnsStyles from './slip-returns.module.css'
import stakeStyles from './slip-stake.module.css'

interface SlipReturnsProps {
  risk: number | null
  win: number | null
  currency: Currency
  /** The number of bets of the sums, in a form of several: each label has its own line. */
  bets?: number
  /** Some bets exclude each other: the win is the highest possible sum. */
  isMost?: boolean
  /** The reason that no stake is possible, in place of the sums. */
  instead?: string | null
}

/** Risk beside win: at a negative price the risk differs from the stake. */
export function SlipReturns({ risk, win, currency, bets, isMost = false, instead }: SlipReturnsProps) {
  const { t } = useWords()
  const shown = (amount: number | null) => (amount === null ? '–' : formatMoney(amount, currency))
  const isOfMany = bets !== undefined && bets > 1
  const returns = (
    <dl className={`${returnsStyles.returns} ${bets === undefined ? '' : returnsStyles.sums}`}>
      <div>
        <dt>{isOfMany ? t('several.risk', { count: bets }) : t('risk')}</dt>
        <Amount text={shown(risk)} />
      </div>
      <div>
        <dt>{isMost ? t('several.winMost') : isOfMany ? t('several.win', { count: bets }) : t('toWin')}</dt>
        <Amount text={shown(win)} className={win === null ? undefined : styles.win} />
      </div>
    </dl>
  )
  if (!instead) return returns
  return (
    <div className={returnsStyles.instead}>
      <div className={styles.unseen}>{returns}</div>
      <p className={stakeStyles.fieldError} role="alert">
        {instead}
      </p>
    </div>
  )
}

/** An amount on one line: a longer one has smaller digits, so that it moves no button. */
const Amount = ({ text, className }: { text: string; className?: string | undefined }) => (
  <dd className={className} translate="no" style={{ '--chars': text.length } as CSSProperties}>
    {text}
  </dd>
)
