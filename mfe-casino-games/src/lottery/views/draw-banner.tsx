import { LoadingRows } from '@touchline/screens'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { clockText, commitmentOf, countdown, exactClockText } from '../../rounds'
import type { LotteryStore } from '../state/lottery-store'
import styles from './lottery.module.css'

/** The next draw: its time, the commitment, the countdown to the end of sales by the server's clock. */
export const DrawBanner = observer(({ store }: { store: LotteryStore }) => {
  const { t } = useWords()
  const round = store.openRounds[0]
  if (!store.board.board) return <LoadingRows height="86px" />
  if (!round) return <p className={styles.banner}>{t('rounds.noRound')}</p>
  const commitment = commitmentOf(round)
  return (
    <section className={styles.banner} aria-label={round.round_id}>
      <div>
        <small>{round.round_id}</small>
        <strong>{t('lottery.drawAt', { time: clockText(round.off_at) })}</strong>
      </div>
      <div className={styles.commitment}>
        <small>{t(commitment.of === 'round' ? 'lottery.commitment' : 'rounds.draw.chain')}</small>
        <code>{commitment.hash}</code>
      </div>
      <div className={styles.timer}>
        <small>{t('lottery.closesAt', { time: exactClockText(round.close_at) })}</small>
        <b>{countdown(round.close_at - store.board.now)}</b>
      </div>
    </section>
  )
})
