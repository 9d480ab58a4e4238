import clsx from 'clsx'
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { FieldFrame, type FieldText, fieldControl } from './field-frame'
import styles from './text-field.module.css'

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement>, FieldText {
  /** A control inside the right edge, such as "show password". */
  trailing?: ReactNode
}

/** A line of text with its label, hint and error. */
export function TextField({ label, error, hint, trailing, className, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <div className={clsx(styles.box, error && styles.wrong)}>
        <input {...input} {...fieldControl(id, { hint, error })} className={styles.input} />
        {trailing}
      </div>
    </FieldFrame>
  )
}
