import type { PlayerWallet } from '@touchline/contracts'
import { formatMoney } from '@touchline/rules'
import { Icon } from '@touchline/ui'
import { Suspense } from 'react'
import { useStream } from '../../state/use-stream'
import { LastSettled } from '../late-pages'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './header.module.css'
import { Popover } from './popover'
import popover from './popover.module.css'

const HIDDEN = '•••••'

/** What can be bet; pressed, what it is made of, with refresh and hide. */
export function Balance() {
  const { balance, preferences } = useShell()
  const t = useWords()
  const wallet = useStream(balance.balance$)
  const { hideBalance } = useStream(preferences.preferences$)
  if (!wallet) return null
  const show = (minor: number) => (hideBalance ? HIDDEN : amountOf(minor, wallet))
  const available = show(wallet.available_balance)
  return (
    <Popover
      label={`${t('balance.title')} ${available}${hideBalance ? ` ${t('balance.hidden')}` : ''}`}
      className={styles.balance}
      button={
        <span className={styles.balanceText}>
          <span className={styles.balanceLabel}>{t('balance.title')}</span> <strong>{available}</strong>
        </span>
      }
    >
      {() => (
        <>
          <dl className={styles.wallet}>
            {(['available_balance', 'cash_balance', 'frozen_balance'] as const).map((part) => (
              <div key={part}>
                <dt>{t(`balance.${part}`)}</dt>
                <dd>{show(wallet[part])}</dd>
              </div>
            ))}
          </dl>
          <Suspense fallback={null}>
            <LastSettled show={(text) => (hideBalance ? HIDDEN : text)} />
          </Suspense>
          <button type="button" className={popover.item} onClick={() => void balance.refresh()}>
            <Icon name="refresh" size={18} />
            {t('balance.refresh')}
          </button>
          <button
            type="button"
            className={popover.item}
            onClick={() => void preferences.update((draft) => ({ ...draft, hideBalance: !hideBalance }))}
          >
            <Icon name={hideBalance ? 'eye' : 'eyeOff'} size={18} />
            {t(hideBalance ? 'balance.show' : 'balance.hide')}
          </button>
        </>
      )}
    </Popover>
  )
}

const amountOf = (minor: number, { currency_code }: PlayerWallet): string =>
  `${formatMoney(minor, currency_code)} ${currency_code}`
