import { roundKind } from '@touchline/fair/rounds'
import { FailedState } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useWalletCurrency } from '../../shared/views/use-wallet-currency'
import type { RoundsStore } from '../state/rounds-store'
import { MarketBoard } from './market-board'
import { PlayedView } from './played-view'
import { RaceView } from './race-view'
import { RoundSlip } from './round-slip'
import styles from './rounds.module.css'
import { DrawCard, LastResults, NextOff, OwnBets } from './side-cards'
import { ToSlip } from './to-slip'

/** Virtual and special sports: the round under way, the markets of the next one, the slip beside them. */
export const RoundsPage = observer(({ store }: { store: RoundsStore }) => {
  const { t } = useWords()
  const currency = useWalletCurrency()
  const { board, slip } = store
  const kind = roundKind(board.kind)
  const { reason } = board
  if (!kind) return null
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {t('rounds.title')} <span>{t(`rounds.kind.${kind.code}`)}</span>
      </h1>
      {reason !== null && <p className={styles.closed}>{t(`rounds.fate.${reason}`)}</p>}
      {board.board === null && board.failure !== null ? (
        <FailedState
          title={t('rounds.failed')}
          text={board.failure}
          retryLabel={t('rounds.retry')}
          retry={() => void board.load()}
        />
      ) : (
        <div className={styles.columns}>
          <div className={styles.left}>
            <RoundSlip slip={slip} store={board} currency={currency} />
            <NextOff store={board} open={store.open} />
          </div>
          <div className={styles.middle}>
            {kind.family === 'race' ? (
              <RaceView store={board} kind={kind} />
            ) : (
              <PlayedView store={board} kind={kind} />
            )}
            <MarketBoard key={kind.code} store={board} kind={kind} slip={slip} />
          </div>
          <div className={styles.right}>
            <OwnBets bets={board.bets} currency={currency} />
            <LastResults store={board} />
            <DrawCard store={board} kind={kind} />
          </div>
        </div>
      )}
      <ToSlip target="slip-of-rounds" label={t('rounds.slip.title')} count={slip.picks.length} />
    </div>
  )
})
