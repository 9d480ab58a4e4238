import { shareReads } from './share-reads'

test('equal requests during a read share it; a later request gets a new one', async () => {
  const asked: string[] = []
  const read = shareReads(async (key: string) => asked.push(key))
  expect(await Promise.all(['a', 'b', 'a'].map(read))).toEqual([1, 2, 1])
  expect(await read('a')).toBe(3)
})

test('a read that fails fails for all who share it, and is not kept', async () => {
  let away = true
  const read = shareReads(async () => (away ? Promise.reject(new Error('away')) : 'here'))
  const outcomes = await Promise.allSettled([read('a'), read('a')])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  away = false
  expect(await read('a')).toBe('here')
})
