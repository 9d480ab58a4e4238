import { Icon } from '@touchline/ui'
import clsx from 'clsx'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './drag-list.module.css'

interface DragListProps<Item> {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** Of one item in words. */
  nameOf: (item: Item) => string
  children: (item: Item) => ReactNode
  /** Both from 0. */
  onMove: (from: number, to: number) => void
  labels: DragListLabels
}

export interface DragListLabels {
  /** Of the handle: "Move Football". */
  handle: (name: string) => string
  up: (name: string) => string
  down: (name: string) => string
  /** Which keys do what: in sight while a handle has the focus of the keyboard, and read out with it. */
  keys?: string
  /** Spoken: "Football, place 2 of 12". */
  place: (name: string, place: number, count: number) => string
}

/** An item in the hand: where it was and where it would go; `by` is how far the pointer has drawn it, px. */
interface Drag {
  from: number
  to: number
  by: number | null
  /** Tops and heights of all rows when it was taken. */
  rows: readonly { top: number; height: number }[]
  startY: number
}

/**
 * A list that its reader sorts: by the handle with pointer or finger, by buttons up and down, or on the
 * handle by keys: Space takes and drops, arrows move, Escape cancels.
 */
export function DragList<Item>(props: DragListProps<Item>) {
  const { label, items, keyOf, nameOf, children, onMove, labels } = props
  const list = useRef<HTMLOListElement>(null)
  const keysId = useId()
  const [drag, setDrag] = useState<Drag | null>(null)
  const [spoken, setSpoken] = useState('')
  const speak = (from: number, to: number) => {
    const item = items[from]
    if (item !== undefined) setSpoken(labels.place(nameOf(item), to + 1, items.length))
  }
  const move = (from: number, to: number) => {
    setDrag(null)
    if (to === from || to < 0 || to >= items.length) return
    onMove(from, to)
    speak(from, to)
  }
  const taken = (from: number, startY: number, by: number | null): Drag => {
    const rows = [...(list.current?.children ?? [])].map((row) => {
      const { top, height } = row.getBoundingClientRect()
      return { top, height }
    })
    return { from, to: from, by, rows, startY }
  }
  const pull = ({ clientY }: PointerEvent) => {
    if (!drag || drag.by === null) return
    const by = clientY - drag.startY
    setDrag({ ...drag, by, to: placeOf(drag, by) })
  }
  const onKey = (event: KeyboardEvent, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      if (drag) return move(drag.from, drag.to)
      setDrag(taken(index, 0, null))
      speak(index, index)
    }
    if (event.key === 'Escape' && drag) {
      event.stopPropagation()
      setDrag(null)
      speak(drag.from, drag.from)
    }
    if (step === undefined || !drag) return
    event.preventDefault()
    const to = Math.min(items.length - 1, Math.max(0, drag.to + step))
    setDrag({ ...drag, to })
    speak(drag.from, to)
  }
  return (
    <>
      <ol ref={list} className={styles.list} aria-label={label}>
        {items.map((item, index) => {
          const name = nameOf(item)
          const shift = drag ? shiftOf(drag, index) : 0
          return (
            <li
              key={keyOf(item)}
              className={clsx(styles.row, drag?.from === index && styles.taken, drag && styles.moving)}
              style={shift === 0 ? undefined : { transform: `translateY(${shift}px)` }}
            >
              <button
                type="button"
                className={styles.handle}
                aria-label={labels.handle(name)}
                aria-describedby={labels.keys && keysId}
                aria-pressed={drag?.from === index}
                onPointerDown={(event) => {
                  if (event.button !== 0) return
                  event.currentTarget.setPointerCapture(event.pointerId)
                  setDrag(taken(index, event.clientY, 0))
                }}
                onPointerMove={pull}
                onPointerUp={() => drag?.by != null && move(drag.from, drag.to)}
                onPointerCancel={() => setDrag(null)}
                onKeyDown={(event) => onKey(event, index)}
                onBlur={() => drag?.by === null && setDrag(null)}
              >
                <Grip />
              </button>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span className={styles.item}>{children(item)}</span>
              {([-1, 1] as const).map((step) => {
                const isEnd = index + step < 0 || index + step >= items.length
                return (
                  <button
                    key={step}
                    type="button"
                    className={styles.step}
                    aria-label={step < 0 ? labels.up(name) : labels.down(name)}
                    // Not `disabled`, which would lose the focus of who has just moved it to the end.
                    aria-disabled={isEnd}
                    onClick={() => move(index, index + step)}
                  >
                    <Icon name={step < 0 ? 'chevronUp' : 'chevronDown'} size={18} />
                  </button>
                )
              })}
            </li>
          )
        })}
      </ol>
      {labels.keys && (
        <p id={keysId} className={styles.keys}>
          {labels.keys}
        </p>
      )}
      <p role="status" className={styles.spoken}>
        {spoken}
      </p>
    </>
  )
}

/** Where a row lands whose middle was drawn so far. */
function placeOf({ from, rows }: Drag, by: number): number {
  const own = rows[from]
  if (!own) return from
  const middle = own.top + own.height / 2 + by
  const above = rows.filter(({ top, height }, index) => index !== from && top + height / 2 < middle)
  return above.length
}

/** The distance of a row from its place while another one is dragged, px. */
function shiftOf({ from, to, by, rows }: Drag, index: number): number {
  const own = rows[from]?.height ?? 0
  if (index === from) return by ?? (rows[to]?.top ?? 0) - (rows[from]?.top ?? 0)
  if (index > from && index <= to) return -own
  return index < from && index >= to ? own : 0
}

function Grip() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M8 5h2v2H8zm6 0h2v2h-2zM8 11h2v2H8zm6 0h2v2h-2zM8 17h2v2H8zm6 0h2v2h-2z" />
    </svg>
  )
}
