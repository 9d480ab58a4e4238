import { placeFromStart, placeOf } from './page-place'

const asked = (page: number, page_size: number) => ({ page, page_size })

describe('a page of a list', () => {
  test.each([
    { what: 'the first', at: asked(1, 20), place: { limit: 20, offset: 0 } },
    { what: 'the third', at: asked(3, 20), place: { limit: 20, offset: 40 } },
    { what: 'more rows than may be asked for', at: asked(2, 5000), place: { limit: 100, offset: 100 } },
    { what: 'no rows', at: asked(1, 0), place: { limit: 1, offset: 0 } },
    { what: 'before the first', at: asked(0, 20), place: { limit: 20, offset: 0 } },
    { what: 'far behind any list', at: asked(1e9, 100), place: { limit: 100, offset: 1_000_000 } },
  ])('from its beginning: $what', ({ at, place }) => {
    expect(placeFromStart(at)).toEqual(place)
  })

  test.each([
    { what: 'the first', at: asked(1, 20), place: { limit: 20, offset: 0, fromEnd: false } },
    { what: 'the last, which is not full', at: asked(3, 20), place: { limit: 5, offset: 0, fromEnd: true } },
    { what: 'the middle', at: asked(2, 20), place: { limit: 20, offset: 5, fromEnd: true } },
    { what: 'behind the last', at: asked(4, 20), place: { limit: 0, offset: 0, fromEnd: false } },
    {
      what: 'more rows than may be asked for',
      at: asked(1, 5000),
      place: { limit: 45, offset: 0, fromEnd: false },
    },
  ])('of 45 rows, from the nearer end: $what', ({ at, place }) => {
    expect(placeOf(at, 45)).toEqual(place)
  })
})
