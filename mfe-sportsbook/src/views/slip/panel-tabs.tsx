import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styles from './slip.module.css'

export interface PanelTab<Id extends string> {
  id: Id
  label: string
  count: number | null
  content: ReactNode
}

interface PanelTabsProps<Id extends string> {
  label: string
  tabs: readonly PanelTab<Id>[]
  shown: Id
  onShow: (id: Id) => void
}

/** Tabs of the panel; both panels stay mounted, so that nothing typed is lost by looking at the other. */
export function PanelTabs<Id extends string>({ label, tabs, shown, onShow }: PanelTabsProps<Id>) {
  const id = useId()
  const strip = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    const at = tabs.findIndex((tab) => tab.id === shown)
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onShow(next.id)
    strip.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }
  return (
    <>
      <div ref={strip} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === shown}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={tab.id === shown ? 0 : -1}
            onClick={() => onShow(tab.id)}
          >
            {tab.label}
            {tab.count ? <span className={styles.count}>{tab.count}</span> : null}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          hidden={tab.id !== shown}
          className={styles.tabPanel}
        >
          {tab.content}
        </div>
      ))}
    </>
  )
}
