import type { AreaRelease, ReleasedVersion } from '@touchline/contracts/release'
import { withdraw } from './withdraw-area'

const current = { version: '1.0.0' } as ReleasedVersion
const release: AreaRelease = { current, canary: null, lastGood: null }

test('an area that is withdrawn leaves the others as they are', () => {
  const areas = { shell: release, sportsbook: release, loyalty: release }
  expect(withdraw(areas, 'loyalty')).toEqual({ ok: true, areas: { shell: release, sportsbook: release } })
})

test.each([
  ['nowhere', 'there is no area nowhere'],
  ['shell', 'nothing shows without a shell'],
  ['pinned', 'end the pin first'],
])('%s is not withdrawn: %s', (area, reason) => {
  const areas = { shell: release, pinned: { ...release, pinned: '1.0.0' } }
  expect(withdraw(areas, area)).toMatchObject({ ok: false, reason: expect.stringContaining(reason) })
})
