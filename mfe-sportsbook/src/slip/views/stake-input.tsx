import { isComposing, useComposition } from '@touchline/ui/use-composition'
import { type ComponentProps, type KeyboardEvent, useRef } from 'react'
import { typedStake } from '../domain/slip-stake'
import { isOfWhole, isReportedRefusal, isTypedStop, signAdded } from '../domain/typed-stop'
import { useSlip } from './slip-context'

interface StakeInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  value: string
  /** The text of the field after an input. */
  onType: (text: string) => void
  /** Whether a pasted text, or a key in the empty field, was refused and has to be reported. */
  onRefused: (isRefused: boolean) => void
}

/**
 * A field for an amount. After a refused key it takes no more keys until the player looks at the field: an
 * edit, a click or a moved cursor.
 */
export function StakeInput({ value, onType, onRefused, onBlur, onKeyDown, ...props }: StakeInputProps) {
  const { currency } = useSlip().state
  /** The text of the field before the refused key. */
  const stoppedAt = useRef<string | null>(null)
  const goOn = () => {
    stoppedAt.current = null
  }
  const type = (field: HTMLInputElement, data: string | null) => {
    const text = field.value
    if (stoppedAt.current === value && signAdded(text, value) !== null) return
    goOn()
    if (typedStake(text, value, currency) !== null) return onType(text)
    const entry = { text, before: value, data }
    if (isTypedStop(entry)) stoppedAt.current = value
    if (isReportedRefusal(entry)) onRefused(true)
    // React restores the text and moves the cursor to its end.
    if (isOfWhole(entry)) queueMicrotask(() => field.select())
  }
  const text = useComposition({
    value,
    read: type,
    isPlain: (text) => typedStake(text, value, currency) === text,
  })
  return (
    <input
      inputMode="decimal"
      autoComplete="off"
      {...props}
      {...text}
      // A moved cursor or a deletion shows that the player looks at the field.
      onPointerDown={goOn}
      onKeyDown={(event) => {
        if (/^(Arrow|Home|End|Backspace|Delete)/.test(event.key)) goOn()
        // An empty field has no change, so that no input event follows.
        if (value === '' && /^(Backspace|Delete)$/.test(event.key)) onRefused(false)
        if (!isComposing(event)) onKeyDown?.(event)
      }}
      onBlur={(event) => {
        goOn()
        onBlur?.(event)
      }}
    />
  )
}

/** An Enter that is kept down repeats: it would first move the stake into a limit and then bet it unseen. */
export function ignoreRepeatedEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
