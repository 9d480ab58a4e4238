import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contrast } from './contrast'
import { BRANDS, NEUTRAL, THEMES } from './roles'
import { colourCss } from './tokens-css'

const MODES = ['light', 'dark'] as const
const TEXTS = ['text', 'muted', 'negative', 'up', 'down', 'live', 'info', 'warning'] as const

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

  test.each(THEMES.flatMap((theme) => MODES.map((mode) => [theme, mode] as const)))(
    'brand %s meets AA in %s',
    (theme, mode) => {
      const brand = BRANDS[theme][mode]
      expect(contrast('#FFFFFF', brand.header)).toBeGreaterThanOrEqual(7)
      expect(contrast(brand['on-primary'], brand.primary)).toBeGreaterThanOrEqual(4.5)
      for (const role of ['text', 'negative'] as const)
        expect(contrast(NEUTRAL[mode][role], brand['odds-cell'])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(brand.primary, NEUTRAL[mode].surface)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each([
    ['#000000', '#FFFFFF', 21],
    ['#FFFFFF', '#FFFFFF', 1],
    ['#777777', '#FFFFFF', 4.48],
  ])('contrast of %s and %s is %d', (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 1)
  })
})
