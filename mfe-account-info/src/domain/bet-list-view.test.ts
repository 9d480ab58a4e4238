import * as fc from 'fast-check'
import { BET_LISTS, belongs, pathOf, viewOf } from './bet-list-view'

describe('the address of the bet list', () => {
  test.each([
    ['', 'running', 1],
    ['?view=void', 'void', 1],
    ['?view=rejected&page=3', 'rejected', 3],
    ['?view=everything', 'running', 1],
    ['?page=0', 'running', 1],
    ['?page=2.5', 'running', 1],
    ['?page=-1', 'running', 1],
    ['?page=x', 'running', 1],
  ])('%s asks for %s, page %i', (search, list, page) => {
    expect(viewOf(search)).toEqual({ list, page })
  })

  test('of any view leads back to it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BET_LISTS), fc.integer({ min: 1, max: 10_000 }), (list, page) => {
        const [, search = ''] = pathOf({ list, page }).split('?')
        expect(viewOf(`?${search}`)).toEqual({ list, page })
      }),
    )
  })

  test('of any garbage is still a view', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        expect(viewOf(search).page).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})

test.each([
  ['running', 'running', true],
  ['waiting', 'pending', true],
  ['void', 'void', true],
  ['rejected', 'rejected', true],
  ['rejected', 'void', false],
  ['settled', 'running', false],
] as const)('a %s bet on the list %s: %s', (status, list, does) => {
  expect(belongs(status, list)).toBe(does)
})
