import { IconButton, useCloseOnBack } from '@touchline/ui'
import { Suspense, useEffect, useRef, useState } from 'react'
import { SearchPanel } from '../late-pages'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './header.module.css'

/** The one search of the page, over all sports and days; `/` opens it from anywhere but a field, unless single keys are switched off. */
export function SearchBox() {
  const { preferences } = useShell()
  const t = useWords()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isField(event.target)) return
      if (!preferences.current().accessibility.shortcuts) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [preferences])
  // Closed by the keyboard, the focus is on what opened it.
  useEffect(() => {
    if (!open && wasOpen.current && document.activeElement === document.body)
      box.current?.querySelector('button')?.focus()
    wasOpen.current = open
  }, [open])
  const close = () => {
    setOpen(false)
    setTyped('')
  }
  useCloseOnBack(open, close)
  // Takes typed letters while the suggestions load.
  const waiting = (
    <input
      ref={focused}
      type="text"
      className={styles.searchWaiting}
      aria-label={t('search.open')}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
  return (
    <div ref={box}>
      {open ? (
        <Suspense fallback={waiting}>
          <SearchPanel typed={typed} onClose={close} />
        </Suspense>
      ) : (
        <IconButton icon="search" label={t('search.open')} onClick={() => setOpen(true)} />
      )}
    </div>
  )
}

const focused = (field: HTMLInputElement | null) => field?.focus()

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
