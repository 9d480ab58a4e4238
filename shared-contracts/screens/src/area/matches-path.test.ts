import { matchesPath } from './matches-path'

test.each([
  ['/info/rules', '/info/rules', true],
  ['/info/rules', '/info/rules//', true],
  ['/info/rules', '/info', false],
  ['/info/rules', '/info/rules/7', false],
  ['/slots', '/slots2', false],
  ['/room/:id', '/room/10012', true],
  ['/room/:id', '/room/', false],
  ['/room/:id/rank', '/room/10012/rank', true],
  ['/room/:id/rank', '/room//rank', false],
])('the path %s shows at %s: %s', (path, pathname, shows) => {
  expect(matchesPath(path, pathname)).toBe(shows)
})
