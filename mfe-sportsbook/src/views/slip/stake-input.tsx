import { type ComponentProps, type KeyboardEvent, useRef } from 'react'
import { isRefusedEntry, isTypedStop, signAdded } from '../../domain/typed-stop'
import { useSlip } from './slip-context'

interface StakeInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  value: string
  /** What would stand in the field after a keystroke, or after something was pasted. */
  onType: (text: string) => void
  /** Whether what was typed or pasted last is no amount, so that the field keeps what it had: it is to be said. */
  onRefused: (isRefused: boolean) => void
}

/**
 * A field for an amount. After a sign that makes no amount it takes nothing more, until the player looks at what stands: "12.3.4"
 * stays 12.3 and "1e5" stays 1, and neither becomes 12.34 or 15.
 */
export function StakeInput({ value, onType, onRefused, onBlur, onKeyDown, ...props }: StakeInputProps) {
  const { currency } = useSlip().state
  /** What stood in the field when such a sign was typed. */
  const stoppedAt = useRef<string | null>(null)
  const goOn = () => {
    stoppedAt.current = null
  }
  const type = (text: string) => {
    if (stoppedAt.current === value && signAdded(text, value) !== null) return
    stoppedAt.current = isTypedStop(text, value, currency) ? value : null
    if (isRefusedEntry(text, value, currency)) onRefused(true)
    if (stoppedAt.current === null) onType(text)
  }
  return (
    <input
      inputMode="decimal"
      autoComplete="off"
      {...props}
      value={value}
      onChange={(event) => type(event.target.value)}
      // Who moves the cursor sees where it is, and who deletes sees what is left.
      onPointerDown={goOn}
      onKeyDown={(event) => {
        if (/^(Arrow|Home|End|Backspace|Delete)/.test(event.key)) goOn()
        // Of an empty field nothing changes, so that no input says that the player has read what was refused.
        if (value === '' && /^(Backspace|Delete)$/.test(event.key)) onRefused(false)
        onKeyDown?.(event)
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
