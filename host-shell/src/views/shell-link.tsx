import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useShell } from './shell-context'

interface ShellLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
  /** Area to fetch when the player seems to mean it. */
  area?: string
}

/** A link that moves within the page; new tabs and windows stay the browser's business. */
export function ShellLink({ to, area, onClick, ...rest }: ShellLinkProps) {
  const { location, composition } = useShell()
  const expect = area ? () => composition.preload(area) : undefined
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    location.navigate(to)
  }
  return <a {...rest} href={to} onClick={go} onPointerEnter={expect} onFocus={expect} onTouchStart={expect} />
}
