import { BRANDS, type Mode, NEUTRAL, THEMES, type Theme } from './roles'
import type { ThemeColours } from './theme-faults'

const block = (selector: string, roles: Record<string, string>): string =>
  `${selector} {\n${Object.entries(roles)
    .map(([role, colour]) => `  --${role}: ${colour.toLowerCase()};`)
    .join('\n')}\n}`

const MODES: readonly Mode[] = ['light', 'dark']

/** The colour part of `tokens.css`, written from the roles so that the two can be compared in a test. */
export function colourCss(): string {
  const neutral = MODES.map((mode) => block(selectorOf(mode), { ...NEUTRAL[mode] }))
  return [...neutral, ...THEMES.map((theme) => brandCss(theme, BRANDS[theme]))].join('\n')
}

/** The roles that a brand changes, as rules of a style sheet: of a theme, or of a brand with colours of its own. */
export const brandCss = (theme: Theme, colours: ThemeColours): string =>
  MODES.map((mode) => block(`${selectorOf(mode)}[data-brand-theme="${theme}"]`, { ...colours[mode] })).join(
    '\n',
  )

/** The shell writes the mode that is in force on the root, also when the player leaves it to the system. */
const selectorOf = (mode: Mode): string => `:root[data-theme="${mode}"]`
