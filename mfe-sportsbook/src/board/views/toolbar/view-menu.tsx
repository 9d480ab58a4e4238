import { Button, Segmented, useCloseOnBack } from '@touchline/ui'
import { useDismissal } from '@touchline/ui/use-dismissal'
import { useWords } from '@touchline/ui/words'
import { action } from 'mobx'
import { observer } from 'mobx-react-lite'
import type { RefObject } from 'react'
import type { BoardStore } from '../../state/board-store'
import { chooseRefresh } from '../../state/choose-refresh'
import css from './view-menu.module.css'

/** Lines of a match, order of matches, how prices are renewed, all leagues folded or open. */
export const ViewMenu = observer(function ViewMenu({ store, place, close }: ViewMenuProps) {
  const { t } = useWords()
  const { filters } = store
  const { hostState, settings } = store.page
  const seconds = store.host.brand.refreshMs / 1000
  const isFolded = store.collapsed.size > 0
  const closeByKey = () => {
    close()
    place.current?.querySelector('button')?.focus()
  }
  useDismissal(true, place, closeByKey, close)
  useCloseOnBack(true, close)
  return (
    <div role="dialog" aria-label={t('viewMenu.title')} className={css.menu}>
      <Setting
        label={t('lines.label')}
        values={['double', 'single'] as const}
        value={hostState.preferences.pageDisplay.pageType}
        nameOf={(pageType) => t(`lines.${pageType}`)}
        choose={(pageType) => settings.change({ pageType })}
      />
      <Setting
        label={t('sort.label')}
        values={['league', 'time'] as const}
        value={filters.sort}
        nameOf={(sort) => t(`sort.${sort}`)}
        choose={(sort) => store.filter({ sort })}
      />
      <Setting
        label={t('refreshBy.label')}
        values={['live', 'poll', 'manual'] as const}
        value={settings.oddsRefresh}
        nameOf={(mode) => t(`refreshBy.${mode}`, { seconds })}
        choose={(mode) => chooseRefresh(settings, mode)}
      />
      <div className={css.actions}>
        <Button size="small" onClick={() => store.refresh()}>
          {t('refresh')}
        </Button>
        <Button size="small" onClick={() => fold(store, isFolded ? [] : leagueKeys(store))}>
          {t(isFolded ? 'expandAll' : 'collapseAll')}
        </Button>
      </div>
    </div>
  )
})

/** Folds these leagues and no other. */
const fold = action((store: BoardStore, keys: readonly string[]) => store.collapsed.replace(keys))

/** Leagues of the list as they can be folded. */
const leagueKeys = ({ items }: BoardStore): string[] =>
  items.flatMap((item) => (item.kind === 'league' ? [`${item.group}-${item.league.id}`] : []))

interface ViewMenuProps {
  store: BoardStore
  /** The element with the menu and its button. */
  place: RefObject<HTMLElement | null>
  close: () => void
}

interface SettingProps<Value extends string> {
  label: string
  values: readonly Value[]
  value: Value
  nameOf: (value: Value) => string
  choose: (value: Value) => void
}

function Setting<Value extends string>({ label, values, value, nameOf, choose }: SettingProps<Value>) {
  return (
    <div className={css.setting}>
      <span aria-hidden="true">{label}</span>
      <Segmented
        label={label}
        className={css.segments}
        segments={values.map((each) => ({ value: each, label: nameOf(each) }))}
        value={value}
        onChange={choose}
      />
    </div>
  )
}
