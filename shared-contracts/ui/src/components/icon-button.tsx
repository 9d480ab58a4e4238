import clsx from 'clsx'
import type { ButtonHTMLAttributes } from 'react'
import { Icon } from '../icons/icon'
import type { IconName } from '../icons/icon-paths'
import styles from './icon-button.module.css'

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName
  /** Its action in words: its accessible name and tooltip. */
  label: string
  size?: number
  filled?: boolean
}

/** A button that is only a picture. */
export function IconButton({ icon, label, size = 20, filled, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={clsx(styles.iconButton, className)}
    >
      <Icon name={icon} size={size} filled={filled} />
    </button>
  )
}
