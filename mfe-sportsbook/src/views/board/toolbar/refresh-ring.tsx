import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { useEffect, useRef } from 'react'
import type { BoardStore } from '../../../state/board-store'
import { cx } from '../board-classes'

/** Asks for everything again; the thin ring runs once per refresh interval, from each report of the feed. */
export function RefreshRing({ store }: { store: BoardStore }) {
  const { t } = useWords()
  const ring = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const refreshMs = store.host.brand.refreshMs
    const following = store.host.live.freshness$.subscribe(({ ageMs }) => {
      // A step for each report is enough to read the age; an animation would keep the compositor busy for nothing.
      const share = Math.min(1, ageMs / (3 * refreshMs))
      ring.current?.style.setProperty('--spent', `${Math.round((1 - share) * 360)}deg`)
    })
    return () => following.unsubscribe()
  }, [store])
  return (
    <button
      type="button"
      className={cx('refresh')}
      aria-label={t('refresh')}
      title={t('refresh')}
      onClick={() => store.refresh()}
    >
      <span ref={ring} className={cx('ring')} />
      <Icon name="refresh" size={14} />
    </button>
  )
}
