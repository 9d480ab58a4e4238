import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
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
        <Routes>
          <Route
            path="/"
            element={
              <LandingOnly>
                <Landing />
              </LandingOnly>
            }
          />
          <Route path="/maintenance" element={<Maintenance until={null} />} />
          <Route path="*" element={<AreaPage />} />
        </Routes>
      </Suspense>
      <DialogHost />
      <Toasts />
      <CompositionTools />
    </>
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
