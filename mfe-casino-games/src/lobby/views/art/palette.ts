import type { Game } from '@touchline/contracts/calls'

/** Colours of one tile, all from its two hues. */
export interface Palette {
  /** Behind everything. */
  readonly ground: string
  /** Patterns on the ground, close to it. */
  readonly groundMark: string
  /** The thing drawn. */
  readonly main: string
  readonly shade: string
  readonly shine: string
  /** Against the thing drawn. */
  readonly accent: string
  readonly cream: string
  readonly ink: string
}

const hsl = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${((Math.round(hue) % 360) + 360) % 360} ${saturation}% ${lightness}%)`

/** Every fourth tile has a light ground, so that a row does not darken into one band. */
export function paletteOf({ hue, hue2, seed }: Pick<Game['art'], 'hue' | 'hue2' | 'seed'>): Palette {
  const isLight = seed % 4 === 0
  return {
    ground: isLight ? hsl(hue, 46, 84) : hsl(hue, 52, 17 + (seed % 3) * 3),
    groundMark: isLight ? hsl(hue, 44, 76) : hsl(hue, 48, 24 + (seed % 3) * 3),
    main: hsl(hue2, 78, 56),
    shade: hsl(hue2 - 8, 74, 38),
    shine: hsl(hue2 + 14, 88, 76),
    accent: hsl(hue2 + 165, 52, 56),
    cream: hsl(42, 72, 91),
    ink: hsl(hue, 55, 10),
  }
}
