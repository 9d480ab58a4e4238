import { containerName } from '@touchline/contracts/release'
import { containerName as ofBuilds } from './container-name.mjs'

test.each([
  ['sportsbook', '1.4.2'],
  ['casino-games', '0.1.0-a3a901c328'],
])('builds and shell agree on the global of %s %s', (area, version) => {
  expect(ofBuilds(area, version)).toBe(containerName(area, version))
})
