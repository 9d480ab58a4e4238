import { Icon } from '@touchline/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { BoardStore } from '../../state/board-store'
import { useWords } from '../locale-provider'
import { cx } from './board-classes'

const SETTLE_MS = 200

interface SearchFieldProps {
  store: BoardStore
  /** Only a glass while nothing is typed and nobody is about to type. */
  folds?: boolean
}

/** Finds teams and leagues on the board; the address follows when typing pauses. */
export const SearchField = observer(function SearchField({ store, folds = false }: SearchFieldProps) {
  const { t } = useWords()
  const { search } = store.filters
  const [typed, setTyped] = useState(search)
  useEffect(() => setTyped(search), [search])
  useEffect(() => {
    if (typed.trim() === search) return undefined
    const timer = setTimeout(() => store.filter({ search: typed.trim() }), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [typed, search, store])
  return (
    <label className={cx('search', folds && typed === '' && 'folds')} title={t('search.label')}>
      <Icon name="search" size={15} />
      <input
        type="search"
        value={typed}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        onChange={(event) => setTyped(event.target.value)}
      />
    </label>
  )
})
