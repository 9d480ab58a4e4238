import type { Bet } from '@touchline/contracts/calls'
import { formatMoney, formatSignedMoney } from '@touchline/rules'
import { Button, Ring } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { useEffect } from 'react'
import { partOf, type Sale } from '../domain/sale'
import type { CashOutStore } from '../state/cash-out-store'
import styles from './cash-out.module.css'
import { CashOutNotice } from './cash-out-notice'
import { useNow } from './use-now'

const TICK_MS = 250

interface ConfirmProps {
  bet: Bet
  sale: Extract<Sale, { stage: 'confirm' }>
  store: CashOutStore
}

/** Asks once, until the offer expires; a fall since the press is shown before it can be accepted. */
export function CashOutConfirm({ bet, sale, store }: ConfirmProps) {
  const { t } = useWords()
  const at = useNow(store.now, TICK_MS)
  const { offer, percent, fellFrom } = sale
  const remainingMs = Math.max(0, offer.expires_at - at)
  const isOver = remainingMs === 0
  useEffect(() => {
    if (isOver) store.keep(bet.bet_id)
  }, [isOver, store, bet.bet_id])
  const money = (minor: number) => formatMoney(minor, bet.currency)
  const amount = partOf(offer.amount, percent)
  const risk = percent === 100 ? bet.risk : partOf(bet.risk, percent)
  const net = amount - risk
  const seconds = Math.ceil(remainingMs / 1000)
  return (
    <>
      {fellFrom !== null && (
        <CashOutNotice tone="warning" title={t('cashOut.fellTitle')}>
          {t('cashOut.fell', { from: money(partOf(fellFrom, percent)), to: money(amount) })}
        </CashOutNotice>
      )}
      <div className={styles.ask}>
        <Ring share={remainingMs / Math.max(1, offer.expires_at - offer.cash_out_time)} size={34}>
          <span aria-hidden="true">{seconds}</span>
        </Ring>
        <p>
          <b>
            {percent === 100
              ? t('cashOut.take', { amount: money(amount) })
              : t('cashOut.takePart', { amount: money(amount), percent })}
          </b>
          <small className={net < 0 ? styles.loss : net > 0 ? styles.gain : ''}>
            {t('cashOut.against', { net: formatSignedMoney(net, bet.currency), risk: money(risk) })}
          </small>
        </p>
      </div>
      <div className={styles.choice}>
        <Button size="large" onClick={() => store.keep(bet.bet_id)}>
          {t('cashOut.keep')}
        </Button>
        <Button look="primary" size="large" onClick={() => void store.confirm(bet.bet_id)}>
          {fellFrom === null ? t('cashOut.confirm') : t('cashOut.takeNew', { amount: money(amount) })}
        </Button>
      </div>
    </>
  )
}
