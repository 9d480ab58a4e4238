import { SELECTIONS } from '@touchline/contracts'
import { memo } from 'react'
import type { BoardColumn } from '../../domain/board-columns'
import { selectionNames } from '../../domain/selection-names'
import { useWords } from '../locale-provider'
import { cx } from './board-classes'
import type { BoardForm } from './board-layout'

interface ColumnHeadsProps {
  columns: readonly BoardColumn[]
  form: BoardForm
}

/** What stands above a column of prices. */
export function useColumnTitle(): (column: BoardColumn) => string {
  const { t } = useWords()
  return (column) => {
    if (column.selections.length > 1 && column.betType !== 'cs') return t(`column.${column.betType}`)
    const names = selectionNames(column.betType, column.period)
    if (column.betType === 'cs') return names[column.selections[0] ?? 0] ?? ''
    const name = names[column.selections[0] ?? 0] ?? ''
    return t(`selection.${name}`, { defaultValue: name })
  }
}

/** Heads inside a table, one cell for each column; they stay while rows come and go. */
export const SpokenHeads = memo(function SpokenHeads({ columns }: { columns: readonly BoardColumn[] }) {
  const { t } = useWords()
  const titleOf = useColumnTitle()
  return (
    <thead className={cx('spoken')}>
      <tr>
        <th scope="col">{t('column.time')}</th>
        <th scope="col">{t('column.event')}</th>
        {columns.map((column) => (
          <th scope="col" key={column.key}>
            {column.period === 1 ? `${t('half.firstHalf')} ` : ''}
            {titleOf(column)}
          </th>
        ))}
        <th scope="col">{t('column.more')}</th>
      </tr>
    </thead>
  )
})

/** The heads that stay in sight: halves above, columns below. Screen readers use those of the tables. */
export function ColumnHeads({ columns, form }: ColumnHeadsProps) {
  const { t } = useWords()
  const titleOf = useColumnTitle()
  if (form === 'cards') return <CardHeads columns={columns} />
  const halves = ([0, 1] as const).flatMap((period) => {
    const count = columns.filter((column) => column.period === period).length
    return count > 0 ? [{ period, count }] : []
  })
  return (
    <div className={cx('heads')} aria-hidden="true">
      {halves.length > 1 ? (
        <div className={cx('headLine', 'halves')}>
          <span />
          <span />
          {halves.map(({ period, count }) => (
            <span key={period} style={{ gridColumn: `span ${count}` }}>
              {t(period === 0 ? 'half.fullTime' : 'half.firstHalf')}
            </span>
          ))}
          <span />
        </div>
      ) : null}
      <div className={cx('headLine')}>
        <span>{t('column.time')}</span>
        <span className={cx('eventHead')}>{t('column.event')}</span>
        {columns.map((column) => (
          <span key={column.key}>
            {titleOf(column)}
            {column.betType === 'cs' ? <CorrectScoreNotes column={column} /> : null}
          </span>
        ))}
        <span />
      </div>
    </div>
  )
}

/** Cards say selections on their prices, so heads are of use for handicap, total and winner alone. */
function CardHeads({ columns }: { columns: readonly BoardColumn[] }) {
  const titleOf = useColumnTitle()
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

/** A correct-score column holds three scores: home win, away win, draw. */
function CorrectScoreNotes({ column }: { column: BoardColumn }) {
  const { t } = useWords()
  return column.selections.slice(1).map((selection) => {
    const name = SELECTIONS.cs[selection]
    return name ? <small key={name}>{t(`selection.${name}`, { defaultValue: name })}</small> : null
  })
}
