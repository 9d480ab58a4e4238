import * as fc from 'fast-check'
import { defineAddress, oneOf, page, text } from './address'

const LISTS = ['running', 'pending', 'void'] as const
const SAMPLE = defineAddress('/sample/list', {
  list: oneOf(LISTS, { as: 'view' }),
  search: text({ as: 'q', maxLength: 12 }),
  page,
})
const view = (facts: Partial<ReturnType<typeof SAMPLE.viewOf>> = {}) => ({
  list: 'running' as const,
  search: '',
  page: 1,
  ...facts,
})

test.each([
  ['', view()],
  ['?view=void', view({ list: 'void' })],
  ['?view=void&page=3', view({ list: 'void', page: 3 })],
  ['?q=+half+time+', view({ search: 'half time' })],
  ['?q=longer+than+twelve', view({ search: 'longer than ' })],
  ['?view=everything', view()],
  ['?view=toString', view()],
  ['?page=', view()],
  ['?page=0', view()],
  ['?page=2.5', view()],
  ['?page=-1', view()],
  ['?page=x', view()],
  ['?page=9007199254740993', view()],
  ['?unknown=1', view()],
])('the query %p means %j', (search, meant) => {
  expect(SAMPLE.viewOf(search)).toEqual(meant)
})

test.each([
  [view(), '/sample/list'],
  [view({ page: 2 }), '/sample/list?page=2'],
  [view({ list: 'void', search: 'a&b', page: 2 }), '/sample/list?view=void&q=a%26b&page=2'],
])('the address of %j is %s', (wanted, path) => {
  expect(SAMPLE.pathOf(wanted)).toBe(path)
})

test.each([
  ['/sample/list', true],
  ['/sample/list/', true],
  ['/sample/list/1', false],
  ['/sample', false],
])('%s is an address of the screen: %s', (pathname, is) => {
  expect(SAMPLE.isAt(pathname)).toBe(is)
})

test('the address of any view leads back to it', () => {
  const typed = fc.string({ maxLength: 12 }).map((letters) => letters.trim())
  fc.assert(
    fc.property(fc.constantFrom(...LISTS), typed, fc.integer({ min: 1, max: 10_000 }), (list, search, at) => {
      const wanted = { list, search, page: at }
      expect(SAMPLE.viewOf(new URL(SAMPLE.pathOf(wanted), 'http://page').search)).toEqual(wanted)
    }),
  )
})

test('any garbage in the query is still a view', () => {
  fc.assert(
    fc.property(fc.string(), (garbage) => {
      const read = SAMPLE.viewOf(garbage)
      expect(read.page).toBeGreaterThanOrEqual(1)
      expect(LISTS).toContain(read.list)
    }),
  )
})
