import { Button, Icon } from '@touchline/ui'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { BoardStore } from '../../state/board-store'
import { useWords } from '../locale-provider'
import { cx } from './board-classes'

const ViewMenu = lazy(() => import('./view-menu'))

/** "View": how the board is laid out, ordered and renewed. What it opens is loaded then. */
export function ViewButton({ store }: { store: BoardStore }) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!open) return undefined
    const close = (event: Event) => {
      if (!place.current?.contains(event.target as Node)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      place.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('focusin', close)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('focusin', close)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])
  return (
    <span ref={place} className={cx('viewPlace')}>
      <Button size="small" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('viewMenu.button')}
        <Icon name="chevronDown" size={14} />
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <ViewMenu store={store} />
        </Suspense>
      ) : null}
    </span>
  )
}
