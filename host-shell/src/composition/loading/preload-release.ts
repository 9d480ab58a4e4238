import type { Language } from '@touchline/contracts/limits'
import { firstFiles, type ReleasedVersion, wordsApart } from '@touchline/contracts/release'
import type { IntegrityGuard } from './integrity-guard'

/** Fetches what a version needs before it shows anything, without running it. Asking twice costs nothing. */
export function preloadRelease(release: ReleasedVersion, language: Language, guard: IntegrityGuard): void {
  for (const file of [...firstFiles(release, language), ...wordsApart(release, language)]) {
    const href = new URL(release.base + file, location.origin).href
    const hash = guard.hashOf(href)
    if (!hash || guard.isCarried(href) || isAsked(href)) continue
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = file.endsWith('.css') ? 'style' : 'script'
    link.href = href
    link.integrity = hash
    link.onload = () => link.remove()
    link.onerror = () => link.remove()
    document.head.append(link)
  }
}

const isAsked = (href: string): boolean =>
  [...document.head.querySelectorAll('link')].some((link) => link.href === href)
