import { Suspense } from 'react'
import { hasDays } from '../../../shared/domain/board-filters'
import type { BoardStore } from '../../state/board-store'
import { cx } from '../board-classes'
import { DayTabs } from '../lazy-later'
import { FittingRow } from '../row/fitting-row'

/** Tabs by date, which come when Early is first shown. */
export const Days = ({ store }: { store: BoardStore }) =>
  hasDays(store.filters) ? (
    <Suspense fallback={<div className={cx('chips', 'chipsWaiting')} />}>
      <DayTabs store={store} Row={FittingRow} />
    </Suspense>
  ) : null
