import type { Currency } from '@touchline/contracts/limits'
import { formatMoney } from '@touchline/rules'
import { Link } from '@touchline/screens'
import { useWords } from '@touchline/ui/words'
import { betResultPath } from '../../shared/domain/result-paths'
import { Money } from '../../shared/views/money'
import type { StatementPage } from '../transport/statement'
import styles from './statement-closing.module.css'

interface ClosingProps {
  /** The closing of a day, or of all of them. */
  minor: number
  page: Pick<StatementPage, 'currency' | 'owed'>
  /** Inside a button nothing can lead elsewhere. */
  isBare?: boolean
}

/** A closing: a negative one is a debt, and the current debt leads to the bet that explains it. */
export function Closing({ minor, page, isBare = false }: ClosingProps) {
  return (
    <>
      <Money minor={minor} currency={page.currency} isStrong />
      {minor < 0 && <Owed minor={-minor} page={page} isBare={isBare} />}
    </>
  )
}

function Owed({ minor, page: { currency, owed }, isBare }: Required<ClosingProps>) {
  const { t } = useWords()
  if (owed?.amount !== minor) return <small className={styles.owed}>{t('statement.owed')}</small>
  const amount = formatMoney(owed.amount, currency as Currency)
  const text = t('statement.owe', { amount })
  if (isBare || owed.bet_id === null) return <small className={styles.owed}>{text}</small>
  return (
    <Link to={betResultPath(owed.bet_id)} className={styles.owed ?? ''}>
      {text}
    </Link>
  )
}
