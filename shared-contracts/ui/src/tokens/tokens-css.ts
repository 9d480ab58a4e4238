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
  const first = block(NO_MODE, bySystem(FIRST_PAINT, NEUTRAL))
  return [...neutral, first, ...THEMES.map((theme) => brandCss(theme, BRANDS[theme]))].join('\n')
}

/** The roles that a brand changes, as rules of a style sheet: of a theme, or of a brand with colours of its own. */
export function brandCss(theme: Theme, colours: ThemeColours): string {
  const ofTheme = `[data-brand-theme="${theme}"]`
  const rules = MODES.map((mode) => block(selectorOf(mode) + ofTheme, { ...colours[mode] }))
  return [...rules, block(NO_MODE + ofTheme, bySystem(['header'], colours))].join('\n')
}

/** The shell writes the mode that is in force on the root, also when the player leaves it to the system. */
const selectorOf = (mode: Mode): string => `:root[data-theme="${mode}"]`

/** The root before the script has loaded, in a browser without a chosen mode. */
const NO_MODE = ':root:not([data-theme])'
/** Roles that the page needs before its script. */
const FIRST_PAINT = ['page', 'surface', 'divider', 'tint'] as const

const bySystem = <Name extends string>(
  roles: readonly Name[],
  { light, dark }: Record<Mode, Record<Name, string>>,
): Record<string, string> =>
  Object.fromEntries(roles.map((role) => [role, `light-dark(${light[role]}, ${dark[role]})`]))
