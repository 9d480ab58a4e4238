import { routeOf } from '@touchline/contracts/routes'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useShell } from './shell-context'

interface ShellLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
}

/** A link that moves within the page; new tabs and windows stay the browser's business. */
export function ShellLink({ to, onClick, ...rest }: ShellLinkProps) {
  const { location, composition } = useShell()
  // The player seems to mean it.
  const expect = () => {
    const route = routeOf(to.replace(/[?#].*/, ''), composition.pages$.value.routes)
    if (route) composition.preload(route.owner)
  }
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    location.navigate(to)
  }
  return <a {...rest} href={to} onClick={go} onPointerEnter={expect} onFocus={expect} onTouchStart={expect} />
}
