import * as v from 'valibot'
import { pagesOfRelease, routesOfRelease } from '../release/pages-of-release'
import { AreaPages } from './area-pages'
import { DeclaredPages } from './declared-pages'
import { routeOf } from './routes'

const pagesAt = (...paths: string[]): AreaPages =>
  v.parse(AreaPages, { routes: paths.map((path) => ({ path, protected: true })) })

describe('the pages that a release brings along', () => {
  test.each([
    ['a path with a query', { routes: [{ path: '/loyalty?x=1', protected: true }] }],
    ['a trailing slash', { routes: [{ path: '/loyalty/', protected: true }] }],
    ['a path of the edge', { routes: [{ path: '/assets/loyalty', protected: true }] }],
    ['no page at all', { routes: [] }],
    ['no word on the session', { routes: [{ path: '/loyalty' }] }],
    [
      'a menu that leads elsewhere',
      {
        routes: [{ path: '/loyalty', protected: true }],
        menu: [{ path: '/slots', labels: { en: 'Loyalty' } }],
      },
    ],
    [
      'a menu without English',
      {
        routes: [{ path: '/loyalty', protected: true }],
        menu: [{ path: '/loyalty', labels: { my: 'အမှတ်' } }],
      },
    ],
  ])('are refused with %s', (_, pages) => {
    expect(v.safeParse(DeclaredPages, pages).success).toBe(false)
  })

  test.each([
    ['a key that nobody knows', { routes: [{ path: '/loyalty', protected: true, secret: true }] }],
    ['an entry with such a key', { routes: [{ path: '/loyalty', protected: true }], sidebar: [] }],
  ])('are refused with %s when they are declared, and read when they are released', (_, pages) => {
    expect(v.safeParse(DeclaredPages, pages).success).toBe(false)
    expect(v.safeParse(AreaPages, pages).success).toBe(true)
  })

  test.each([
    ['the icon of its product', { product: 'tournament' }, 'trophy'],
    ['its own icon', { product: 'tournament', icon: 'star' }, 'star'],
    ['no icon', {}, undefined],
  ])('have an entry with %s', (_, entry, icon) => {
    const declared = {
      routes: [{ path: '/loyalty', protected: true }],
      menu: [{ path: '/loyalty', labels: { en: 'Loyalty' }, ...entry }],
    }
    expect(v.parse(DeclaredPages, declared).menu[0]?.icon).toBe(icon)
  })

  test('make a route that the area draws', () => {
    const routes = routesOfRelease({ loyalty: { pages: pagesAt('/loyalty') } })
    expect(routeOf('/loyalty/', routes)).toMatchObject({ owner: 'loyalty', protected: true })
    expect(routeOf('/loyalty', routesOfRelease({}))).toBeUndefined()
  })

  test('never take a page that is the shell’s, an own area’s or that of an area before', () => {
    const routes = routesOfRelease({
      zebra: { pages: pagesAt('/shared') },
      loyalty: { pages: pagesAt('/maintenance', '/slots', '/shared') },
      'casino-games': { pages: pagesAt('/slots') },
    })
    expect(['/maintenance', '/slots', '/shared'].map((path) => routeOf(path, routes)?.owner)).toEqual([
      'shell',
      'casino-games',
      'loyalty',
    ])
  })

  test('bring entries and parcels, own areas first; those of a conflicting area are omitted', () => {
    const declare = (path: string, parcel: string): AreaPages =>
      v.parse(AreaPages, {
        routes: [{ path, protected: true }],
        menu: [{ path, labels: { en: path } }],
        parcels: [{ name: parcel, place: 'aside' }],
      })
    const { menu, parcels } = pagesOfRelease({
      club: { pages: declare('/desktop', 'slip') },
      tournament: { pages: declare('/rooms', 'ranking') },
      sportsbook: { pages: declare('/desktop', 'slip') },
    })
    expect(menu.map(({ area, path }) => `${area} ${path}`)).toEqual([
      'sportsbook /desktop',
      'tournament /rooms',
    ])
    expect(parcels).toEqual([
      { area: 'sportsbook', name: 'slip', place: 'aside' },
      { area: 'tournament', name: 'ranking', place: 'aside' },
    ])
  })
})
