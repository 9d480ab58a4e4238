import { IconButton } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { findsNames } from '../../domain/finds-names'
import type { BoardStore } from '../../state/board-store'
import { cx } from '../board-classes'

/** Says that the board shows what was searched for, and lets go of it. */
export const SearchNote = observer(function SearchNote({ store }: { store: BoardStore }) {
  const { t, name } = useWords()
  const { search } = store.filters
  useEffect(() => {
    runInAction(() => {
      // By what the page calls them, and by their names in the odds.
      store.finder = (words) => {
        const finds = findsNames(words)
        return (names) => finds([...names, ...names.map(name)].join(' '))
      }
    })
  }, [store, name])
  return (
    <div className={cx('searchNote')}>
      <p>{t('search.shown', { words: search })}</p>
      <IconButton
        icon="close"
        size={16}
        label={t('search.clear')}
        onClick={() => store.filter({ search: '' })}
      />
    </div>
  )
})
