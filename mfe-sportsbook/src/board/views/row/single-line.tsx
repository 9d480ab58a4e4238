import type { BoardColumn } from '../../../shared/domain/board-columns'
import type { BlockCell } from '../../../shared/domain/match-block'
import { cx } from '../board-classes'
import { isSpread, MoreButton, Scores, Team } from './match-line'
import type { MatchRowProps } from './row-props'

/**
 * A match on one line: home v away, each kind of bet with its selections side by side and the line between. Names that
 * do not fit beside each other, and scores by set or quarter, are one above the other in the height of the line.
 */
export function SingleLine(props: MatchRowProps) {
  const { block, rowIndex, words, scores, match, clockFirst, begun } = props
  const spread = isSpread(props)
  return (
    <tr className={cx('line')} aria-rowindex={rowIndex} data-place={0}>
      <td className={cx('timeCell')}>
        {clockFirst ? null : <span data-part="score" />}
        <span data-part="clock" />
      </td>
      <th scope="row" colSpan={spread ? 2 : undefined} className={cx('eventCell', spread && 'spread')}>
        <span className={cx('side')}>
          <Team side="home" />
        </span>
        {match.facts.away === '' ? null : (
          <span className={cx('side')}>
            <span className={cx('versus')}>v</span>
            <Team side="away" />
          </span>
        )}
      </th>
      {scores && begun ? (
        <td className={cx('scoreCell')}>
          {(['home', 'away'] as const).map((side) => (
            <span key={side} className={cx('scoreSide')}>
              <Scores scores={scores} side={side} />
            </span>
          ))}
        </td>
      ) : null}
      {cellsByColumn(block.cells).map(({ column, cells }) => (
        <td key={column.key} className={cx('cell', 'sideBySide')}>
          {cells.map((cell, i) => (
            <span
              key={cell.selection}
              className={cx('host')}
              data-price={column.label === 'line' && i > 0 ? 'between' : 'none'}
            />
          ))}
        </td>
      ))}
      <td className={cx('moreCell')}>
        <MoreButton words={words} spelled={false} />
        {words.star}
      </td>
    </tr>
  )
}

function cellsByColumn(cells: readonly BlockCell[]): { column: BoardColumn; cells: BlockCell[] }[] {
  const columns = new Map<string, { column: BoardColumn; cells: BlockCell[] }>()
  for (const cell of cells) {
    const held = columns.get(cell.column.key)
    if (held) held.cells.push(cell)
    else columns.set(cell.column.key, { column: cell.column, cells: [cell] })
  }
  return [...columns.values()]
}
