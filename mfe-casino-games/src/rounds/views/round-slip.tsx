import { type Currency, DEFAULT_CURRENCY } from '@touchline/contracts/limits'
import { CURRENCY, formatMoney } from '@touchline/rules'
import { Button, IconButton, NoticeBox } from '@touchline/ui'
import { NumberField } from '@touchline/ui/number-field'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { slipKey } from '../domain/slip-pick'
import type { BoardStore } from '../state/board-store'
import type { RoundSlipStore } from '../state/slip-store'
import { fateText } from './fate-text'
import { OrderNotices } from './order-notices'
import { selectionText } from './round-words'
import styles from './rounds.module.css'
import { useOnline } from './use-online'

const QUICK = [10, 20, 50, 100]

interface RoundSlipProps {
  readonly slip: RoundSlipStore
  readonly store: BoardStore
  readonly currency: Currency | null
}

/** Slip of the rounds: single bets with one stake for each. */
export const RoundSlip = observer(({ slip, store, currency }: RoundSlipProps) => {
  const { t } = useWords()
  const limits = store.board?.limits
  const unit = currency ?? DEFAULT_CURRENCY
  const money = (minor: number) => formatMoney(minor, unit)
  const reason = store.reason
  // Said before the press: the server would refuse it.
  const isShort = limits != null && slip.stake !== null && slip.stake < limits.min_bet
  const isOnline = useOnline()
  const scale = Math.max(1, Math.round((limits?.min_bet ?? 100) / 100))
  return (
    <section className={styles.card} id="slip-of-rounds" aria-labelledby="round-slip">
      <header className={styles.cardHead}>
        <h2 id="round-slip">{t('rounds.slip.title')}</h2>
        <span className={styles.count}>{slip.picks.length}</span>
        {slip.picks.length > 0 && (
          <Button look="quiet" size="small" onClick={slip.clear}>
            {t('rounds.slip.clear')}
          </Button>
        )}
      </header>
      <OrderNotices order={slip.order} accepted={slip.accepted} discard={slip.clear} />
      {slip.locked > 0 && (
        <NoticeBox tone="warning" role="status">
          {t('rounds.slip.locked', { count: slip.locked })}
        </NoticeBox>
      )}
      {slip.picks.length === 0 ? (
        <p className={styles.empty}>{t('rounds.slip.empty')}</p>
      ) : (
        <ul className={styles.picks}>
          {slip.picks.map((pick) => {
            const fate = slip.fates.get(slipKey(pick))
            const text = selectionText(pick.kind, pick, t)
            return (
              <li key={slipKey(pick)}>
                <div>
                  <small>
                    {t(`rounds.kind.${pick.kind}`)} {pick.number} · {t(`rounds.market.${pick.market}`)}
                  </small>
                  <strong>{text}</strong>
                  {fate && fate.status !== 1 && (
                    <small className={styles.fault} role="alert">
                      {fateText(String(fate.status), t)}
                      {fate.available !== null &&
                        ` ${t('rounds.slip.available', { amount: money(fate.available) })}`}
                    </small>
                  )}
                </div>
                <span className={styles.legPrice}>
                  <b>{(pick.odds / 100).toFixed(2)}</b>
                  {slip.stake !== null && (
                    <small>
                      {t('rounds.slip.returns', {
                        amount: money(Math.floor((slip.stake * pick.odds) / 100)),
                      })}
                    </small>
                  )}
                </span>
                <IconButton
                  icon="close"
                  size={16}
                  label={t('rounds.slip.remove', { name: text })}
                  onClick={() => slip.toggle(pick)}
                />
              </li>
            )
          })}
        </ul>
      )}
      <div className={styles.stake}>
        <NumberField
          label={t('rounds.slip.stake', { currency: unit })}
          value={slip.stake}
          format={CURRENCY[unit]}
          disabled={!slip.order.canEdit}
          onChange={slip.setStake}
        />
        <div className={styles.quick}>
          {QUICK.map((amount) => (
            <Button
              key={amount}
              size="small"
              disabled={!slip.order.canEdit}
              onClick={() => slip.setStake(amount * scale * 100)}
            >
              {amount * scale}
            </Button>
          ))}
        </div>
        {limits && (
          <p className={styles.muted}>
            {t('rounds.slip.limits', {
              min: money(limits.min_bet),
              max: money(limits.max_bet),
              payout: money(limits.max_payout),
            })}
          </p>
        )}
        {slip.risk > 0 && (
          <p className={styles.sums}>
            <span>{t('rounds.slip.most')}</span>
            <b>{money(slip.most)}</b>
          </p>
        )}
        <Button
          look="primary"
          size="large"
          wide
          disabled={!slip.canPlace || reason !== null || isShort || !isOnline}
          aria-busy={!slip.order.canSend || undefined}
          onClick={() => void slip.place()}
        >
          {slip.picks.length === 0
            ? t('rounds.slip.place')
            : t('rounds.slip.placeAll', { count: slip.picks.length, amount: money(slip.risk) })}
        </Button>
      </div>
    </section>
  )
})
