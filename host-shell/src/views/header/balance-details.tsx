import type { PlayerWallet } from '@touchline/contracts/session'
import { formatMoney } from '@touchline/rules'
import { Icon } from '@touchline/ui'
import { useStream } from '../../state/use-stream'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './balance-details.module.css'
import { LastSettled } from './last-settled'
import popover from './popover.module.css'

interface BalanceDetailsProps {
  wallet: PlayerWallet
  /** Hides amounts where the member wants that. */
  show: (amount: string) => string
}

/** The parts of the balance, its last movements, refresh and hide. */
export function BalanceDetails({ wallet, show }: BalanceDetailsProps) {
  const { balance, preferences } = useShell()
  const t = useWords()
  const { hideBalance } = useStream(preferences.preferences$)
  const { currency_code: currency } = wallet
  const shown = (minor: number) => show(`${formatMoney(minor, currency)} ${currency}`)
  // Deposits pay a debt first, so nothing can be bet beside one.
  const owed = -wallet.available_balance
  return (
    <>
      <dl className={styles.wallet}>
        {(['available_balance', 'cash_balance', 'frozen_balance'] as const).map((part) => (
          <div key={part}>
            <dt>{t(`balance.${part}`)}</dt>
            <dd translate="no">{shown(wallet[part])}</dd>
          </div>
        ))}
        {owed > 0 && (
          <div>
            <dt>{t('balance.owed')}</dt>
            <dd translate="no">{shown(owed)}</dd>
          </div>
        )}
      </dl>
      <LastSettled show={show} />
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
  )
}
