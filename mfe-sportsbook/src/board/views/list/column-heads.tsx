import { selectionNames } from '@touchline/contracts/odds'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { memo, Suspense } from 'react'
import type { BoardColumn } from '../../../shared/domain/board-columns'
import type { ScoreColumns, SportBoard } from '../../../shared/domain/sport-board'
import type { BoardStore } from '../../state/board-store'
import { cx } from '../board-classes'
import { HeadNotes } from '../lazy-later'
import type { BoardForm, RowForm } from './board-layout'
import type { HeadNotesProps } from './head-notes'

/** Notes of some sports and rows in the heads; their line is kept free until they have come. */
const Notes = (props: HeadNotesProps) => (
  <Suspense fallback={<br />}>
    <HeadNotes {...props} />
  </Suspense>
)

interface ColumnHeadsProps {
  store: BoardStore
  columns: readonly BoardColumn[]
  form: BoardForm
  rows: RowForm
}

/** The title above a column of prices. */
export function useColumnTitle(unit: SportBoard['unit'] = null): (column: BoardColumn) => string {
  const { t } = useWords()
  return (column) => {
    if (column.selections.length > 1 && column.betType !== 'cs') {
      const title = t(`column.${column.betType}`)
      return unit !== null && column.label === 'line' && column.period === 0
        ? t(`unit.${unit}`, { column: title })
        : title
    }
    const names = selectionNames(column.betType, column.period)
    const name = names[column.selections[0] ?? 0] ?? ''
    return t(`selection.${name}`, { defaultValue: name })
  }
}

/** The name of the part beside the whole match; of matches in play each has its own. Over one column a word has room. */
export function usePartTitle(store: BoardStore, columns: readonly BoardColumn[]): string {
  const { t } = useWords()
  const { part, partsDiffer } = store
  if (columns.filter(({ period }) => period !== 0).length === 1) return t(`part.${part}`)
  if (part === 'first' && !partsDiffer) return t('half.firstHalf')
  return partsDiffer ? t(`part.current.${part}`) : t('part.one', { part: t(`part.${part}`) })
}

interface SpokenHeadsProps {
  part: string
  columns: readonly BoardColumn[]
  unit: SportBoard['unit']
  scores: ScoreColumns | null
}

/** Heads inside a table, one cell for each column; they stay while rows come and go. */
export const SpokenHeads = memo(function SpokenHeads({ part, columns, unit, scores }: SpokenHeadsProps) {
  const { t } = useWords()
  const titleOf = useColumnTitle(unit)
  return (
    <thead className={cx('spoken')}>
      <tr>
        <th scope="col">{t('column.time')}</th>
        <th scope="col">{t('column.event')}</th>
        {scores ? <th scope="col">{t('column.score')}</th> : null}
        {columns.map((column) => (
          <th scope="col" key={column.key}>
            {column.period === 0 ? '' : `${part} `}
            {titleOf(column)}
          </th>
        ))}
        <th scope="col">{t('column.more')}</th>
      </tr>
    </thead>
  )
})

/** The heads that stay in sight: match and part above, columns below. Screen readers use those of the tables. */
export const ColumnHeads = observer(function ColumnHeads({ store, columns, form, rows }: ColumnHeadsProps) {
  const { t } = useWords()
  const { sportBoard, scores, filters } = store
  const titleOf = useColumnTitle(sportBoard.unit)
  const part = usePartTitle(store, columns)
  if (form === 'cards') return <CardHeads columns={columns} unit={sportBoard.unit} />
  const isOutright = filters.view === 'outright'
  const whole = columns.filter(({ period }) => period === 0).length
  const groups = [
    { title: t(sportBoard.scores ? 'half.match' : 'half.fullTime'), count: whole },
    { title: part, count: columns.length - whole },
  ].filter(({ count }) => count > 0)
  return (
    <div className={cx('heads')} aria-hidden="true">
      {groups.length > 1 ? (
        <div className={cx('headLine', 'groups')}>
          <span />
          <span />
          {scores ? <span /> : null}
          {groups.map(({ title, count }) => (
            <span key={title} style={{ gridColumn: `span ${count}` }}>
              {title}
            </span>
          ))}
          <span />
        </div>
      ) : null}
      <div className={cx('headLine')}>
        <span>{t(isOutright ? 'column.date' : 'column.time')}</span>
        <span className={cx('eventHead')}>
          {t(isOutright ? 'column.runner' : `column.${sportBoard.event}`)}
        </span>
        {scores ? (
          <span className={cx('scoreCell')}>
            <Notes of="scores" scores={scores} sport={filters.sport} />
          </span>
        ) : null}
        {columns.map((column) => (
          <span key={column.key}>
            {titleOf(column)}
            {/* Other scores of the column are here from the start, so that no row jumps. */}
            {column.betType === 'cs' &&
              column.selections
                .slice(1)
                .map(
                  (score) =>
                    score >= 0 && <small key={score}>{titleOf({ ...column, selections: [score] })}</small>,
                )}
            {rows === 'single' && column.selections.length > 1 ? <Notes of="sides" column={column} /> : null}
          </span>
        ))}
        <span />
      </div>
    </div>
  )
})

/** Cards say selections on their prices, so heads are of use for handicap, total and winner alone. */
function CardHeads({ columns, unit }: { columns: readonly BoardColumn[]; unit: SportBoard['unit'] }) {
  const titleOf = useColumnTitle(unit)
  const kinds = new Set(columns.map((column) => column.betType))
  if (kinds.size === 1) return null
  return (
    <div className={cx('heads', 'cardHeads')} aria-hidden="true">
      {columns.map((column) => (
        <span key={column.key}>{titleOf(column)}</span>
      ))}
    </div>
  )
}
