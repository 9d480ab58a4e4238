import { ReleaseDocument } from '@touchline/contracts'
import * as v from 'valibot'

export interface ReleaseWatchDeps {
  fetch: typeof fetch
  isVisible: () => boolean
  onDocument: (document: ReleaseDocument) => void
}

const PATH = '/release.json'
const EVERY_MS = 4000

/** Asks for the release document every few seconds while the page is seen, answered with 304 as a rule. */
export function watchRelease(deps: ReleaseWatchDeps): { askNow: () => Promise<void>; stop: () => void } {
  const askNow = async () => {
    try {
      const response = await deps.fetch(PATH, { cache: 'no-cache' })
      if (!response.ok) return
      const parsed = v.safeParse(ReleaseDocument, await response.json())
      if (parsed.success) deps.onDocument(parsed.output)
    } catch {
      // The document at hand stays in effect.
    }
  }
  const timer = setInterval(() => {
    if (deps.isVisible()) void askNow()
  }, EVERY_MS)
  return { askNow, stop: () => clearInterval(timer) }
}
