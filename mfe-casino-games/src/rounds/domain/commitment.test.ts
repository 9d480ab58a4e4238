import { commitmentOf } from './commitment'

test.each([
  [4, { of: 'round', hash: 's4' }],
  [3, { of: 'chain', hash: 's0' }],
])('with seed %i known, round 5 is committed to by %j', (known, published) => {
  const chain = { end: 's0', index: 5, known: { index: known, seed: `s${known}` } }
  expect(commitmentOf({ chain })).toEqual(published)
})
