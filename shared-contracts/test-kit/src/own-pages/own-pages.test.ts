import { LANGUAGES } from '@touchline/contracts/limits'
import { PRODUCTS } from '@touchline/contracts/products'
import { pagesOfRelease } from '@touchline/contracts/release'
import { AREAS, routeOf } from '@touchline/contracts/routes'
import { ownPages, ownRoutes } from './own-pages'

const { routes, menu, dock, parcels } = pagesOfRelease(ownPages())

describe('the own areas of the product', () => {
  test.each([
    ['/desktop', 'sportsbook'],
    ['/desktop/', 'sportsbook'],
    ['/livetv', 'sportsbook'],
    ['/event', 'sportsbook'],
    ['/highlight/home', 'sportsbook'],
    ['/tournament2/home', 'tournament'],
    ['/info/betlist', 'account-info'],
    ['/info/sysparlay', 'account-info'],
    ['/info/settings', 'account-info'],
    ['/slots15', 'casino-games'],
  ])('%s is protected and belongs to %s', (path, owner) => {
    expect(routeOf(path, routes)).toMatchObject({ owner, protected: true })
  })

  test.each([
    ['/tournament2', '/tournament2/home'],
    ['/info', '/info/settings'],
    ['/highlight', '/highlight/home'],
  ])('%s redirects to %s, which exists', (path, target) => {
    expect(routeOf(path, routes)?.redirect).toBe(target)
    expect(routeOf(target, routes)).toBeDefined()
  })

  test.each(['/slots10', '/slots16', '/nowhere', '/info/nowhere', '/info/messages'])(
    '%s is not found',
    (path) => {
      expect(routeOf(path, routes)).toBeUndefined()
    },
  )

  test('declare no path and no parcel twice', () => {
    const declared = AREAS.flatMap((area) => ownPages()[area].pages.routes)
    // Two of them are the shell's.
    expect(ownRoutes()).toHaveLength(declared.length + 2)
    expect(parcels).toHaveLength(AREAS.flatMap((area) => ownPages()[area].pages.parcels).length)
  })

  test.each([...menu, ...dock])('name the entry to $path in every language', ({ labels }) => {
    expect(Object.keys(labels).sort()).toEqual([...LANGUAGES].sort())
  })

  test.each(PRODUCTS.filter(({ state }) => state === 'open'))(
    'lead to $id, which can be played',
    (product) => {
      const entry = menu.find((one) => one.product === product.id)
      expect(entry?.area).toBe(product.area)
    },
  )

  test.each(menu.filter(({ product }) => product !== undefined))(
    'name in $path a product of the table',
    (entry) => {
      expect(PRODUCTS.find(({ id }) => id === entry.product)?.area).toBe(entry.area)
    },
  )

  test.each(routes.filter(({ closable }) => closable !== undefined))(
    'close $path with a product that can be closed',
    ({ closable }) => {
      expect(PRODUCTS.find(({ id }) => id === closable)?.closable).toBe(true)
    },
  )
})
