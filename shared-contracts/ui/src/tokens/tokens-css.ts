import { BRANDS, type Mode, NEUTRAL, THEMES } from './roles'

const block = (selector: string, roles: Record<string, string>): string =>
  `${selector} {\n${Object.entries(roles)
    .map(([role, colour]) => `  --${role}: ${colour.toLowerCase()};`)
    .join('\n')}\n}`

const MODES: readonly Mode[] = ['light', 'dark']

/** The colour part of `tokens.css`, written from the roles so that the two can be compared in a test. */
export function colourCss(): string {
  const neutral = MODES.map((mode) => block(selectorOf(mode), { ...NEUTRAL[mode] }))
  const brands = THEMES.flatMap((theme) =>
    MODES.map((mode) =>
      block(`${selectorOf(mode)}[data-brand-theme="${theme}"]`, { ...BRANDS[theme][mode] }),
    ),
  )
  return [...neutral, ...brands].join('\n')
}

/** The shell writes the mode that is in force on the root, also when the player leaves it to the system. */
const selectorOf = (mode: Mode): string => `:root[data-theme="${mode}"]`
