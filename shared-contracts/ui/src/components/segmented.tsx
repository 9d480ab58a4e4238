import clsx from 'clsx'
import type { KeyboardEvent, ReactNode } from 'react'
import { useScrolledRow } from '../primitives/use-scrolled-row'
import styles from './segmented.module.css'

export interface Segment<Value extends string> {
  value: Value
  label: ReactNode
  count?: number
}

interface SegmentedProps<Value extends string> {
  /** Name of the choice for a screen reader. */
  label: string
  segments: readonly Segment<Value>[]
  /** Null where none is chosen. */
  value: Value | null
  onChange: (value: Value) => void
  /** `track` a filled pill in a tinted track; `underline` tabs of a panel. */
  look?: 'track' | 'underline'
  className?: string
}

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** One of a few: a radio group by role and keys, segments or tabs by look. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, segments, value, onChange, look = 'track', className } = props
  const row = useScrolledRow<HTMLDivElement>(`${value} of ${segments.length}`)
  /** Without a choice the first takes the focus, as a group of radios does. */
  const stop = value ?? segments[0]?.value
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = STEP[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = segments.findIndex((segment) => segment.value === stop)
    const next = segments[(at + step + segments.length) % segments.length]
    if (!next) return
    onChange(next.value)
    event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')[segments.indexOf(next)]?.focus()
  }
  return (
    <div
      ref={row.ref}
      role="radiogroup"
      aria-label={label}
      className={clsx(styles[look], row.className, className)}
      onKeyDown={move}
    >
      {segments.map((segment) => (
        // biome-ignore lint/a11y/useSemanticElements: a radio input cannot hold a count and a label in one tab stop.
        <button
          key={segment.value}
          type="button"
          role="radio"
          aria-checked={segment.value === value}
          tabIndex={stop === segment.value ? 0 : -1}
          className={styles.segment}
          onClick={() => onChange(segment.value)}
        >
          {segment.label}
          {segment.count !== undefined && <span className={styles.count}>{segment.count}</span>}
        </button>
      ))}
    </div>
  )
}
