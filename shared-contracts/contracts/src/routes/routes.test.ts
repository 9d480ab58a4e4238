import { AREAS, ROUTES, routeOf } from './routes'

describe('the route table', () => {
  test.each(['/', '/maintenance'])('%s is public', (path) => {
    expect(routeOf(path)?.protected).toBe(false)
  })

  test.each([
    ['/desktop', 'sportsbook'],
    ['/desktop/', 'sportsbook'],
    ['/tournament2/home', 'tournament'],
    ['/info/betlist', 'account-info'],
    ['/info/sysparlay', 'account-info'],
    ['/info/settings', 'account-info'],
    ['/slots15', 'casino-games'],
  ])('%s is protected and belongs to %s', (path, owner) => {
    expect(routeOf(path)).toMatchObject({ owner, protected: true })
  })

  test.each([
    ['/tournament2', '/tournament2/home'],
    ['/info', '/info/settings'],
    ['/highlight', '/highlight/home'],
    ['/highlight/home', '/desktop'],
  ])('%s redirects to %s, which exists', (path, target) => {
    expect(routeOf(path)?.redirect).toBe(target)
    expect(routeOf(target)).toBeDefined()
  })

  test.each([...['/slots10', '/slots16', '/nowhere', '/info/nowhere'], ...['/info/messages', '/livetv']])(
    '%s is not found',
    (path) => {
      expect(routeOf(path)).toBeUndefined()
    },
  )

  test('no path stands twice and every owner is the shell or an area', () => {
    expect(new Set(ROUTES.map((route) => route.path)).size).toBe(ROUTES.length)
    for (const route of ROUTES) expect(['shell', ...AREAS]).toContain(route.owner)
  })
})
