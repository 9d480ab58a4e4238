/** @jest-environment jsdom */
import { boardHeights, matchHeight } from './board-layout'
import { textScale } from './text-scale'

test.each([
  { fontSize: '', width: 868, scale: 1 },
  { fontSize: '12px', width: 868, scale: 1 },
  { fontSize: '24px', width: 868, scale: 1.5 },
  { fontSize: '32px', width: 868, scale: 2 },
  { fontSize: '32px', width: 390, scale: 1.25 },
  { fontSize: '32px', width: 240, scale: 1 },
  { fontSize: '32px', width: 0, scale: 2 },
])(
  'with a root font of "$fontSize" a board of $width px is $scale times as large',
  ({ fontSize, width, scale }) => {
    document.documentElement.style.fontSize = fontSize
    expect(textScale(document.documentElement, width)).toBe(scale)
  },
)

test('rows of a board in text of 200 % are twice as high', () => {
  const heightAt = (scale: number) =>
    matchHeight('card', 3, boardHeights('default', 'en', 'cards', true, scale))
  expect(heightAt(2)).toBe(2 * heightAt(1))
})
