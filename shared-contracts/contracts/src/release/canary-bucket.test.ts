import { canaryBucket } from './canary-bucket'

const members = Array.from({ length: 10_000 }, (_, index) => `member${index}`)

describe('the bucket of a canary', () => {
  test('is the same for the same member and area, always', () => {
    expect(canaryBucket('demo', 'sportsbook')).toBe(canaryBucket('demo', 'sportsbook'))
  })

  test.each(['sportsbook', 'tournament', 'casino-games'])(
    'holds a hundredth of the members of %s',
    (area) => {
      const counts = new Array(100).fill(0)
      for (const member of members) counts[canaryBucket(member, area)] += 1
      expect(Math.min(...counts)).toBeGreaterThan(50)
      expect(Math.max(...counts)).toBeLessThan(160)
    },
  )

  test('is another for another area: not the same members try everything first', () => {
    const both = members.filter(
      (member) => canaryBucket(member, 'sportsbook') < 5 && canaryBucket(member, 'tournament') < 5,
    )
    // A twentieth of a twentieth of ten thousand is 25.
    expect(both.length).toBeLessThan(60)
  })
})
