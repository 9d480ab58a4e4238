import { type RefObject, useEffect } from 'react'
import { isInField, typedDigit } from '../domain/typed-digit'
import { useSlip } from './slip-context'

/**
 * The key `s` puts the cursor into the stake, and a digit goes there from anywhere but a field: after a pick the amount
 * can be typed at once. Who has switched single keys off has neither. Whatever stands in the field is selected, and thus replaced.
 * Without a field `button` gets the focus: it names the missing legs, and Enter no longer presses the price.
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
      // The character of a digit is typed into what has the focus once this listener is through.
      const target = field.current ?? button?.current
      target?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [field, button, state])
}

/** What was typed before the field was there, as if it were typed now: in place of what stands in it. */
function typeInto(field: HTMLInputElement, digits: string): void {
  if (digits === '') return
  if (!isInField(document.activeElement)) field.focus()
  field.setRangeText(digits, 0, field.value.length, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
