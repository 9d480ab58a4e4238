import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { needsMatchChannel } from '../../../shared/domain/board-view'
import type { MatchBlock } from '../../../shared/domain/match-block'
import type { BoardMatch } from '../../state/board-match'
import { ClockRound } from '../row/clock-round'
import { FavouriteStar } from '../row/favourite-star'
import { MatchRow } from '../row/match-row'
import { useMatchBook } from '../use-match-book'
import type { LeagueSectionProps } from './list-props'

const clocks = new ClockRound()

interface OneMatchProps extends LeagueSectionProps {
  rowKey: string
  match: BoardMatch
  block: MatchBlock
  gap: number
  zebra: boolean
  begun: boolean
  rowIndex: number
}

/** Chooses where a row reads its lines: from the board, or from the channel of its match. */
export const OneMatch = observer(function OneMatch(props: OneMatchProps) {
  return needsMatchChannel(props.store.filters.view) ? (
    <DetailedMatch {...props} />
  ) : (
    <BoardRow {...props} source={props.match} />
  )
})

const DetailedMatch = observer(function DetailedMatch(props: OneMatchProps) {
  const { store, match, context } = props
  const book = useMatchBook(store, match.id)
  void book?.structure
  const source = book?.matchById(match.id) ?? null
  const table = book?.table
  const own = useMemo(() => (table ? { ...context, table } : context), [context, table])
  return <BoardRow {...props} source={source} context={own} />
})

const BoardRow = observer(function BoardRow(props: OneMatchProps & { source: BoardMatch | null }) {
  const { store, rowKey, match, source, block, gap, form, context, zebra, rowIndex } = props
  const { t, name } = useWords()
  const [home, away] = [name(match.facts.home), name(match.facts.away)]
  const league = name(store.feed.book.leagues.get(match.facts.league)?.name ?? '')
  // An outright has one name only, and a team may be in several.
  const matchName = away === '' ? `${home}, ${league}` : `${home} v ${away}`
  const expanded = store.expanded === match.id
  const words = useMemo(
    () => ({
      star: (
        <FavouriteStar settings={store.page.settings} kind="match" id={match.id} name={matchName} inGrid />
      ),
      expanded,
      draw: t('draw'),
    }),
    [store, t, match.id, matchName, expanded],
  )
  return (
    <MatchRow
      match={match}
      source={source}
      rowKey={rowKey}
      block={block}
      gap={gap}
      form={form}
      context={context}
      clocks={clocks}
      zebra={zebra}
      rowIndex={rowIndex}
      words={words}
      scores={store.scores}
      clockFirst={store.hasScores}
      begun={props.begun}
    />
  )
})
