import { Button, Icon } from '@touchline/ui'
import type { BoardStore } from '../../state/board-store'
import { useWords } from '../locale-provider'
import { cx } from './board-classes'
import { clockTime } from './kickoff-time'

/** "Prices paused at 20:41:07.", with a way to try now. */
export default function PausedWords({ store, pausedAt }: { store: BoardStore; pausedAt: number }) {
  const { t } = useWords()
  return (
    <div className={cx('paused')}>
      <Icon name="warning" size={18} />
      <p>
        <strong>{t('paused.title', { time: clockTime(pausedAt) })}</strong> {t('paused.text')}
      </p>
      <Button size="small" onClick={() => store.host.live.refresh()}>
        {t('paused.retry')}
      </Button>
    </div>
  )
}
