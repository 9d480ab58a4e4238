import { type RefObject, useEffect } from 'react'
import { useSlip } from './slip-context'

/**
 * The key `s` focuses the stake, and so does a digit outside of a field, unless single keys are switched off.
 * The text of the field is selected, so that the digit replaces it. Without a field `button` gets the focus: it
 * names the missing legs.
 */
export function useStakeShortcut(
  field: RefObject<HTMLInputElement | null>,
  button?: RefObject<HTMLButtonElement | null>,
): void {
  const { state } = useSlip()
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isInField(event.target)) return
      if (!state.accessibility.shortcuts) return
      if (event.key === 's') event.preventDefault()
      else if (!DIGIT.test(event.key)) return
      // The browser types the digit into the focused field after this listener.
      const target = field.current ?? button?.current
      target?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [field, button, state])
}

/** Latin or Burmese. */
const DIGIT = /^[\d\u1040-\u1049]$/

const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
