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
  // The bet would be sold at this press, without a question.
  const isReached = value !== null && offer.amount !== null && value <= offer.amount
  const below = isReached
    ? t('cashOut.autoBelow', { amount: formatMoney(offer.amount ?? 0, bet.currency) })
    : undefined
  const set = async (next: number | null) => setRefused(await store.setAutomatic(bet.bet_id, next))
  return (
    <div className={styles.part}>
      <NumberField
        label={t('cashOut.autoField', { currency: bet.currency })}
        value={value}
        format={CURRENCY[bet.currency]}
        onChange={setValue}
        error={refused ? errorText(t, refused) : below}
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
          aria-disabled={value === null || isReached}
          onClick={() => value !== null && !isReached && void set(value)}
        >
          {t('cashOut.autoSet')}
        </Button>
      </div>
    </div>
  )
}
