import { areaRelease, releasedVersion } from '../testing/releases'
import { chooseVersion } from './choose-version'

const canary = (percent: number) =>
  areaRelease('sportsbook', '1.0.0', {
    canary: { candidate: releasedVersion('sportsbook', '1.1.0'), percent },
  })

test.each([
  { percent: 5, bucket: 4, version: '1.1.0' },
  { percent: 5, bucket: 5, version: '1.0.0' },
  { percent: 0, bucket: 0, version: '1.0.0' },
  { percent: 100, bucket: 99, version: '1.1.0' },
])('with a canary of $percent % the bucket $bucket runs $version', ({ percent, bucket, version }) => {
  expect(chooseVersion(canary(percent), bucket).version).toBe(version)
})

test('without a canary everybody runs the current version', () => {
  expect(chooseVersion(areaRelease('sportsbook', '1.0.0'), 0).version).toBe('1.0.0')
})
