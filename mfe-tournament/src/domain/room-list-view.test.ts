import * as fc from 'fast-check'
import { pathOf, ROOM_TABS, viewOf } from './room-list-view'

describe('the address of the room list', () => {
  test.each([
    ['', 'all', '', 1],
    ['?tab=free&page=2', 'free', '', 2],
    ['?tab=none&page=0', 'all', '', 1],
    ['?q=league%20one', 'all', 'league one', 1],
    ['?page=1e99', 'all', '', 1],
  ])('%s asks for %s, "%s", page %i', (query, tab, search, page) => {
    expect(viewOf(query)).toEqual({ tab, search, page })
  })

  test('of any view leads back to it', () => {
    const views = fc.record({
      tab: fc.constantFrom(...ROOM_TABS),
      search: fc.string({ maxLength: 40 }),
      page: fc.integer({ min: 1, max: 10_000 }),
    })
    fc.assert(
      fc.property(views, (view) => {
        expect(viewOf(new URL(pathOf(view), 'http://any.host').search)).toEqual(view)
      }),
    )
  })
})
