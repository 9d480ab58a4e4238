import clsx from 'clsx'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import styles from './tabs.module.css'
import { useScrolledRow } from './use-scrolled-row'

export interface Tab<Id extends string> {
  id: Id
  label: string
  count?: number | null
  content: ReactNode
}

interface TabsProps<Id extends string> {
  label: string
  tabs: readonly Tab<Id>[]
  shown: Id
  onShow: (id: Id) => void
  /** Panels that are not shown stay, so that nothing typed in one is lost by looking at another. */
  keepAll?: boolean
  className?: string
}

/** Views of one thing, one at a time. Arrows change the view at once, Home and End go to the ends. */
export function Tabs<Id extends string>({
  label,
  tabs,
  shown,
  onShow,
  keepAll = false,
  className,
}: TabsProps<Id>) {
  const id = useId()
  const row = useScrolledRow<HTMLDivElement>(`${shown} of ${tabs.length}`)
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next =
      tabs[
        nextIndex(
          event.key,
          tabs.findIndex((tab) => tab.id === shown),
          tabs.length,
        )
      ]
    if (!next) return
    event.preventDefault()
    onShow(next.id)
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(next)]?.focus()
  }
  return (
    <div className={clsx(styles.tabs, className)}>
      <div
        ref={row.ref}
        role="tablist"
        aria-label={label}
        className={clsx(styles.strip, row.className)}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === shown}
            aria-controls={keepAll || tab.id === shown ? `${id}-${tab.id}-panel` : undefined}
            tabIndex={tab.id === shown ? 0 : -1}
            className={styles.tab}
            onClick={() => onShow(tab.id)}
          >
            {tab.label}
            {tab.count ? <span className={styles.count}>{tab.count}</span> : null}
          </button>
        ))}
      </div>
      {tabs
        .filter((tab) => keepAll || tab.id === shown)
        .map((tab) => (
          <div
            key={tab.id}
            role="tabpanel"
            id={`${id}-${tab.id}-panel`}
            aria-labelledby={`${id}-${tab.id}`}
            hidden={tab.id !== shown}
            className={styles.panel}
          >
            {tab.content}
          </div>
        ))}
    </div>
  )
}

function nextIndex(key: string, at: number, count: number): number {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}
