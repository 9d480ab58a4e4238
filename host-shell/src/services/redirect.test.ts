import { ownRoutes } from '@touchline/test-kit/own-pages'
import { hostileRedirects } from '../testing/hostile-redirects'
import { HOME, landingFor, redirectTarget } from './redirect'

const ROUTES = ownRoutes()
const ORIGIN = 'https://play.example'
const asked = (value: string) => `?redirect=${encodeURIComponent(value)}`

describe('the way back after a login', () => {
  test.each(ROUTES.filter((route) => route.protected).map(({ path }) => path))(
    'leads to %s, with its query',
    (path) => {
      expect(redirectTarget(asked(`${path}?sport=2`), ORIGIN, ROUTES)).toBe(`${path}?sport=2`)
    },
  )

  test.each([
    ['nothing was asked', ''],
    ['the value is empty', '?redirect='],
    ['the root was asked', asked('/')],
    ['a public page was asked', asked('/maintenance')],
    ['no such page is known', asked('/nowhere')],
  ])('leads home when %s', (_, search) => {
    expect(redirectTarget(search, ORIGIN, ROUTES)).toBe(HOME)
  })

  const hostile = hostileRedirects('evil.example')

  test('is tried with at least five hundred hostile values', () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(500)
  })

  test.each(hostile.map((value) => [JSON.stringify(value), value]))(
    'stays on this origin for %s',
    (_, value) => {
      for (const search of [asked(value), `?redirect=${value}`]) {
        const target = redirectTarget(search, ORIGIN, ROUTES)
        const url = new URL(target, ORIGIN)
        expect(url.origin).toBe(ORIGIN)
        expect(target).toMatch(/^\/[^/\\]/)
        expect(
          ROUTES.some((route) => route.protected && route.path === url.pathname.replace(/\/+$/, '')),
        ).toBe(true)
      }
    },
  )
})

describe('the landing page', () => {
  test.each([
    ['/', '/'],
    ['', '/'],
    ['/desktop', '/?redirect=%2Fdesktop'],
    ['/desktop?q=a&b=c#top', '/?redirect=%2Fdesktop%3Fq%3Da%26b%3Dc%23top'],
  ])('of a visitor who asked for %p is %s', (path, landing) => {
    expect(landingFor(path)).toBe(landing)
  })

  test('returns exactly the requested path', () => {
    const path = '/desktop?q=a%20b&sport=1#x'
    expect(redirectTarget(landingFor(path).slice(1), ORIGIN, ROUTES)).toBe(path)
  })
})
