import { legNumbers } from './conflict-ways'

const t = (key: string, values?: Record<string, string | number>): string =>
  key === 'parlay.legNumbers' ? `${values?.first} နှင့် ${values?.last}` : key

test.each([
  ['en', [0, 3], '1 and 4'],
  ['en', [3, 4, 5], '4, 5 and 6'],
  ['en-GB', [0, 2, 3], '1, 3 and 4'],
  ['th', [0, 1], '1และ2'],
])('in %s places %j are numbers as the language lists them', (tag, places, text) => {
  expect(legNumbers(t, tag, places)).toBe(text)
})

describe('in a browser without Burmese lists', () => {
  beforeEach(() => jest.spyOn(Intl.ListFormat, 'supportedLocalesOf').mockReturnValue([]))
  afterEach(() => jest.restoreAllMocks())

  test.each([
    [[1], '2'],
    [[0, 1], '1 နှင့် 2'],
    [[0, 2, 3], '1, 3 နှင့် 4'],
  ])('places %j are put together from our words', (places, text) => {
    expect(legNumbers(t, 'my', places)).toBe(text)
  })
})
