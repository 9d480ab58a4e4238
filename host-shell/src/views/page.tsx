import type { Route } from '@touchline/contracts/routes'
import { Suspense } from 'react'
import { NEVER } from 'rxjs'
import { isOwnWindow } from '../services/windows-service'
import { useStream } from '../state/use-stream'
import { CompositionTools } from './composition-tools'
import { AreaMain } from './frame/area-main'
import { Frame } from './frame/frame'
import { PageNotices } from './frame/page-notices'
import { LandingOnly, Protected, Waiting } from './guards'
import { Maintenance, NotFound, OwnPages, OwnWindow } from './late-pages'
import { DialogHost } from './overlay/dialog-host'
import { Toasts } from './overlay/toasts'
import styles from './page.module.css'
import { useShell } from './shell-context'
import { usePlace } from './use-place'
import { useRoute } from './use-route'

/** The page of the path: one of the shell's own, or the frame around an area. */
export function Page() {
  const { maintenance } = useShell()
  if (maintenance) {
    return (
      <Suspense fallback={<Waiting />}>
        <Maintenance until={maintenance.until} />
      </Suspense>
    )
  }
  return (
    <>
      <Suspense fallback={<Waiting />}>
        <PageOfPath />
      </Suspense>
      <DialogHost />
      <Toasts />
      <CompositionTools />
    </>
  )
}

/** Every area lives in one frame, which stays while the areas in it change. */
function PageOfPath() {
  const { session } = useShell()
  const { pathname } = usePlace()
  const { stage } = useStream(session.session$)
  const route = useRoute(pathname)
  if (pathname === '/') {
    return (
      <LandingOnly>
        <OwnPages />
      </LandingOnly>
    )
  }
  if (route && route.owner !== 'shell') {
    return route.protected ? (
      <Protected>
        <AreaPage route={route} />
      </Protected>
    ) : (
      <AreaPage route={route} />
    )
  }
  if (route || stage === 'out') return <OwnPages />
  return stage === 'in' ? <Frame page={<Missing />} /> : <Waiting />
}

/** A page of an area, in the frame that its route asks for. */
function AreaPage({ route }: { route: Route }) {
  if (route.bare) {
    return (
      <div className={styles.bare}>
        {route.protected && <PageNotices summary$={NEVER} />}
        <AreaMain page={null} />
      </div>
    )
  }
  // A page with the slip beside it has it wherever it is opened.
  if (isOwnWindow(window) && route.columns !== true) {
    return (
      <OwnWindow>
        <PageNotices summary$={NEVER} />
        <AreaMain page={null} />
      </OwnWindow>
    )
  }
  return <Frame page={null} />
}

/** Within the frame, which stays while the words come. */
const Missing = () => (
  <Suspense fallback={null}>
    <NotFound />
  </Suspense>
)
