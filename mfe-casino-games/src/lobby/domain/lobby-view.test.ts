import * as fc from 'fast-check'
import { GAME_FILTERS, GAME_SORTS, lobbyAddress, WHOLE_LOBBY } from './lobby-view'

const { viewOf, pathOf } = lobbyAddress('/slots4')

test.each([
  ['', WHOLE_LOBBY],
  ['?show=hot&sort=name&q=koi', { ...WHOLE_LOBBY, filter: 'hot', sort: 'name', search: 'koi' }],
  ['?provider=octave&show=everything&sort=price', { ...WHOLE_LOBBY, provider: 'octave' }],
])('%s asks for %j', (query, view) => {
  expect(viewOf(query)).toEqual(view)
})

test('the address of any view leads back to it, within its lobby', () => {
  const views = fc.record({
    tag: fc.string({ maxLength: 40 }).map((tag) => tag.trim()),
    provider: fc.option(fc.string()),
    filter: fc.constantFrom(...GAME_FILTERS),
    sort: fc.constantFrom(...GAME_SORTS),
    search: fc.string({ maxLength: 40 }).map((search) => search.trim()),
  })
  fc.assert(
    fc.property(views, (view) => {
      const { pathname, search } = new URL(pathOf(view), 'http://any.host')
      expect([pathname, viewOf(search)]).toEqual(['/slots4', view])
    }),
  )
})
