import { lazily } from './lazily'

const landing = () => import('./landing/landing')
const maintenance = () => import('./pages/maintenance')
const notFound = () => import('./pages/not-found')

// Pages of the shell's own: a member on the way to the board needs none of them.
export const Landing = lazily(async () => (await landing()).Landing)
export const Maintenance = lazily(async () => (await maintenance()).Maintenance)
export const NotFound = lazily(async () => (await notFound()).NotFound)

/** Fetches what a visitor of a path will see, while it is still unknown whether they are one. */
export function expectPage(pathname: string): void {
  if (pathname === '/') landing().catch(() => undefined)
}

/** Fetches the rest once there is time: a logout must not wait for it, and may come while the connection is lost. */
export function fetchOwnPages(): void {
  for (const load of [landing, notFound]) load().catch(() => undefined)
}
