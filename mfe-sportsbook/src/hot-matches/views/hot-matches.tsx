import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useCallback, useMemo } from 'react'
import { BoardTip, cx as boardClass, useBoardContext, useBoardEvents } from '../../board'
import { boardColumns } from '../../shared/domain/board-columns'
import { layOutBlock } from '../../shared/domain/match-block'
import type { HotMatchesStore } from '../state/hot-matches-store'
import { cx } from './aside-classes'
import { HotMatch } from './hot-match'
import { MyanmarKey } from './myanmar-key'

/** Beside the board: the matches that most want to see, by handicap. */
export const HotMatches = observer(function HotMatches({ store }: { store: HotMatchesStore }) {
  const { t, tag } = useWords()
  const context = useBoardContext(store)
  const block = useMemo(() => layOutBlock(boardColumns('hdpou', 1, 'match').slice(0, 1), 0), [])
  const showOnBoard = useCallback((match: number) => store.host.navigate(`/desktop?match=${match}`), [store])
  const { handlers, tip } = useBoardEvents(store, showOnBoard)
  const { matches } = store
  const { myanmar } = store.page.settings
  const { preferences } = store.page.hostState
  return (
    <div
      className={`${cx('aside')} ${boardClass(store.isLocked && 'locked')}`}
      lang={tag}
      data-board
      {...(!store.isClosed && handlers)}
    >
      <section
        className={cx('card')}
        aria-labelledby="hot-matches"
        aria-disabled={store.isLocked || undefined}
        // Nothing is pressed or reached by keys until the sportsbook opens again.
        inert={store.isClosed}
      >
        <header className={cx('head')}>
          <h2 id="hot-matches">{t('hot')}</h2>
          <small>
            {t('column.hdp')}, {t(`oddsType.${myanmar ? 5 : preferences.pageDisplay.oddsType}`)}
          </small>
        </header>
        {matches.length === 0 && store.feed.stage.stage === 'ready' ? (
          <p className={cx('nothing')}>{t('hotEmpty')}</p>
        ) : null}
        {matches.map((match) => (
          <HotMatch
            key={match.id}
            match={match}
            block={block}
            context={context}
            country={store.feed.book.leagues.get(match.facts.league)?.country ?? ''}
          />
        ))}
      </section>
      {myanmar ? <MyanmarKey /> : null}
      <BoardTip tip={tip} store={store} />
    </div>
  )
})
