import clsx from 'clsx'
import type { ButtonHTMLAttributes, Ref } from 'react'
import styles from './button.module.css'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** One primary button a region: the obvious next step. */
  look?: 'primary' | 'outline' | 'quiet'
  size?: 'small' | 'normal' | 'large'
  wide?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button with words. A disabled one says why beside it. */
export function Button({ look = 'outline', size = 'normal', wide = false, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx(styles.button, styles[look], styles[size], wide && styles.wide, className)}
    />
  )
}
