import { useHost } from '@touchline/ui'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
}

/** A link within the page, without the router of the kit. */
export function PageLink({ to, children, ...rest }: PageLinkProps) {
  const { navigate } = useHost()
  const follow = (event: MouseEvent) => {
    // With a key held the browser opens a tab or a window of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(to)
  }
  return (
    <a href={to} onClick={follow} {...rest}>
      {children}
    </a>
  )
}
