import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { CSSProperties } from 'react'
import type { BoardStore } from '../../state/board-store'
import { cx } from '../board-classes'

/** Asks for everything again; the thin ring runs once per refresh interval, from each report of the feed. */
export const RefreshRing = observer(function RefreshRing({ store }: { store: BoardStore }) {
  const { t } = useWords()
  // A step for each report is enough to read the age; an animation would keep the compositor busy for nothing.
  const share = Math.min(1, store.page.hostState.feed.ageMs / (3 * store.host.brand.refreshMs))
  return (
    <button
      type="button"
      className={cx('refresh')}
      aria-label={t('refresh')}
      title={t('refresh')}
      onClick={() => store.refresh()}
    >
      <span
        className={cx('ring')}
        style={{ '--spent': `${Math.round((1 - share) * 360)}deg` } as CSSProperties}
      />
      <Icon name="refresh" size={14} />
    </button>
  )
})
