import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, useState } from 'react'
import type { BoardStore } from '../../state/board-store'
import { useWords } from '../locale-provider'
import { cx } from './board-classes'

interface LeaguesDialogProps {
  store: BoardStore
  close: () => void
}

/** Chooses leagues; at least one, or the board would be empty by choice. */
const LeaguesDialog = observer(function LeaguesDialog({ store, close }: LeaguesDialogProps) {
  const { t } = useWords()
  const title = useId()
  const [search, setSearch] = useState('')
  const { leagueChoices } = store
  const ids = leagueChoices.map(({ league }) => league.id)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(store.filters.leagues ?? ids))
  const found = leagueChoices.filter(({ league }) =>
    league.name.toLowerCase().includes(search.trim().toLowerCase()),
  )
  const count = ids.filter((id) => chosen.has(id)).length
  const confirm = () => {
    const kept = ids.filter((id) => chosen.has(id))
    store.filter({ leagues: kept.length === ids.length ? null : kept })
    close()
  }
  return (
    <Modal labelledBy={title} close={close}>
      <header className={cx('dialogHead')}>
        <h2 id={title}>{t('leagues.title')}</h2>
        <input
          type="search"
          className={cx('input')}
          placeholder={t('leagues.search')}
          aria-label={t('leagues.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <div className={cx('dialogTools')}>
          <button type="button" className={cx('button')} onClick={() => setChosen(new Set(ids))}>
            {t('leagues.all')}
          </button>
          <button type="button" className={cx('button')} onClick={() => setChosen(new Set())}>
            {t('leagues.none')}
          </button>
          <button
            type="button"
            className={cx('button')}
            onClick={() => setChosen(new Set(ids.filter((id) => !chosen.has(id))))}
          >
            {t('leagues.invert')}
          </button>
        </div>
      </header>
      <ul className={cx('leagueChoices')}>
        {found.map(({ league, count: matches }) => (
          <li key={league.id}>
            <label className={cx('leagueChoice')}>
              <input
                type="checkbox"
                checked={chosen.has(league.id)}
                onChange={() => setChosen(toggled(chosen, league.id))}
              />
              <span>{league.name}</span>
              <small>{matches}</small>
            </label>
          </li>
        ))}
        {found.length === 0 ? <li className={cx('muted')}>{t('leagues.nothing', { search })}</li> : null}
      </ul>
      <footer className={cx('dialogFoot')}>
        <p role="alert">{count === 0 ? t('leagues.atLeastOne') : ''}</p>
        <button type="button" className={cx('button')} onClick={close}>
          {t('leagues.cancel')}
        </button>
        <button type="button" className={cx('button', 'primary')} disabled={count === 0} onClick={confirm}>
          {t('leagues.confirm', { count })}
        </button>
      </footer>
    </Modal>
  )
})

export default LeaguesDialog

interface ModalProps {
  labelledBy: string
  close: () => void
  children: React.ReactNode
}

/** The browser's modal dialog: it traps focus, closes by Esc and gives focus back. */
function Modal({ labelledBy, close, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog ref={dialog} className={cx('dialog')} aria-labelledby={labelledBy} onClose={close}>
      {children}
    </dialog>
  )
}

function toggled(chosen: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(chosen)
  if (!next.delete(id)) next.add(id)
  return next
}
