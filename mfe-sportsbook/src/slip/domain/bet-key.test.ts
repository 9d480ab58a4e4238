import { nextKey } from './reduce-bet'

test.each([
  { key: 'e0c1f7aa-90b2', next: 'e0c1f7aa-90b2.1' },
  { key: 'e0c1f7aa-90b2.1', next: 'e0c1f7aa-90b2.2' },
  { key: 'e0c1f7aa-90b2.9', next: 'e0c1f7aa-90b2.10' },
])('the key after $key is $next', ({ key, next }) => {
  expect(nextKey(key)).toBe(next)
})
