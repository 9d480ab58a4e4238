import { IconButton } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { BoardStore } from '../../../state/board-store'
import { cx } from '../board-classes'

/** Says that the board shows what was searched for, and lets go of it. */
export default observer(function SearchNote({ store }: { store: BoardStore }) {
  const { t } = useWords()
  const { search } = store.filters
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
