import { useWords } from '@touchline/ui/words'
import { runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { findsNames } from '../../domain/finds-names'
import type { BoardStore } from '../../state/board-store'

/** Brings the search of names: by those of the page, and by those of the odds. */
export const SearchFinder = observer(function SearchFinder({ store }: { store: BoardStore }) {
  const { name } = useWords()
  useEffect(() => {
    runInAction(() => {
      store.finder = (words) => {
        const finds = findsNames(words)
        return (names) => finds([...names, ...names.map(name)].join(' '))
      }
    })
  }, [store, name])
  return null
})
