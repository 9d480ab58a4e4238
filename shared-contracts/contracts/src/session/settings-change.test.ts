import { defaultPreferences } from './preferences'
import { changeOf } from './settings-change'
import { withChange } from './with-change'

const first = defaultPreferences()
const dark = { ...first, pageDisplay: { ...first.pageDisplay, theme: 'dark' as const } }

describe('a change of settings', () => {
  test('is the difference, at any depth, with its earlier values', () => {
    expect(changeOf(first, { ...dark, favourites: [3] })).toEqual({
      settings: { pageDisplay: { theme: 'dark' }, favourites: [3] },
      before: { pageDisplay: { theme: 'system' }, favourites: [] },
    })
  })

  test('keeps values changed elsewhere', () => {
    const elsewhere = { ...first, pageDisplay: { ...first.pageDisplay, density: 'compact' } }
    const merged = { theme: 'dark', density: 'compact' }
    expect(withChange(elsewhere, changeOf(first, dark))).toMatchObject({ pageDisplay: merged })
    // Written at full length it is the same change.
    expect(withChange(elsewhere, { settings: dark, before: first })).toMatchObject({ pageDisplay: merged })
  })

  test('without earlier values is applied whole', () => {
    expect(
      withChange(dark, { settings: { favourites: [1], pageDisplay: first.pageDisplay }, before: {} }),
    ).toEqual({
      ...first,
      favourites: [1],
    })
  })

  test.each([
    ['favourites', [1, 2], [1, 3], [2, 5], [5, 3]],
    ['favouriteLeagues', [1], [], [1, 9], [9]],
    ['sportsOrder', [1, 2, 3], [3, 2, 1], [2, 1, 3], [3, 2, 1]],
  ])('of %s from %j to %j makes %j to %j', (name, before, after, kept, merged) => {
    const change = changeOf({ [name]: before }, { [name]: after })
    expect(withChange({ [name]: kept }, change)).toEqual({ [name]: merged })
    // Laid over once more it is no other.
    expect(withChange({ [name]: merged }, change)).toEqual({ [name]: merged })
  })
})
