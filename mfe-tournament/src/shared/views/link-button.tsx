import type { ReactNode } from 'react'
import styles from './link-button.module.css'
import { PageLink } from './page-link'

interface LinkButtonProps {
  to: string
  look?: 'primary' | 'outline'
  label?: string
  tour?: string | undefined
  children: ReactNode
}

/** A link that looks like a button. */
export function LinkButton({ to, look = 'outline', label, tour, children }: LinkButtonProps) {
  return (
    <PageLink to={to} className={styles.link} data-look={look} aria-label={label} data-tour={tour}>
      {children}
    </PageLink>
  )
}
