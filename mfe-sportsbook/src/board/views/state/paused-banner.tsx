import { clockTime } from '@touchline/rules'
import { Button, Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { BoardStore } from '../../state/board-store'
import { cx } from '../board-classes'

/** Says since when prices are paused. It lies over the filters: if the list moved when prices come back, a tap could hit another one. */
export const PausedBanner = observer(function PausedBanner({ store }: { store: BoardStore }) {
  const { t } = useWords()
  const { pausedAt } = store.page.hostState
  return (
    <div role="status">
      {pausedAt === null ? null : (
        <div className={cx('paused')}>
          <Icon name="warning" size={18} />
          <p>
            <strong>{t('paused.title', { time: clockTime(pausedAt) })}</strong> {t('paused.text')}
          </p>
          <Button size="small" onClick={() => store.host.live.refresh()}>
            {t('paused.retry')}
          </Button>
        </div>
      )}
    </div>
  )
})
