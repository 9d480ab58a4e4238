import type { BrandView, Preferences } from '@touchline/contracts'
import type { Observable } from 'rxjs'

/** Keeps theme, brand colours and density on the root element, where the tokens read them. */
export function applyAppearance(
  preferences$: Observable<Preferences>,
  brand: Pick<BrandView, 'theme'>,
  window: Window,
): void {
  const root = window.document.documentElement
  const dark = window.matchMedia?.('(prefers-color-scheme: dark)')
  let theme: Preferences['pageDisplay']['theme'] = 'system'
  const show = () => {
    root.dataset.theme = theme === 'system' ? (dark?.matches ? 'dark' : 'light') : theme
  }
  root.dataset.brandTheme = brand.theme
  dark?.addEventListener('change', show)
  preferences$.subscribe(({ pageDisplay }) => {
    theme = pageDisplay.theme
    root.dataset.density = pageDisplay.density
    show()
  })
}
