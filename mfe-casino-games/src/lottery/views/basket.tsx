import { type Currency, DEFAULT_CURRENCY } from '@touchline/contracts/limits'
import { formatMoney } from '@touchline/rules'
import { Button, IconButton } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { fateText, OrderNotices, selectionText, useOnline } from '../../rounds'
import cards from '../../rounds/views/rounds.module.css'
import { LINES_MAX } from '../state/basket-store'
import type { LotteryStore } from '../state/lottery-store'
import styles from './lottery.module.css'

/** Bets that are bought in one press; an unsellable one shows why, and the available amount. */
export const Basket = observer(({ store, currency }: { store: LotteryStore; currency: Currency | null }) => {
  const { t } = useWords()
  const { basket, board } = store
  const isOnline = useOnline()
  const unit = currency ?? DEFAULT_CURRENCY
  const money = (minor: number) => formatMoney(minor, unit)
  return (
    <section className={cards.card} id="basket" aria-labelledby="basket-title">
      <header className={cards.cardHead}>
        <h2 id="basket-title">{t('lottery.basket')}</h2>
        <span className={cards.muted}>
          {t('lottery.ofMost', { count: basket.lines.length, most: LINES_MAX })}
        </span>
        {basket.lines.length > 0 && (
          <Button look="quiet" size="small" onClick={basket.clear}>
            {t('rounds.slip.clear')}
          </Button>
        )}
      </header>
      <OrderNotices order={basket.order} accepted={basket.accepted} discard={basket.clear} />
      {basket.lines.length === 0 && <p className={cards.empty}>{t('lottery.empty')}</p>}
      <ul className={cards.picks}>
        {basket.lines.map((line) => {
          const fate = basket.fates.get(line.id)
          const text = selectionText('', line, t)
          const isClosed = line.closeAt <= board.now
          const code = fate && fate.status !== 1 ? String(fate.status) : isClosed ? 'matchEnded' : null
          const available = fate?.available ?? null
          return (
            <li key={line.id}>
              <div>
                <strong className={styles.lineNumber}>{text}</strong>
                <small>
                  {t(`rounds.market.${line.market}`)} · {line.roundId}
                </small>
                {code !== null && (
                  <small className={cards.fault} role="alert">
                    {fateText(code, t)}
                  </small>
                )}
                {available !== null && available > 0 && (
                  <Button size="small" onClick={() => basket.lower(line.id, available)}>
                    {t('rounds.slip.available', { amount: money(available) })}
                  </Button>
                )}
              </div>
              <span className={styles.price}>
                <b>{money(line.stake)}</b>
                <small>{t('lottery.upTo', { amount: money(line.most) })}</small>
              </span>
              <IconButton
                icon="close"
                size={16}
                label={t('rounds.slip.remove', { name: text })}
                onClick={() => basket.remove(line.id)}
              />
            </li>
          )
        })}
      </ul>
      <div className={cards.stake}>
        <Button
          look="primary"
          size="large"
          wide
          disabled={basket.lines.length === 0 || !basket.order.canSend || board.reason !== null || !isOnline}
          onClick={() => void basket.buy()}
        >
          {t('lottery.buy', { count: basket.lines.length, amount: `${money(basket.cost)} ${unit}` })}
        </Button>
        <p className={cards.muted}>{t('lottery.alone')}</p>
      </div>
    </section>
  )
})
