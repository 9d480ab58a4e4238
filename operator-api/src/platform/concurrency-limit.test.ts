import { concurrencyLimit } from './concurrency-limit'

const pause = () => new Promise((next) => setTimeout(next, 2))

test('no more than so many go on at once, in the order in which they came, and a failure frees its seat', async () => {
  const seat = concurrencyLimit(2)
  const begun: number[] = []
  let busy = 0
  let most = 0
  const outcomes = await Promise.allSettled(
    [1, 2, 3, 4, 5].map((n) =>
      seat(async () => {
        begun.push(n)
        busy += 1
        most = Math.max(most, busy)
        await pause()
        busy -= 1
        if (n === 2) throw new Error('unlucky')
        return n
      }),
    ),
  )
  expect(begun).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
})
