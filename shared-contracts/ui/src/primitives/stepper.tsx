import { latinDigits } from '@touchline/rules'
import { FieldFrame, type FieldText, fieldControl, Icon } from '@touchline/ui'
import clsx from 'clsx'
import { type KeyboardEvent, useId, useState } from 'react'
import styles from './control.module.css'
import { isComposing, useComposition } from './use-composition'

interface StepperProps extends FieldText {
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  step?: number
  /** Names of the two buttons: "One player less". */
  lessLabel: string
  moreLabel: string
}

/** A small whole number by thumbs: two buttons and the number between them, which can be typed too. Never out of bounds. */
export function Stepper(props: StepperProps) {
  const { value, onChange, min, max, step = 1, lessLabel, moreLabel, label, hint, error } = props
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const set = (next: number) => {
    setTyped(null)
    const bounded = Math.min(max, Math.max(min, next))
    if (bounded !== value) onChange(bounded)
  }
  const text = useComposition({
    value: typed ?? String(value),
    read: (input) => {
      const next = latinDigits(input.value).trim()
      if (isCount(next)) setTyped(next)
    },
    isPlain: isCount,
  })
  const onKey = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const next = { ArrowUp: value + step, ArrowDown: value - step, PageUp: max, PageDown: min }[event.key]
    if (event.key === 'Enter' && typed !== null) set(Number(typed || value))
    if (next === undefined) return
    event.preventDefault()
    set(next)
  }
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={styles.stepper}>
        <button
          type="button"
          className={styles.step}
          aria-label={lessLabel}
          disabled={value <= min}
          onClick={() => set(value - step)}
        >
          <Icon name="minus" size={18} />
        </button>
        <div className={styles.box}>
          <input
            {...fieldControl(id, { hint, error })}
            className={clsx(styles.input, styles.middle)}
            role="spinbutton"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            inputMode="numeric"
            autoComplete="off"
            {...text}
            onKeyDown={onKey}
            onBlur={() => set(typed ? Number(typed) : value)}
          />
        </div>
        <button
          type="button"
          className={styles.step}
          aria-label={moreLabel}
          disabled={value >= max}
          onClick={() => set(value + step)}
        >
          <Icon name="plus" size={18} />
        </button>
      </div>
    </FieldFrame>
  )
}

const isCount = (text: string): boolean => /^\d{0,6}$/.test(text)
