import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useState } from 'react'
import type { BoardStore } from '../../state/board-store'
import { Icon } from '../icons'
import { useWords } from '../locale-provider'
import { cx } from './board-classes'

const LeaguesDialog = lazy(() => import('./leagues-dialog'))

/** "Leagues n/m"; the dialog is loaded when it is first opened. */
export const LeaguesButton = observer(function LeaguesButton({ store }: { store: BoardStore }) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const all = store.leagueChoices.length
  const chosen = store.leagueChoices.filter(
    ({ league }) => store.filters.leagues?.includes(league.id) ?? true,
  ).length
  return (
    <>
      <button type="button" className={cx('button')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="filter" size={15} />
        {t('leagues.button', { chosen, all })}
      </button>
      {open ? (
        <Suspense fallback={null}>
          <LeaguesDialog store={store} close={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
})
