import { isComposing, useComposition } from '@touchline/ui/use-composition'
import { type ComponentProps, type KeyboardEvent, useRef } from 'react'
import { typedStake } from '../domain/slip-stake'
import { isOfWhole, isToldRefusal, isTypedStop, signAdded } from '../domain/typed-stop'
import { useSlip } from './slip-context'

interface StakeInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  value: string
  /** What would stand in the field after a keystroke, or after something was pasted. */
  onType: (text: string) => void
  /** Whether what was pasted, or typed into the empty field, is no amount, so that the field keeps what it had: it is to be said. */
  onRefused: (isRefused: boolean) => void
}

/**
 * A field for an amount. A key that makes no amount is not taken, and after it nothing more until the player looks at what stands:
 * "12.3.4" stays 12.3 and "1e5" stays 1, and neither becomes 12.34 or 15.
 */
export function StakeInput({ value, onType, onRefused, onBlur, onKeyDown, ...props }: StakeInputProps) {
  const { currency } = useSlip().state
  /** What stood in the field when such a key was pressed. */
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
    if (isToldRefusal(entry)) onRefused(true)
    // React puts back what stood, and the cursor behind it.
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
      // Who moves the cursor sees where it is, and who deletes sees what is left.
      onPointerDown={goOn}
      onKeyDown={(event) => {
        if (/^(Arrow|Home|End|Backspace|Delete)/.test(event.key)) goOn()
        // Of an empty field nothing changes, so that no input says that the player has read what was refused.
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
