import clsx from 'clsx'
import type { ButtonHTMLAttributes } from 'react'
import { Icon } from '../icons/icon'
import styles from './chip.module.css'

interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  pressed: boolean
}

/** A filter that is on or off; the tick shows it without colour. */
export function Chip({ pressed, children, className, ...rest }: ChipProps) {
  return (
    <button type="button" aria-pressed={pressed} {...rest} className={clsx(styles.chip, className)}>
      {pressed && <Icon name="check" size={14} />}
      {children}
    </button>
  )
}
