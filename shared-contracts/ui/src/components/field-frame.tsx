import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '../icons/icon'
import styles from './field-frame.module.css'

/** Common properties of every field with a label. */
export interface FieldText {
  label: string
  /** Valid entries, in one line under the field. */
  hint?: ReactNode
  /** The fault of the value; spoken when it appears. */
  error?: string | null
}

interface FieldFrameProps extends FieldText {
  /** Of the control inside, or the first of several; its hint and error are named after it. */
  id: string
  className?: string
  children: ReactNode
}

/** Label above, control, error and hint below. */
export function FieldFrame({ id, label, hint, error, className, children }: FieldFrameProps) {
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <Icon name="warning" size={16} />
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

/** Ids of what explains the control `id`, for its `aria-describedby`. */
const describedBy = (id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined

/** Attributes of the single control of a frame. */
export const fieldControl = (id: string, text: Pick<FieldText, 'hint' | 'error'>) => ({
  id,
  'aria-describedby': describedBy(id, text),
  'aria-invalid': text.error ? true : undefined,
})
