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
import { selectionText } from './round-words'
import styles from './rounds.module.css'

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
      {slip.accepted > 0 && (
        <NoticeBox tone="success" role="status">
          {t('rounds.slip.placed', { count: slip.accepted })}
        </NoticeBox>
      )}
      {slip.failure !== null && (
        <NoticeBox tone="error" role="alert">
          {fateText(slip.failure, t)}
        </NoticeBox>
      )}
      {slip.stage === 'unconfirmed' && (
        <NoticeBox tone="warning" role="alert">
          {t('rounds.slip.unconfirmed')}
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
                <b>{(pick.odds / 100).toFixed(2)}</b>
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
          disabled={slip.stage !== 'editing'}
          onChange={slip.setStake}
        />
        <div className={styles.quick}>
          {QUICK.map((amount) => (
            <Button key={amount} size="small" onClick={() => slip.setStake(amount * scale * 100)}>
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
        <Button
          look="primary"
          size="large"
          wide
          disabled={!slip.canPlace}
          aria-busy={slip.stage === 'placing' || undefined}
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
