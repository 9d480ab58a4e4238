import type { BrandView } from '@touchline/contracts/host'
import { THEME_COOKIE } from '@touchline/contracts/limits'
import type { Preferences } from '@touchline/contracts/session'
import type { Observable } from 'rxjs'
import { writeCookie } from './write-cookie'

type Theme = Preferences['pageDisplay']['theme']

const YEAR_S = 31_536_000

/** Keeps theme, brand colours, density and the colours of moving prices on the root element, where the tokens read them. */
export function applyAppearance(
  preferences$: Observable<Preferences>,
  brand: Pick<BrandView, 'theme'>,
  window: Window,
): void {
  const root = window.document.documentElement
  const dark = window.matchMedia?.('(prefers-color-scheme: dark)')
  let theme: Theme = 'system'
  const show = () => {
    root.dataset.theme = theme === 'system' ? (dark?.matches ? 'dark' : 'light') : theme
  }
  root.dataset.brandTheme = brand.theme
  dark?.addEventListener('change', show)
  preferences$.subscribe(({ pageDisplay, accessibility }) => {
    theme = pageDisplay.theme
    root.dataset.swapped = String(accessibility.swapColours)
    root.dataset.density = pageDisplay.density
    show()
    remember(theme, window.document)
  })
}

/** For the skeleton of the next page, which the edge writes. */
function remember(theme: Theme, page: Document): void {
  const value = theme === 'system' ? '; max-age=0' : `${theme}; max-age=${YEAR_S}`
  writeCookie(page, `${THEME_COOKIE}=${value}; path=/; samesite=lax`)
}
