import { type CurrencyFormat, latinDigits, parseAmount, withoutOpenPoint } from '@touchline/rules'
import { FieldFrame, type FieldText, fieldControl } from '@touchline/ui'
import clsx from 'clsx'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import styles from './control.module.css'
import { NumberInput } from './number-input'

interface NumberFieldProps extends FieldText {
  /** In minor units; null while nothing is entered. */
  value: number | null
  onChange: (value: number | null) => void
  /** Of the currency (`CURRENCY` of the rules); whole numbers without it. */
  format?: CurrencyFormat
  /** In the left of the field, such as "Min 10". */
  inside?: string
  disabled?: boolean
  trailing?: ReactNode
}

const WHOLE: CurrencyFormat = { exponent: 0, displayDigits: 0 }

/**
 * An amount or a count. The field accepts only characters of numbers and groups them on blur. `error` shows
 * whether the number is allowed: typed text is never changed into something else.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, format = WHOLE, inside, disabled, trailing, label, hint, error } = props
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    setTyped(text)
    const parsed = parseAmount(withoutOpenPoint(text), format)
    onChange(parsed.ok ? parsed.minor : null)
  }
  const isEdited = typed !== null
  useLayoutEffect(() => {
    // After the text without its commas is set: the first typed character replaces it.
    if (isEdited) field.current?.select()
  }, [isEdited])
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={styles.box}>
        {inside && (
          <span className={styles.inside} aria-hidden="true">
            {inside}
          </span>
        )}
        <NumberInput
          {...fieldControl(id, { hint, error })}
          ref={field}
          className={clsx(styles.input, styles.number)}
          inputMode={format.displayDigits > 0 ? 'decimal' : 'numeric'}
          disabled={disabled}
          value={typed ?? numberText(value, format, true)}
          read={(text) => readNumber(text, format)}
          onType={type}
          onFocus={() => setTyped(numberText(value, format, false))}
          onBlur={() => setTyped(null)}
        />
        {trailing}
      </div>
    </FieldFrame>
  )
}

/** Digits, commas where a thousand may end, and one point, or a comma in its place, with as many places as are shown. */
function readNumber(text: string, { displayDigits }: CurrencyFormat): string | null {
  const places = displayDigits > 0 ? `(\\.\\d{0,${displayDigits}})?` : ''
  const comma = displayDigits > 0 ? `|\\d*,\\d{0,${displayDigits}}` : ''
  const latin = latinDigits(text).trim()
  return new RegExp(`^((\\d*|\\d{1,3}(,\\d{0,3})+)${places}${comma})$`).test(latin) ? latin : null
}

/** `minor` as it is shown, 1,234.50, or as it is edited, 1234.50. */
function numberText(
  minor: number | null,
  { exponent, displayDigits }: CurrencyFormat,
  grouped: boolean,
): string {
  if (minor === null) return ''
  const digits = String(minor).padStart(exponent + 1, '0')
  const whole = digits.slice(0, digits.length - exponent)
  const fraction = digits.slice(digits.length - exponent).slice(0, displayDigits)
  const shown = grouped ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole
  if (displayDigits === 0) return shown
  return !grouped && /^0*$/.test(fraction) ? shown : `${shown}.${fraction}`
}
