/** Pages without content yet, by their addresses; no menu leads there. */
const COMING_PAGES = {
  '/livetv': 'liveTv',
  '/event': 'events',
  '/highlight/home': 'highlights',
} as const

export type ComingPage = (typeof COMING_PAGES)[keyof typeof COMING_PAGES]

/** The page without content of an address; null for every other address. */
export function comingPageOf(pathname: string): ComingPage | null {
  const path = pathname.replace(/\/+$/, '')
  return Object.entries(COMING_PAGES).find(([own]) => own === path)?.[1] ?? null
}
