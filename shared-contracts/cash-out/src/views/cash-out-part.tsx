import type { Bet, CashOutOffer } from '@touchline/contracts/calls'
import { CURRENCY, formatMoney } from '@touchline/rules'
import { Button } from '@touchline/ui'
import { NumberField } from '@touchline/ui/number-field'
import { useWords } from '@touchline/ui/words'
import { useId } from 'react'
import { partOf, percentFor } from '../domain/sale'
import styles from './cash-out.module.css'

interface PartProps {
  bet: Bet
  offer: CashOutOffer
  percent: number
  onPercent: (percent: number) => void
  onPress: () => void
}

/** A part of the bet, by slider or by amount; the remainder runs on. */
export function CashOutPart({ bet, offer, percent, onPercent, onPress }: PartProps) {
  const { t } = useWords()
  const id = useId()
  const [least, most] = offer.parts ?? [100, 100]
  const amount = partOf(offer.amount, percent)
  return (
    <div className={styles.part}>
      <label htmlFor={id}>
        {t('cashOut.slider')} <b translate="no">{percent}%</b>
      </label>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={1}
        value={percent}
        aria-valuetext={`${percent}%, ${formatMoney(amount, bet.currency)}`}
        onChange={({ currentTarget }) => onPercent(Number(currentTarget.value))}
      />
      <NumberField
        label={t('cashOut.amount', { currency: bet.currency })}
        value={amount}
        format={CURRENCY[bet.currency]}
        onChange={(typed) => typed !== null && onPercent(percentFor(typed, offer))}
      />
      <Button size="large" wide className={styles.offer} onClick={onPress}>
        {t('cashOut.button', { amount: formatMoney(amount, bet.currency) })}
      </Button>
    </div>
  )
}
