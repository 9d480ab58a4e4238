import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useState } from 'react'
import type { BoardStore } from '../../state/board-store'
import { cx } from '../board-classes'
import { BoardRest } from '../lazy-later'

const SHOW_SKELETON_MS = 150
const SKELETON_MATCHES = 8

interface BoardStateProps {
  store: BoardStore
  /** Height of an ordinary match, px: the skeleton has the height of the rows to come. */
  matchHeight: number
}

/** Replaces the list: loading, failed, or nothing found with ways on. */
export const BoardState = observer(function BoardState({ store, matchHeight }: BoardStateProps) {
  const { stage } = store.feed
  if (stage.stage === 'loading') return <Skeleton matchHeight={matchHeight} />
  return (
    <Suspense fallback={null}>
      <BoardRest store={store} code={stage.stage === 'failed' ? stage.code : null} />
    </Suspense>
  )
})

/** Rows of their final height, after a moment, so that a fast answer does not flicker. */
function Skeleton({ matchHeight }: { matchHeight: number }) {
  const { t } = useWords()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOW_SKELETON_MS)
    return () => clearTimeout(timer)
  }, [])
  const rows = Array.from({ length: SKELETON_MATCHES }, (_, i) => i)
  return (
    <div className={cx('skeleton')} role="status" aria-label={t('loading')}>
      {shown
        ? rows.map((row) => <div key={row} className={cx('skeletonMatch')} style={{ height: matchHeight }} />)
        : null}
    </div>
  )
}
