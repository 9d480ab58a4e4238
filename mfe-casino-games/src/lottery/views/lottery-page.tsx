import { FailedState } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { countdown, OwnBets, ToSlip } from '../../rounds'
import cards from '../../rounds/views/rounds.module.css'
import { LOTTERY_PAGE } from '../../shared/domain/round-addresses'
import { useWalletCurrency } from '../../shared/views/use-wallet-currency'
import { LOTTERIES } from '../domain/lotteries'
import type { LotteryStore } from '../state/lottery-store'
import { Basket } from './basket'
import { DrawBanner } from './draw-banner'
import { DrawResult } from './draw-result'
import styles from './lottery.module.css'
import { NumberPad } from './number-pad'
import { SideBets } from './side-bets'

/** Lotteries: the draw and its countdown, the pad, the basket, the last results. */
export const LotteryPage = observer(({ store }: { store: LotteryStore }) => {
  const { t } = useWords()
  const currency = useWalletCurrency()
  const { board } = store
  const { reason } = board
  return (
    <div className={cards.page}>
      <h1 className={cards.title} tabIndex={-1}>
        {t('lottery.title')}
      </h1>
      <nav className={styles.kinds} aria-label={t('lottery.title')}>
        {Object.keys(LOTTERIES).map((code) => {
          const closes = board.kinds.find((kind) => kind.code === code)?.next_close_at
          return (
            <a
              key={code}
              href={LOTTERY_PAGE.pathOf({ kind: code })}
              aria-current={code === board.kind ? 'page' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                event.preventDefault()
                store.open(code)
              }}
            >
              <strong>{t(`rounds.kind.${code}`)}</strong> {closes ? countdown(closes - board.now) : ''}
            </a>
          )
        })}
      </nav>
      {reason !== null && <p className={cards.closed}>{t(`rounds.fate.${reason}`)}</p>}
      {board.board === null && board.failure !== null ? (
        <FailedState
          title={t('rounds.failed')}
          text={board.failure}
          retryLabel={t('rounds.retry')}
          retry={() => void board.load()}
        />
      ) : (
        <div className={styles.columns}>
          <div className={styles.main}>
            <DrawBanner store={store} />
            <NumberPad store={store} currency={currency} isOpen={reason === null} />
            <DrawResult store={store} />
          </div>
          <div className={styles.main}>
            <Basket store={store} currency={currency} />
            <SideBets store={store} />
            <OwnBets bets={board.bets} currency={currency} />
          </div>
        </div>
      )}
      <ToSlip target="basket" label={t('lottery.basket')} count={store.basket.lines.length} />
    </div>
  )
})
