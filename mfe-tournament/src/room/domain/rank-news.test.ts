import { rankOf } from '../../testing/room-page'
import { pinned, rankNews, winnersOf } from './rank-news'

const at = (place: number) => [rankOf({ place, me: true }), rankOf({ place: 1, name: 'other' })]

describe('news of a ranking', () => {
  test.each([
    [4, 2, 'rank.up'],
    [2, 5, 'rank.down'],
  ])('from %i to %i are %s', (from, to, key) => {
    expect(rankNews(at(from), at(to))).toEqual({ key, values: { from, to } })
  })

  test('are silent when the own place stays, and for a spectator', () => {
    expect(rankNews(at(3), at(3))).toBeNull()
    expect(rankNews([], at(3))).toBeNull()
  })
})

test('pins the member below the rows in sight', () => {
  expect(pinned(at(6))?.place).toBe(6)
  expect(pinned(at(5))).toBeNull()
})

test('names tied winners together', () => {
  const rank = [1, 2, 2, 4].map((place) => rankOf({ place }))
  expect(winnersOf(rank).map(({ place }) => place)).toEqual([1, 2, 2])
})
