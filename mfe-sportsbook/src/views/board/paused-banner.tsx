import { observer } from 'mobx-react-lite'
import type { BoardStore } from '../../state/board-store'
import { Icon } from '../icons'
import { useWords } from '../locale-provider'
import { cx } from './board-classes'
import { clockTime } from './kickoff-time'

/** Says since when prices are paused. It lies over the heads' margin, so that the list does not move. */
export const PausedBanner = observer(function PausedBanner({ store }: { store: BoardStore }) {
  const { t } = useWords()
  const { pausedAt } = store.mirror
  return (
    <div role="status">
      {pausedAt === null ? null : (
        <div className={cx('paused')}>
          <Icon name="warning" />
          <p>
            <strong>{t('paused.title', { time: clockTime(pausedAt) })}</strong> {t('paused.text')}
          </p>
          <button type="button" className={cx('button')} onClick={() => store.host.live.refresh()}>
            {t('paused.retry')}
          </button>
        </div>
      )}
    </div>
  )
})
