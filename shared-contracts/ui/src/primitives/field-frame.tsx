// By the package's own name: an area takes the icons from the shell, and this alone comes with the area.
import { Icon } from '@touchline/ui'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './field-frame.module.css'

/** What every field with a label has in common. */
export interface FieldText {
  label: string
  /** What may be entered, in one line under the field. */
  hint?: ReactNode
  /** What is wrong with the value; spoken when it appears. */
  error?: string | null
}

interface FieldFrameProps extends FieldText {
  /** Of the control inside; its hint and error are named after it. */
  id: string
  /** The control is several elements: they are a group of this name, because a label belongs to one element only. */
  isGroup?: boolean
  className?: string
  children: ReactNode
}

/** Label above, control, error and hint below. */
export function FieldFrame({ id, label, hint, error, isGroup, className, children }: FieldFrameProps) {
  const group = isGroup
    ? {
        role: 'group',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': describedBy(id, { hint, error }),
      }
    : {}
  return (
    <div {...group} className={clsx(styles.field, className)}>
      {isGroup ? (
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
      ) : (
        <label id={`${id}-label`} htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
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
export const describedBy = (id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined

/** Attributes of a control that stands alone in its frame. */
export const fieldControl = (id: string, text: Pick<FieldText, 'hint' | 'error'>) => ({
  id,
  'aria-describedby': describedBy(id, text),
  'aria-invalid': text.error ? true : undefined,
})
