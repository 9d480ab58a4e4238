import { Chip, Segmented } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type BetListName, SEGMENTS, type Segment, segmentOf } from '../domain/bet-list-view'
import type { BetListStore } from '../state/bet-list-store'
import styles from './segments.module.css'

const VOID_LISTS: readonly BetListName[] = ['void', 'rejected']

/** Running, pending, void; below void the choice between cancelled and rejected. */
export const Segments = observer(({ store }: { store: BetListStore }) => {
  const { t } = useWords()
  const current = segmentOf(store.name)
  const { total } = store.list
  const segments = SEGMENTS.map((value) => ({
    value,
    label: t(`betList.${value}`),
    ...(value === current && total !== null ? { count: total } : {}),
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
      {current === 'void' && (
        <fieldset className={styles.kinds} aria-label={t('betList.voidKinds')}>
          {VOID_LISTS.map((list) => (
            <Chip key={list} pressed={store.name === list} onClick={() => store.choose(list)}>
              {t(`betList.kind.${list}`)}
            </Chip>
          ))}
        </fieldset>
      )}
    </>
  )
})
