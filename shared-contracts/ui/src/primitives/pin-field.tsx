import { latinDigits } from '@touchline/rules'
import { FieldFrame, type FieldText, fieldControl } from '@touchline/ui'
import { useId, useState } from 'react'
import styles from './pin-field.module.css'
import { useComposition } from './use-composition'

interface PinFieldProps extends FieldText {
  value: string
  onChange: (value: string) => void
  /** Called once all digits are there. */
  onComplete?: (value: string) => void
  digits?: number
  /** Shows dots instead of digits. */
  secret?: boolean
}

/**
 * A code of digits, drawn as boxes. It is one field: a screen reader reads one, a phone offers the code from
 * a message, and a pasted code fills all boxes even with separators.
 */
export function PinField(props: PinFieldProps) {
  const { value, onChange, onComplete, digits = 6, secret = false, label, hint, error } = props
  const id = useId()
  const [hasFocus, setFocus] = useState(false)
  const type = (text: string) => {
    const next = latinDigits(text).replace(/\D/g, '').slice(0, digits)
    if (next === value) return
    onChange(next)
    if (next.length === digits) onComplete?.(next)
  }
  const field = useComposition({
    value,
    read: (input) => type(input.value),
    isPlain: (text) => /^\d*$/.test(text) && text.length <= digits,
  })
  const at = hasFocus ? Math.min(value.length, digits - 1) : -1
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={styles.pin}>
        <input
          {...fieldControl(id, { hint, error })}
          className={styles.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...field}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
          // Digits come and go at the end, where the boxes show the next one.
          onSelect={({ currentTarget }) => {
            const end = currentTarget.value.length
            if (currentTarget.selectionStart === currentTarget.selectionEnd)
              currentTarget.setSelectionRange(end, end)
          }}
        />
        {Array.from({ length: digits }, (_, index) => `box ${index}`).map((box, index) => (
          <span key={box} aria-hidden="true" className={styles.box} data-current={index === at || undefined}>
            {secret && value[index] ? '•' : value[index]}
          </span>
        ))}
      </div>
    </FieldFrame>
  )
}
