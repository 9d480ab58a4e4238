import { contrast } from './contrast'
import { type BrandRole, type Mode, NEUTRAL, type Role } from './roles'

/** Colours of a brand in both modes, `#RRGGBB`. */
export type ThemeColours = Record<Mode, Record<BrandRole, string>>

/** A pair of colours that some screen sets upon each other without enough contrast. */
export interface ThemeFault {
  mode: Mode
  role: string
  on: string
  /** Contrast as it is, and the least that WCAG AA asks for this pair. */
  ratio: number
  needed: number
}

const TEXT = 4.5
const LARGE = 3

type Pair = readonly [colour: BrandRole | Role | '#FFFFFF', ground: BrandRole | Role, needed: number]

/** Every pair of screens in which a brand's own colour takes part. */
const PAIRS: readonly Pair[] = [
  ['#FFFFFF', 'header', TEXT],
  ['on-primary', 'primary', TEXT],
  ['primary', 'page', TEXT],
  ['primary', 'surface', TEXT],
  ['primary', 'zebra', TEXT],
  ['primary', 'tint', TEXT],
  ['accent', 'surface', TEXT],
  ['accent', 'page', LARGE],
  ['text', 'odds-cell', TEXT],
  ['negative', 'odds-cell', TEXT],
  ['muted', 'odds-cell', TEXT],
]

/** Says every pair of a theme that falls below WCAG AA (1.4.3 text, 1.4.11 graphics), in light and in dark. */
export function themeFaults(colours: ThemeColours): ThemeFault[] {
  return (['light', 'dark'] as const).flatMap((mode) => {
    const all: Record<string, string> = { ...NEUTRAL[mode], ...colours[mode] }
    return PAIRS.flatMap(([role, on, needed]) => {
      const ratio = contrast(all[role] ?? role, all[on] ?? on)
      return ratio >= needed ? [] : [{ mode, role, on, ratio: Math.floor(ratio * 100) / 100, needed }]
    })
  })
}
