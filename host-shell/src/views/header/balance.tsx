import type { PlayerWallet } from '@touchline/contracts/session'
import { formatMoney } from '@touchline/rules'
import { Suspense } from 'react'
import { useStream } from '../../state/use-stream'
import { BalanceDetails } from '../late-pages'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './header.module.css'
import { Popover } from './popover'

const HIDDEN = '•••••'

/** The available balance; a press shows its parts, with refresh and hide. */
export function Balance() {
  const { balance, preferences } = useShell()
  const t = useWords()
  const wallet = useStream(balance.balance$)
  const { hideBalance } = useStream(preferences.preferences$)
  if (!wallet) return <span className={styles.balanceWaits} />
  const show = (amount: string) => (hideBalance ? HIDDEN : amount)
  const available = show(amountOf(wallet.available_balance, wallet))
  return (
    <Popover
      label={`${t('balance.title')} ${available}${hideBalance ? ` ${t('balance.hidden')}` : ''}`}
      className={styles.balance}
      button={
        <span className={styles.balanceText}>
          <span className={styles.balanceLabel}>{t('balance.title')}</span>{' '}
          <strong translate="no">{available}</strong>
        </span>
      }
    >
      {() => (
        <Suspense fallback={null}>
          <BalanceDetails wallet={wallet} show={show} />
        </Suspense>
      )}
    </Popover>
  )
}

const amountOf = (minor: number, { currency_code }: PlayerWallet): string =>
  `${formatMoney(minor, currency_code)} ${currency_code}`
