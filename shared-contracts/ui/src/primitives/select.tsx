import { FieldFrame, type FieldText, fieldControl } from '@touchline/ui'
import clsx from 'clsx'
import { useId } from 'react'
import styles from './select.module.css'

export interface SelectOption<Value extends string | number> {
  value: Value
  label: string
  disabled?: boolean
}

interface SelectProps<Value extends string | number> extends FieldText {
  options: readonly SelectOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean
  /** `inline` is for toolbars, its label read out but hidden. */
  look?: 'field' | 'inline'
  className?: string
}

/**
 * One of some choices that need no search. It is the browser's own select: a phone brings its wheel or its list. Browsers
 * that let a page draw the list (`appearance: base-select`) show ours.
 */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { options, value, onChange, disabled, look = 'field', className, label, hint, error } = props
  const id = useId()
  const isInline = look === 'inline'
  const control = (
    <select
      {...fieldControl(id, { hint, error })}
      aria-label={isInline ? label : undefined}
      className={clsx(styles.select, isInline && styles.inline)}
      value={value}
      disabled={disabled}
      onChange={(event) => {
        const chosen = options[event.target.selectedIndex]
        if (chosen) onChange(chosen.value)
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  )
  if (isInline) return <span className={clsx(styles.around, className)}>{control}</span>
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      {control}
    </FieldFrame>
  )
}
