import { type RefObject, useEffect } from 'react'
import { isInField, typedDigit } from '../domain/typed-digit'
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
  const { state, early } = useSlip()
  // With every drawing: the field comes when there is an offer to stake on.
  useEffect(() => {
    if (field.current) typeInto(field.current, early.take())
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isInField(event.target)) return
      if (!state.accessibility.shortcuts) return
      if (event.key === 's') event.preventDefault()
      else if (!typedDigit(event)) return
      // The browser types the digit into the focused field after this listener.
      const target = field.current ?? button?.current
      target?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [field, button, state])
}

/** Types earlier digits in place of the text of the field. */
function typeInto(field: HTMLInputElement, digits: string): void {
  if (digits === '') return
  if (!isInField(document.activeElement)) field.focus()
  field.setRangeText(digits, 0, field.value.length, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
