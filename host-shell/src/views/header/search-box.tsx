import { Icon, IconButton } from '@touchline/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { HOME } from '../../services/redirect'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './header.module.css'

/** Finds matches and leagues on the board; `/` opens it from anywhere but a field. */
export function SearchBox() {
  const { location } = useShell()
  const t = useWords()
  const [open, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isField(event.target)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => {
    if (open) field.current?.focus()
  }, [open])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const words = field.current?.value.trim() ?? ''
    setOpen(false)
    location.navigate(words === '' ? HOME : `${HOME}?q=${encodeURIComponent(words)}`)
  }
  if (!open) return <IconButton icon="search" label={t('search.open')} onClick={() => setOpen(true)} />
  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        <Icon name="search" size={18} />
        <input
          ref={field}
          type="search"
          aria-label={t('search.open')}
          placeholder={t('search.hint')}
          maxLength={80}
          onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        />
        <IconButton icon="close" size={16} label={t('close')} onClick={() => setOpen(false)} />
      </form>
    </search>
  )
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
