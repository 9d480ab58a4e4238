import { type RefObject, useEffect } from 'react'

/** The key `s` puts the cursor into the stake, from anywhere but a field. */
export function useStakeShortcut(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 's' || event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [field])
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  )
}
