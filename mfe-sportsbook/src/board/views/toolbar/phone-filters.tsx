import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { timeFilterApplies } from '../../../shared/domain/board-filters'
import type { BoardStore } from '../../state/board-store'
import { chooseRefresh } from '../../state/choose-refresh'
import { cx } from '../board-classes'
import type { Select } from './board-selects'

interface PhoneFiltersProps {
  store: BoardStore
  /** Controls of the toolbar. */
  controls: { time: ReactNode; odds: ReactNode; leagues: ReactNode; live: ReactNode; Select: typeof Select }
}

/** The panel behind a phone's filter button: each control under its name. */
export const PhoneFilters = observer(function PhoneFilters({ store, controls }: PhoneFiltersProps) {
  const { t } = useWords()
  const { filters } = store
  const { Select } = controls
  const { settings } = store.page
  const seconds = store.host.brand.refreshMs / 1000
  return (
    <section className={cx('phonePanel')} aria-label={t('filters')}>
      {timeFilterApplies(filters) ? (
        <Named name={t('time.label')} wide>
          {controls.time}
        </Named>
      ) : null}
      <Named name={t('oddsType.label')}>{controls.odds}</Named>
      <Named name={t('sort.label')}>
        <Select
          label={t('sort.label')}
          choices={['league', 'time'] as const}
          chosen={filters.sort}
          nameOf={(sort) => t(`sort.${sort}`)}
          choose={(sort) => store.filter({ sort })}
        />
      </Named>
      <Named name={t('refreshBy.label')}>
        <Select
          label={t('refreshBy.label')}
          choices={['live', 'poll', 'manual'] as const}
          chosen={settings.oddsRefresh}
          nameOf={(mode) => t(`refreshBy.${mode}`, { seconds })}
          choose={(mode) => chooseRefresh(settings, mode)}
        />
      </Named>
      <Named name={t('leagues.title')}>{controls.leagues}</Named>
      {controls.live}
    </section>
  )
})

/** Controls have their names for screen readers already. */
function Named({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={cx(wide ? 'phoneWide' : 'phoneNamed')}>
      <span aria-hidden="true">{name}</span>
      {children}
    </div>
  )
}
