import { Suspense } from 'react'
import { useStream } from '../state/use-stream'
import { CompositionTools } from './composition-tools'
import { Frame } from './frame/frame'
import { LandingOnly, Protected, Waiting } from './guards'
import { DialogHost } from './overlay/dialog-host'
import { Toasts } from './overlay/toasts'
import { Landing, Maintenance, NotFound } from './own-pages'
import { useShell } from './shell-context'
import { usePlace } from './use-place'
import { useRoute } from './use-route'

/** What the path shows: a page of the shell's own, or the frame around an area. */
export function Page() {
  const { maintenance } = useShell()
  const { pathname } = usePlace()
  if (maintenance) {
    return (
      <Suspense fallback={<Waiting />}>
        <Maintenance until={maintenance.until} />
      </Suspense>
    )
  }
  return (
    <>
      <Suspense fallback={<Waiting />}>{pageAt(pathname)}</Suspense>
      <DialogHost />
      <Toasts />
      <CompositionTools />
    </>
  )
}

function pageAt(pathname: string) {
  if (pathname === '/maintenance') return <Maintenance until={null} />
  if (pathname !== '/') return <AreaPage />
  return (
    <LandingOnly>
      <Landing />
    </LandingOnly>
  )
}

/** Within the frame, which stays while the words come. */
const Missing = () => (
  <Suspense fallback={null}>
    <NotFound />
  </Suspense>
)

/** Every area lives in one frame, which stays while the areas in it change. */
function AreaPage() {
  const { session } = useShell()
  const { pathname } = usePlace()
  const state = useStream(session.session$)
  const route = useRoute(pathname)
  if (!route) return state.stage === 'in' ? <Frame page={<Missing />} /> : <NotFound alone />
  return (
    <Protected>
      <Frame page={null} />
    </Protected>
  )
}
