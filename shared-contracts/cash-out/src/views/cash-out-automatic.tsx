import type { Bet, CashOutOffer } from '@touchline/contracts/calls'
import { CURRENCY, formatMoney } from '@touchline/rules'
import { Button } from '@touchline/ui'
import { NumberField } from '@touchline/ui/number-field'
import { useWords } from '@touchline/ui/words'
import { useState } from 'react'
import type { CashOutStore } from '../state/cash-out-store'
import styles from './cash-out.module.css'
import { errorText } from './error-text'

interface AutomaticProps {
  bet: Bet
  offer: CashOutOffer
  store: CashOutStore
}

/** A value at which the server cashes the bet out, also while the page is closed. */
export function CashOutAutomatic({ bet, offer, store }: AutomaticProps) {
  const { t } = useWords()
  const [value, setValue] = useState<number | null>(offer.automatic)
  const [refused, setRefused] = useState<string | null>(null)
  const set = async (next: number | null) => setRefused(await store.setAutomatic(bet.bet_id, next))
  return (
    <div className={styles.part}>
      <NumberField
        label={t('cashOut.autoField', { currency: bet.currency })}
        value={value}
        format={CURRENCY[bet.currency]}
        onChange={setValue}
        error={refused ? errorText(t, refused) : undefined}
        hint={
          offer.automatic === null
            ? t('cashOut.autoHint')
            : t('cashOut.autoOn', { amount: formatMoney(offer.automatic, bet.currency) })
        }
      />
      <div className={styles.choice}>
        <Button size="large" aria-disabled={offer.automatic === null} onClick={() => void set(null)}>
          {t('cashOut.autoOff')}
        </Button>
        <Button
          look="primary"
          size="large"
          aria-disabled={value === null}
          onClick={() => value !== null && void set(value)}
        >
          {t('cashOut.autoSet')}
        </Button>
      </div>
    </div>
  )
}
