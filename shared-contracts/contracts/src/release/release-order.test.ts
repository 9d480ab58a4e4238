import { isNewerRelease, type ReleaseMoment, releaseTag } from './release-order'

const at = (revision: number, changedAt?: number): ReleaseMoment => ({ revision, changedAt })

describe('which of two documents is the newer one', () => {
  test.each([
    ['a next one', at(51, 2000), at(50, 1000), true],
    ['the same one', at(50, 1000), at(50, 1000), false],
    ['the one before, of an edge that lags behind', at(49, 900), at(50, 1000), false],
    ['the backup that a service was restored from', at(40, 800), at(50, 1000), false],
    ['the first change after that', at(41, 2000), at(50, 1000), true],
    ['the same revision again, after that', at(50, 3000), at(50, 1000), true],
    ['a next one without a time, of a service that was put back', at(51), at(50, 1000), true],
    ['a next one with a time, after documents of old', at(51, 1000), at(50), true],
    ['an older one of old', at(49), at(50), false],
  ])('%s', (_what, one, other, newer) => {
    expect(isNewerRelease(one, other)).toBe(newer)
  })
})

test('a document of old keeps its tag, and one revision of two histories has two', () => {
  const tags = [at(41), at(41, 1000), at(41, 2000)].map(releaseTag)
  expect([tags[0], new Set(tags).size]).toEqual(['"r41"', 3])
})
