import { lazily } from './lazily'

const ownPages = () => import('./own-pages')

export const OwnPages = lazily(async () => (await ownPages()).OwnPages)
export const Maintenance = lazily(async () => (await ownPages()).Maintenance)
export const NotFound = lazily(async () => (await ownPages()).NotFound)

/** Fetches what a visitor of a path will see, while it is still unknown whether they are one. */
export function expectPage(pathname: string): void {
  if (pathname === '/') fetchOwnPages()
}

/** Fetches them all: a logout must not wait for them, and may come while the connection is lost. */
export function fetchOwnPages(): void {
  ownPages().catch(() => undefined)
}
