import { type ReactNode, useEffect } from 'react'
import { landingFor, redirectTarget } from '../services/redirect'
import { useStream } from '../state/use-stream'
import styles from './guards.module.css'
import { useShell } from './shell-context'
import { usePlace } from './use-place'
import { useRoute } from './use-route'

/** Shows its children to members; others go to the landing page, which remembers where they wanted to go. */
export function Protected({ children }: { children: ReactNode }) {
  const { session, location } = useShell()
  const { stage } = useStream(session.session$)
  const { pathname, search, hash } = usePlace()
  const redirect = useRoute(pathname)?.redirect
  useEffect(() => {
    // A member who logged out by choice is already navigating to the landing page.
    if (location.current().pathname !== pathname) return
    if (stage === 'out') location.navigate(landingFor(pathname + search + hash), { replace: true })
    else if (redirect) location.navigate(redirect + search, { replace: true })
  }, [stage, redirect, pathname, search, hash, location])
  return stage === 'out' ? null : children
}

/** Shows the landing page to visitors; members go on to where they wanted to be. */
export function LandingOnly({ children }: { children: ReactNode }) {
  const { session, location, composition } = useShell()
  const { stage } = useStream(session.session$)
  const { routes } = useStream(composition.pages$)
  const { search } = usePlace()
  useEffect(() => {
    if (stage !== 'in') return
    location.navigate(redirectTarget(search, window.location.origin, routes), { replace: true })
  }, [stage, search, location, routes])
  // Until it is known who asks, only the colour of the page shows, so that nothing flashes by.
  return stage === 'out' ? children : <Waiting />
}

/** The colour of the landing page, while it is on its way. */
export const Waiting = () => <div className={styles.waiting} />
