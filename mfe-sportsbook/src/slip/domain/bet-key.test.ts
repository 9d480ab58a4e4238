import { betKeyOf } from './bet-key'

const PICKED = { key: 'a-key-of-the-browser', sends: 0 }
const OTHER = { key: 'another-key-of-the-browser', sends: 0 }

test.each([
  ['a bet on one selection has its key', 'single x', [PICKED], 'single x', [PICKED], true],
  ['sent before it is another', 'single x', [PICKED], 'single x', [{ ...PICKED, sends: 1 }], false],
  ['legs have no order', 'parlay x y', [PICKED, OTHER], 'parlay x y', [OTHER, PICKED], true],
  ['a parlay and a system differ', 'parlay x y', [PICKED, OTHER], 'system x y', [PICKED, OTHER], false],
  [
    'as do parlays with another leg',
    'parlay x y',
    [PICKED, OTHER],
    'parlay x z',
    [PICKED, { ...OTHER, sends: 1 }],
    false,
  ],
] as const)('%s', (_, name, held, otherName, otherHeld, isSame) => {
  expect(betKeyOf(name, held) === betKeyOf(otherName, otherHeld)).toBe(isSame)
})

test('a key of twelve legs that left often is no longer than a call takes', () => {
  const held = Array.from({ length: 12 }, (_, n) => ({
    key: `00000000-0000-4000-8000-0000000000${10 + n}`,
    sends: 99,
  }))
  expect(betKeyOf('parlay of many', held).length).toBeLessThanOrEqual(64)
})
