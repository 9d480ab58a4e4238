import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contrast } from './contrast'
import { BRANDS, NEUTRAL, THEMES } from './roles'
import { themeFaults } from './theme-faults'
import { colourCss } from './tokens-css'

const MODES = ['light', 'dark'] as const
const TEXTS = ['text', 'muted', 'negative', 'up', 'down', 'live', 'info', 'warning'] as const

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** Of two colours, by their channels. */
const distance = (a: string, b: string): number =>
  Math.hypot(...channels(a).map((channel, i) => channel - (channels(b)[i] ?? 0)))

describe('colours', () => {
  test('of the style sheet are those of the roles', () => {
    const squeeze = (css: string): string => css.toLowerCase().replace(/\s+/g, '')
    const sheet = readFileSync(join(__dirname, 'colours.css'), 'utf8')
    expect(squeeze(sheet)).toBe(squeeze(colourCss()))
  })

  test.each(MODES.flatMap((mode) => TEXTS.map((role) => [role, mode] as const)))(
    '%s is readable on page, surface and zebra in %s',
    (role, mode) => {
      for (const ground of ['page', 'surface', 'zebra'] as const)
        expect(contrast(NEUTRAL[mode][role], NEUTRAL[mode][ground])).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(THEMES)('theme %s meets AA wherever screens use it', (theme) => {
    expect(themeFaults(BRANDS[theme])).toEqual([])
  })

  test.each(THEMES.flatMap((theme) => MODES.map((mode) => [theme, mode] as const)))(
    'the contrast of white on the header of %s in %s exceeds AA',
    (theme, mode) => {
      expect(contrast('#FFFFFF', BRANDS[theme][mode].header)).toBeGreaterThanOrEqual(7)
    },
  )

  test.each(THEMES.flatMap((theme) => MODES.map((mode) => [theme, mode] as const)))(
    'a steady price in theme %s, %s, differs from a falling one',
    (theme, mode) => {
      expect(distance(BRANDS[theme][mode]['odds-cell'], NEUTRAL[mode]['flash-down'])).toBeGreaterThan(40)
    },
  )

  test.each([
    ['header', '#9AA0A6', '#FFFFFF', 'header'],
    ['on-primary', '#777777', 'on-primary', 'primary'],
    ['primary', '#8FD3B6', 'primary', 'surface'],
    ['accent', '#E9C46A', 'accent', 'surface'],
    ['odds-cell', '#B42318', 'negative', 'odds-cell'],
  ] as const)('a light %s of %s is a fault of %s on %s', (role, colour, name, on) => {
    const { light, dark } = BRANDS.color2
    expect(themeFaults({ light: { ...light, [role]: colour }, dark })).toContainEqual(
      expect.objectContaining({ mode: 'light', role: name, on }),
    )
  })

  test.each([
    ['#000000', '#FFFFFF', 21],
    ['#FFFFFF', '#FFFFFF', 1],
    ['#777777', '#FFFFFF', 4.48],
  ])('contrast of %s and %s is %d', (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 1)
  })
})
