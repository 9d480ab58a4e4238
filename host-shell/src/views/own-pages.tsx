import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { Landing } from './landing/landing'
import { SwitchDialog } from './overlay/switch-dialog'
import { ClosedProduct } from './pages/closed-product'
import { Maintenance } from './pages/maintenance'
import { NotFound } from './pages/not-found'

/** Pages of the shell's own, by path. They come in one file with their router: a member on the way to the board waits for none. */
export const OwnPages = () => (
  <BrowserRouter>
    <Routes>
      <Route path="/" element={<Landing />} />
      <Route path="/maintenance" element={<Maintenance until={null} />} />
      <Route path="*" element={<NotFound alone />} />
    </Routes>
  </BrowserRouter>
)

export { ClosedProduct, Maintenance, NotFound, SwitchDialog }
