import { BoundedMap } from './bounded-map'

test.each([
  ['fewer than may be', ['a', 'b'], ['a', 'b']],
  ['one more', ['a', 'b', 'c', 'd'], ['b', 'c', 'd']],
  ['one of them again', ['a', 'b', 'c', 'b', 'd', 'e'], ['b', 'd', 'e']],
  ['a flood', ['a', ...'0123456789'], ['7', '8', '9']],
])('a map of three holds the newest of %s', (_, set, held) => {
  const map = new BoundedMap<string, true>(3)
  for (const key of set) map.set(key, true)
  expect([...map.keys()]).toEqual(held)
})
