import { LANGUAGE_TAG, type Language } from '@touchline/contracts/limits'
import { shownAt } from '../brands/brand-view'
import type { Brand } from '../brands/read-brand'
import { escapeText } from './escape-text'

/** The page before the shell's script has loaded. */
export interface Skeleton {
  brand: Brand
  language: Language
  /** The mode chosen in this browser; null for the system's. */
  mode: 'light' | 'dark' | null
  /** The frame around an area, the ground of the landing page, or nothing. */
  shows: 'frame' | 'landing' | null
  /** Whether the page has the whole width: no column is beside it. */
  wide: boolean
}

/** The root element of a shell's template. */
const ROOT = '<html lang="en">'
/** Where a template has the brand's mark and name. */
const BRAND = '<!--touchline:brand-->'

/** The template with what its skeleton depends on; a shell that draws none loses nothing. */
export function withSkeleton(template: string, { brand, language, mode, shows, wide }: Skeleton): string {
  const { theme, name } = brand.file
  const attributes = [
    `lang="${LANGUAGE_TAG[language]}"`,
    `data-brand-theme="${theme}"`,
    ...(mode ? [`data-theme="${mode}"`] : []),
    ...(shows ? [`data-skeleton="${shows}"`] : []),
    ...(wide ? ['data-skeleton-wide'] : []),
  ]
  const mark = `<img src="${escapeText(shownAt(brand, 'logo-dark.svg'))}" width="30" height="30" alt="">`
  return template
    .replace(ROOT, () => `<html ${attributes.join(' ')}>`)
    .replace(BRAND, () => `${mark}<span>${escapeText(name)}</span>`)
}
