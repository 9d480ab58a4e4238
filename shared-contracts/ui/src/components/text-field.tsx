import clsx from 'clsx'
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { Icon } from '../icons/icon'
import styles from './text-field.module.css'

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  /** What is wrong with the value; tied to the field for a screen reader. */
  error?: string | null
  hint?: ReactNode
  /** A control inside the right edge, such as "show password". */
  trailing?: ReactNode
}

/** A field with its label, hint and error. */
export function TextField({ label, error, hint, trailing, className, ...input }: TextFieldProps) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={clsx(styles.box, error && styles.wrong)}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {trailing}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <Icon name="error" size={16} />
          {error}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  )
}
