import { Icon } from '@touchline/ui'
import type { ReactNode } from 'react'
import type { BlockCell } from '../../../shared/domain/match-block'
import type { ScoreColumns } from '../../../shared/domain/sport-board'
import { cx } from '../board-classes'
import type { MatchRowProps, RowWords } from './row-props'

interface MatchLineProps extends MatchRowProps {
  line: readonly (BlockCell | null)[]
  /** 0 home, 1 away, 2 draw, then alternative lines. */
  place: number
}

/** One line of a match block; parts named by `data-part` and prices are written, not rendered. */
export function MatchLine(props: MatchLineProps) {
  const { line, place, block, rowIndex } = props
  const alternative = place >= block.mainLines
  return (
    <tr
      className={cx('line', alternative && 'alternative')}
      aria-rowindex={rowIndex + place}
      data-place={place}
    >
      <td className={cx('timeCell')}>{timePart(props)}</td>
      <EventCell {...props} />
      {props.scores && props.begun ? <ScoreCell {...props} scores={props.scores} /> : null}
      {line.map(priceTd)}
      <MoreCell {...props} />
    </tr>
  )
}

/** From top to bottom: score, clock, state; scores with columns of their own leave that place to the clock. */
const TIME_PARTS = ['score', 'clock', 'tag'] as const

function timePart({ place, block, clockFirst }: MatchLineProps): ReactNode {
  const part = place < block.mainLines ? TIME_PARTS[clockFirst ? place + 1 : place] : undefined
  return part ? <span data-part={part} /> : null
}

/** Sets or quarters of one side, then points of the game or the whole score; all of it is written. */
function ScoreCell({ place, scores }: MatchLineProps & { scores: ScoreColumns }) {
  if (place > 1) return <td className={cx('scoreCell')} />
  return (
    <td className={cx('scoreCell')}>
      <Scores scores={scores} side={place === 0 ? 'home' : 'away'} />
    </td>
  )
}

/** Places of scores: parts from the left, then the points, then the total. */
export function Scores({ scores, side }: { scores: ScoreColumns; side: 'home' | 'away' }) {
  return (
    <>
      {Array.from({ length: scores.parts }, (_, part) => (
        <span key={part} className={cx('part')} data-part={`${side}-part-${part}`} />
      ))}
      {scores.points ? <span className={cx('points')} data-part={`${side}-points`} /> : null}
      {scores.total ? <span className={cx('totalScore')} data-part={`${side}-total`} /> : null}
    </>
  )
}

/** Before the start the name reaches over the columns of the scores. */
export const isSpread = ({ scores, begun }: MatchRowProps): boolean => scores !== null && !begun

function EventCell(props: MatchLineProps) {
  const { place, block, words, form, scores } = props
  const spread = isSpread(props)
  const span = spread ? 2 : undefined
  // Only a card shows its score nowhere else.
  const isScoreBeside = form !== 'card'
  const classes = cx(
    'eventCell',
    spread && 'spread',
    place > 1 && 'note',
    place === 2 && place < block.mainLines && 'draw',
  )
  if (place > 1)
    return (
      <td colSpan={span} className={classes}>
        {place === block.mainLines ? <span data-part="alternative" /> : place === 2 ? words.draw : null}
      </td>
    )
  return (
    <th scope="row" colSpan={span} className={classes}>
      <Team side={place === 0 ? 'home' : 'away'} />
      {place === 0 && form === 'card' && scores?.points ? (
        <span className={cx('partsName')} data-part="parts-name" />
      ) : null}
      <span
        className={cx('partsText')}
        aria-hidden={isScoreBeside}
        data-part={place === 0 ? 'home-parts' : 'away-parts'}
      />
      <span
        className={cx('teamScore')}
        aria-hidden={isScoreBeside}
        data-part={place === 0 ? 'home-score' : 'away-score'}
      />
    </th>
  )
}

/** Name with its marks: giving team, red cards, a goal just now. */
export function Team({ side }: { side: 'home' | 'away' }) {
  return (
    <>
      <span className={cx('team')} data-part={side} />
      <span className={cx('spoken')} data-part={`${side}-gives`} />
      <span className={cx('reds')} role="img" data-part={`${side}-reds`} hidden />
      <span className={cx('goalTag')} data-part={`${side}-goal`} hidden />
    </>
  )
}

/** The place of a price; its writer draws into it. */
function priceTd(cell: BlockCell | null, place: number): ReactNode {
  if (!cell) return <td key={`empty-${place}`} className={cx('cell')} />
  const beside = cell.column.label === 'none' ? 'none' : 'board'
  return <td key={cell.column.key} className={cx('cell', `${cell.column.width}Cell`)} data-price={beside} />
}

function MoreCell({ place, words, form }: MatchLineProps) {
  if (place === 1) return <td className={cx('moreCell')}>{words.star}</td>
  if (place !== 0) return <td className={cx('moreCell')} />
  return (
    <td className={cx('moreCell')}>
      {form === 'card' ? <span className={cx('reason')} data-part="reason" hidden /> : null}
      <MoreButton words={words} spelled={form === 'card'} />
    </td>
  )
}

/** "+24", or "All 24 markets" where there is room; its name is written with the count. */
export function MoreButton({ words, spelled }: { words: RowWords; spelled: boolean }) {
  return (
    <button type="button" className={cx('more')} data-more tabIndex={-1} aria-expanded={words.expanded}>
      <span data-part={spelled ? 'more-words' : 'more'} />
      {spelled ? <Icon name="chevronRight" size={14} /> : null}
    </button>
  )
}
