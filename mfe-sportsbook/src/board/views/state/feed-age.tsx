import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { BoardStore } from '../../state/board-store'

/** Age of the newest prices. It is a component of its own, so that a report of the connection renders nothing else. */
export const FeedAge = observer(function FeedAge({ store }: { store: Pick<BoardStore, 'page'> }) {
  const { t } = useWords()
  return <span>{t('feedAge', { seconds: (store.page.hostState.feed.ageMs / 1000).toFixed(1) })}</span>
})
