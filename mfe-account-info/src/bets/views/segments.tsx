import { FULL_LIST_DAYS } from '@touchline/contracts/calls'
import { Chip, Segmented, useHost } from '@touchline/ui'
import { lazily } from '@touchline/ui/lazily'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { daysOf, LISTS_OF, SEGMENTS, type Segment, segmentOf } from '../../shared/domain/bet-list-view'
import type { BetListStore } from '../state/bet-list-store'
import styles from './segments.module.css'

/** It comes while the list is asked for, and its room is kept. */
const ListFilter = lazily(async () => (await import('./list-filter')).ListFilter)
/** The field with its parsing and calendar comes when somebody asks by date. */
const WorkingDays = lazily(async () => (await import('../../shared/views/working-days')).WorkingDays)

/**
 * Running, pending, settled, void and by date; below the last two the choice between accepted or cancelled and rejected, and
 * below all of them of which kind and of which days.
 */
export const Segments = observer(({ store }: { store: BetListStore }) => {
  const { t } = useWords()
  const { brand, now } = useHost()
  const current = segmentOf(store.name)
  const { total } = store.list
  const days = daysOf(store.list.view, now(), brand.bettingDayStartHour)
  const segments = SEGMENTS.map((value) => ({
    value,
    label: t(value === 'days' ? 'betList.byDays' : `betList.${value}`),
    // Of a segment with two lists the chip of the shown list has the number.
    ...(value === current && total !== null && !LISTS_OF[value] ? { count: total } : {}),
  }))
  return (
    <>
      <Segmented<Segment>
        label={t('betList.segments')}
        look="underline"
        segments={segments}
        value={current}
        onChange={store.choose}
        className={styles.segments}
      />
      {LISTS_OF[current] && (
        <fieldset className={styles.kinds} aria-label={t('betList.voidKinds')}>
          {LISTS_OF[current].map((list) => (
            <Chip key={list} pressed={store.name === list} onClick={() => store.choose(list)}>
              {t(`betList.kind.${list}`)}
              {store.name === list && total !== null && ` ${total}`}
            </Chip>
          ))}
        </fieldset>
      )}
      <Suspense fallback={<div className={styles.filter} />}>
        <ListFilter store={store} />
      </Suspense>
      {days && (
        <Suspense>
          <WorkingDays days={days} daysMax={FULL_LIST_DAYS} onChoose={store.chooseDays} />
        </Suspense>
      )}
    </>
  )
})
