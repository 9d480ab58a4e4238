/** Colours of a symbol, from one hue. */
export interface Palette {
  readonly light: string
  readonly main: string
  readonly dark: string
  readonly cream: string
  readonly ink: string
  readonly gold: string
}

export const paletteOf = (hue: number): Palette => ({
  light: `hsl(${hue} 90% 72%)`,
  main: `hsl(${hue} 78% 54%)`,
  dark: `hsl(${hue} 72% 34%)`,
  cream: '#fff3d6',
  ink: '#171f2d',
  gold: '#f6c453',
})
