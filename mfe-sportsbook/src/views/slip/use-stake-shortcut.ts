import { type RefObject, useEffect } from 'react'
import { useSlip } from './slip-context'

/**
 * The key `s` puts the cursor into the stake, and a digit goes there from anywhere but a field: after a pick the amount
 * can be typed at once. Who has switched single keys off has neither. Whatever stands in the field is selected, and thus replaced.
 */
export function useStakeShortcut(field: RefObject<HTMLInputElement | null>): void {
  const { state } = useSlip()
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return
      if (!state.accessibility.shortcuts) return
      if (event.key === 's') event.preventDefault()
      else if (!/^[\d\u1040-\u1049]$/.test(event.key)) return
      // The character of a digit is typed into what has the focus once this listener is through.
      field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [field, state])
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  )
}
