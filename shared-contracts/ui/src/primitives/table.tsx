import { Icon } from '@touchline/ui'
import clsx from 'clsx'
import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './table.module.css'

export interface Column<Row> {
  id: string
  head: string
  cell: (row: Row) => ReactNode
  /** Numbers of one kind share one right edge. */
  align?: 'end'
  /** The foot of this column. */
  total?: ReactNode
  sort?: { order: 'ascending' | 'descending' | 'none'; toggle: () => void }
}

/** Details below a row. */
export interface RowDetails<Row> {
  /** Null for a row without details. */
  of: (row: Row) => ReactNode | null
  /** Name of the button that opens them: "Details of TL-7Q4K-20931". */
  label: (row: Row) => string
  /** Whether details are open when the row is first shown; `onToggle` receives each change. */
  isOpen?: (row: Row) => boolean
  onToggle?: (row: Row, isOpen: boolean) => void
}

interface TableProps<Row> {
  /** Name of the table for a screen reader. */
  caption: string
  /** The first names its row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Begins the foot: "Page total, 5 bets". Without it there is no foot. */
  totalLabel?: string
  details?: RowDetails<Row>
  /** Where room is short each row becomes a card, or the columns scroll under the first one. */
  narrow?: 'cards' | 'scroll'
}

/** Rows shown as blocks are a table no longer for a screen reader, unless they say that they are. */
const ROLE = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

/** Rows under a head that stays in sight, with totals in the foot. `--shell-top` says where the page's own bars end. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, keyOf, totalLabel, details, narrow = 'cards' } = props
  const scroller = useScroller(narrow === 'scroll', caption)
  return (
    <div className={styles.frame}>
      <div {...scroller} className={clsx(styles.scroller, styles[narrow])}>
        <table {...ROLE.table} className={styles.table} aria-label={caption}>
          <thead {...ROLE.group}>
            <tr {...ROLE.row}>
              {columns.map((column) => (
                <HeadCell key={column.id} column={column} />
              ))}
            </tr>
          </thead>
          <tbody {...ROLE.group}>
            {rows.map((row) => (
              <BodyRow key={keyOf(row)} row={row} columns={columns} details={details} />
            ))}
          </tbody>
          {totalLabel !== undefined && <Foot columns={columns} label={totalLabel} />}
        </table>
      </div>
    </div>
  )
}

function HeadCell<Row>({ column: { head, align, sort } }: { column: Column<Row> }) {
  return (
    <th {...ROLE.head} scope="col" className={clsx(align && styles.end)} aria-sort={sort?.order}>
      {sort ? (
        <button type="button" className={styles.sort} data-order={sort.order} onClick={sort.toggle}>
          {head}
          <Icon name={sort.order === 'ascending' ? 'chevronUp' : 'chevronDown'} size={14} />
        </button>
      ) : (
        head
      )}
    </th>
  )
}

interface BodyRowProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  details?: RowDetails<Row>
}

function BodyRow<Row>({ row, columns, details }: BodyRowProps<Row>) {
  const [isOpen, setOpen] = useState(() => details?.isOpen?.(row) ?? false)
  const id = useId()
  const toggle = () => {
    setOpen(!isOpen)
    details?.onToggle?.(row, !isOpen)
  }
  const inside = details?.of(row) ?? null
  const [first, ...others] = columns
  if (!first) return null
  return (
    <Fragment>
      <tr {...ROLE.row} className={clsx(styles.row, isOpen && styles.open)}>
        <th {...ROLE.rowHead} scope="row" data-label={first.head} className={clsx(first.align && styles.end)}>
          {inside === null ? (
            first.cell(row)
          ) : (
            <span className={styles.opening}>
              <button
                type="button"
                className={styles.opener}
                aria-label={details?.label(row)}
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                onClick={toggle}
              >
                <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={16} />
              </button>
              <span>{first.cell(row)}</span>
            </span>
          )}
        </th>
        {others.map(({ id: column, head, align, cell }) => (
          <td
            {...ROLE.cell}
            key={column}
            data-label={head}
            className={clsx(align && styles.end)}
            translate={align && 'no'}
          >
            <span className={styles.value}>{cell(row)}</span>
          </td>
        ))}
      </tr>
      {isOpen && inside !== null && (
        <tr {...ROLE.row} id={id} className={styles.details}>
          <td {...ROLE.cell} colSpan={columns.length}>
            {inside}
          </td>
        </tr>
      )}
    </Fragment>
  )
}

/** The label takes the columns before the first total. */
function Foot<Row>({ columns, label }: { columns: readonly Column<Row>[]; label: string }) {
  const firstTotal = columns.findIndex(({ total }) => total !== undefined)
  const span = firstTotal < 0 ? columns.length : Math.max(1, firstTotal)
  return (
    <tfoot {...ROLE.group}>
      <tr {...ROLE.row} className={styles.foot}>
        <th {...ROLE.rowHead} scope="row" colSpan={span}>
          {label}
        </th>
        {columns.slice(span).map(({ id, head, align, total }) => (
          <td
            {...ROLE.cell}
            key={id}
            data-label={total === undefined ? undefined : head}
            translate={align && 'no'}
            className={clsx(align && styles.end, total === undefined && styles.none)}
          >
            {total}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

/** A sideways scroller must be reached by the keyboard, and only while it scrolls. */
function useScroller(canScroll: boolean, label: string) {
  const ref = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || !canScroll) return
    const look = () => setScrolls(element.scrollWidth > element.clientWidth)
    const watch = new ResizeObserver(look)
    watch.observe(element)
    look()
    return () => watch.disconnect()
  }, [canScroll])
  return { ref, ...(scrolls ? { tabIndex: 0, role: 'region', 'aria-label': label } : {}) }
}
