import * as fc from 'fast-check'
import { GAME_FILTERS, GAME_SORTS, queryOf, viewOf, WHOLE_LOBBY } from './lobby-view'

test.each([
  ['', WHOLE_LOBBY],
  ['?show=hot&sort=name&q=koi', { provider: null, filter: 'hot', sort: 'name', search: 'koi' }],
  ['?provider=octave&show=everything&sort=price', { ...WHOLE_LOBBY, provider: 'octave' }],
])('%s asks for %j', (query, view) => {
  expect(viewOf(query)).toEqual(view)
})

test('the query of any view leads back to it', () => {
  const views = fc.record({
    provider: fc.option(fc.string()),
    filter: fc.constantFrom(...GAME_FILTERS),
    sort: fc.constantFrom(...GAME_SORTS),
    search: fc.string({ maxLength: 40 }),
  })
  fc.assert(
    fc.property(views, (view) => {
      expect(viewOf(new URL(`http://any.host/slots${queryOf(view)}`).search)).toEqual(view)
    }),
  )
})
