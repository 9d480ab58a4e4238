// By the package's own name: an area takes these from the shell, and this field alone comes with the area.
import { Icon, IconButton } from '@touchline/ui'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import styles from './search-field.module.css'

interface SearchFieldProps {
  label: string
  clearLabel: string
  /** The current search. */
  value: string
  onSearch: (text: string) => void
}

/** A pause this long between letters is taken for the end of a word. */
const PAUSE_MS = 250

/** A field that searches while one types, once the fingers rest. */
export function SearchField({ label, clearLabel, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => setText(value), [value])
  useEffect(() => () => clearTimeout(waiting.current), [])
  const search = (next: string, pauseMs: number) => {
    setText(next)
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => onSearch(next.trim()), pauseMs)
  }
  return (
    <div className={styles.field}>
      <Icon name="search" size={18} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={40}
        onChange={(event: ChangeEvent<HTMLInputElement>) => search(event.target.value, PAUSE_MS)}
      />
      {text !== '' && <IconButton icon="close" label={clearLabel} size={16} onClick={() => search('', 0)} />}
    </div>
  )
}
