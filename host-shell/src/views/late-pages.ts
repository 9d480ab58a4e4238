import { lazily } from '@touchline/ui/lazily'
import { lateWords, words } from '../locales/load-words'

const ownPages = () => import('./own-pages')

export const OwnPages = lazily(() => worded(async () => (await ownPages()).OwnPages))
export const Maintenance = lazily(() => worded(async () => (await ownPages()).Maintenance))
export const NotFound = lazily(() => worded(async () => (await ownPages()).NotFound))

/** Under the balance, once somebody asks what it is made of. */
export const BalanceDetails = lazily(() =>
  worded(async () => (await import('./header/balance-details')).BalanceDetails),
)

/** The search with its suggestions, once somebody opens it. */
export const SearchPanel = lazily(() =>
  worded(async () => (await import('./search/search-panel')).SearchPanel),
)

/** Fetches what a visitor of a path will see, while it is still unknown whether they are one. */
export function expectPage(pathname: string): void {
  if (pathname === '/') fetchOwnPages()
}

/**
 * Fetches them all with their words, and what errors mean: a logout must not wait for them, and may come while the
 * connection is lost.
 */
export function fetchOwnPages(): void {
  worded(ownPages).catch(() => undefined)
}

/** Together with the words of these pages. */
async function worded<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), words.add(lateWords)])
  return part
}
