import { Route, Routes, useLocation } from 'react-router-dom'
import { useStream } from '../state/use-stream'
import { Frame } from './frame/frame'
import { LandingOnly, Protected } from './guards'
import { Landing } from './landing/landing'
import { DialogHost } from './overlay/dialog-host'
import { Toasts } from './overlay/toasts'
import { Maintenance } from './pages/maintenance'
import { NotFound } from './pages/not-found'
import { useShell } from './shell-context'
import { useRoute } from './use-route'

/** What the path shows: a page of the shell's own, or the frame around an area. */
export function Page() {
  const { maintenance } = useShell()
  if (maintenance) return <Maintenance until={maintenance.until} />
  return (
    <>
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
      <DialogHost />
      <Toasts />
    </>
  )
}

/** Every area lives in one frame, which stays while the areas in it change. */
function AreaPage() {
  const { session } = useShell()
  const { pathname } = useLocation()
  const state = useStream(session.session$)
  const route = useRoute(pathname)
  if (!route) return state.stage === 'in' ? <Frame page={<NotFound />} /> : <NotFound alone />
  return (
    <Protected>
      <Frame page={null} />
    </Protected>
  )
}
