import { Button } from '@touchline/ui'
import { Dialog } from '@touchline/ui/dialog'
import { countryName, Flag } from '@touchline/ui/flag'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { BoardStore } from '../../state/board-store'
import css from './leagues-dialog.module.css'

interface LeaguesDialogProps {
  store: BoardStore
  close: () => void
}

/** Chooses leagues; at least one, or the board would be empty by choice. */
export const LeaguesDialog = observer(function LeaguesDialog({ store, close }: LeaguesDialogProps) {
  const { t } = useWords()
  const [search, setSearch] = useState('')
  const { leagueChoices } = store
  const ids = leagueChoices.map(({ league }) => league.id)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(store.filters.leagues ?? ids))
  const kept = ids.filter((id) => chosen.has(id))
  const confirm = () => {
    store.filter({ leagues: kept.length === ids.length ? null : kept })
    close()
  }
  return (
    <Dialog
      open
      width={720}
      title={t('leagues.title')}
      closeLabel={t('leagues.cancel')}
      onClose={close}
      footer={<Confirm count={kept.length} confirm={confirm} close={close} />}
    >
      <div className={css.body}>
        <div className={css.tools}>
          <input
            type="search"
            className={css.search}
            placeholder={t('leagues.search')}
            aria-label={t('leagues.search')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <Button size="small" onClick={() => setChosen(new Set(ids))}>
            {t('leagues.all')}
          </Button>
          <Button size="small" onClick={() => setChosen(new Set())}>
            {t('leagues.none')}
          </Button>
          <Button size="small" onClick={() => setChosen(new Set(ids.filter((id) => !chosen.has(id))))}>
            {t('leagues.invert')}
          </Button>
        </div>
        <div className={css.scroll}>
          <Choices
            store={store}
            search={search}
            chosen={chosen}
            toggle={(id) => setChosen(toggled(chosen, id))}
          />
        </div>
      </div>
    </Dialog>
  )
})

interface ChoicesProps {
  store: BoardStore
  search: string
  chosen: ReadonlySet<number>
  toggle: (id: number) => void
}

const Choices = observer(function Choices({ store, search, chosen, toggle }: ChoicesProps) {
  const { t, name } = useWords()
  const words = search.trim().toLowerCase()
  const found = store.leagueChoices.filter(({ league }) =>
    `${league.name} ${name(league.name)} ${name(countryOf(league.country))}`.toLowerCase().includes(words),
  )
  if (found.length === 0) return <p className={css.nothing}>{t('leagues.nothing', { search })}</p>
  return (
    <ul className={css.choices}>
      {found.map(({ league, count }) => (
        <li key={league.id}>
          <label className={css.choice}>
            <input type="checkbox" checked={chosen.has(league.id)} onChange={() => toggle(league.id)} />
            <Flag country={league.country} beside={`${name(league.name)} ${countryOf(league.country)}`} />
            <span className={css.name}>
              {name(league.name)}
              <Country country={league.country} beside={name(league.name)} />
            </span>
            <small>{count}</small>
          </label>
        </li>
      ))}
    </ul>
  )
})

/** Cups between countries have codes of feeds, which name none. */
const countryOf = (country: string): string =>
  /^(?!EU|XX|WW)[A-Z]{2}$/.test(country) ? countryName(country) : ''

/**
 * Name of a league's country under that of the league, which often contains it. A browser that lacks the language of the page,
 * as many lack Burmese, names it in English, as the server does.
 */
function Country({ country, beside }: { country: string; beside: string }) {
  const { name } = useWords()
  const called = name(countryOf(country))
  return called && !beside.includes(called) ? <small className={css.country}>{called}</small> : null
}

function Confirm({ count, confirm, close }: { count: number; confirm: () => void; close: () => void }) {
  const { t } = useWords()
  return (
    <>
      <p role="alert" className={css.warning}>
        {count === 0 ? t('leagues.atLeastOne') : ''}
      </p>
      <Button onClick={close}>{t('leagues.cancel')}</Button>
      <Button look="primary" disabled={count === 0} onClick={confirm}>
        {t('leagues.confirm', { count })}
      </Button>
    </>
  )
}

function toggled(chosen: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(chosen)
  if (!next.delete(id)) next.add(id)
  return next
}
