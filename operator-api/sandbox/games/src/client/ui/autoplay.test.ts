import { type AutoplayEnd, type AutoplaySpin, autoplayEnd } from './autoplay'

const LIMITS = { spins: 5, lossMax: 1000, winMax: 5000, endsAtFeature: true }
const SPIN: AutoplaySpin = { net: 0, win: 0, hasFeature: false, stake: 200 }

test.each<[string, Partial<typeof LIMITS>, Partial<AutoplaySpin>, AutoplayEnd | null]>([
  ['within all limits', {}, {}, null],
  ['after the last spin', { spins: 0 }, {}, 'spins'],
  ['where the next bet just reaches the loss', {}, { net: -800 }, null],
  ['where the next bet passes the loss', {}, { net: -801 }, 'loss'],
  ['at a single win of that size', {}, { win: 5000 }, 'win'],
  ['at any win without such a limit', { winMax: 0 }, { win: 50_000 }, null],
  ['at a feature', {}, { hasFeature: true }, 'feature'],
  ['at a feature that does not matter', { endsAtFeature: false }, { hasFeature: true }, null],
])('autoplay %s', (_, limits, spin, end) => {
  expect(autoplayEnd({ ...LIMITS, ...limits }, { ...SPIN, ...spin })).toBe(end)
})
