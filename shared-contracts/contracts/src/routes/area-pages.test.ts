import * as v from 'valibot'
import { routesOfRelease } from '../release/routes-of-release'
import { AreaPages } from './area-pages'
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
        menu: { path: '/slots', labels: { en: 'Loyalty' } },
      },
    ],
    [
      'a menu without English',
      { routes: [{ path: '/loyalty', protected: true }], menu: { path: '/loyalty', labels: { my: 'အမှတ်' } } },
    ],
  ])('are refused with %s', (_, pages) => {
    expect(v.safeParse(AreaPages, pages).success).toBe(false)
  })

  test('make a route that the area draws', () => {
    const routes = routesOfRelease({ loyalty: { pages: pagesAt('/loyalty') } })
    expect(routeOf('/loyalty/', routes)).toMatchObject({ owner: 'loyalty', protected: true })
    expect(routeOf('/loyalty')).toBeUndefined()
  })

  test('never take a page that is the shell’s or another area’s', () => {
    const routes = routesOfRelease({
      zebra: { pages: pagesAt('/shared') },
      loyalty: { pages: pagesAt('/maintenance', '/slots', '/shared') },
    })
    expect(['/maintenance', '/slots', '/shared'].map((path) => routeOf(path, routes)?.owner)).toEqual([
      'shell',
      'casino-games',
      'loyalty',
    ])
  })
})
