import { Button, Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import type { BoardStore } from '../../state/board-store'
import { LeaguesDialog } from '../lazy-later'

/** "Leagues n/m"; the dialog is loaded when it is first opened. */
export const LeaguesButton = observer(function LeaguesButton({ store }: { store: BoardStore }) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const { leagueChoices, filters } = store
  const chosen = leagueChoices.filter(({ league }) => filters.leagues?.includes(league.id) ?? true).length
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="filter" size={15} />
        {t('leagues.button', { chosen, all: leagueChoices.length })}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <LeaguesDialog store={store} close={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
})
