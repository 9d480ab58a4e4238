import { groupCommit } from './group-commit'

const pause = () => new Promise((next) => setTimeout(next, 5))

test('what arrives while a transaction is under way goes together into the next', async () => {
  const groups: number[][] = []
  const commit = groupCommit<number, number>({
    itemsMax: 10,
    lanes: 1,
    run: async (items) => {
      groups.push([...items])
      await pause()
      return items.map((item) => item * 2)
    },
  })
  const first = commit(1)
  await pause()
  const rest = [2, 3, 4].map((item) => commit(item))
  expect(await Promise.all([first, ...rest])).toEqual([2, 4, 6, 8])
  expect(groups).toEqual([[1], [2, 3, 4]])
})

test('a group holds no more than it may', async () => {
  const sizes: number[] = []
  const commit = groupCommit<number, number>({
    itemsMax: 4,
    lanes: 1,
    run: async (items) => {
      sizes.push(items.length)
      return items
    },
  })
  await Promise.all(Array.from({ length: 10 }, (_, i) => commit(i)))
  expect(sizes).toEqual([4, 4, 2])
})

test('one bad item fails alone', async () => {
  const commit = groupCommit<number, number>({
    itemsMax: 10,
    lanes: 1,
    run: async (items) => {
      if (items.includes(13)) throw new Error('unlucky')
      return items
    },
  })
  const outcomes = await Promise.allSettled([1, 13, 2].map((item) => commit(item)))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('when nobody answers any more, a group does not wait for it item by item', async () => {
  const tried: number[] = []
  const commit = groupCommit<number, number>({
    itemsMax: 10,
    lanes: 1,
    run: async (items) => {
      tried.push(items.length)
      throw new Error('Query read timeout')
    },
  })
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map((item) => commit(item)))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected'])
  expect(tried).toEqual([4, 1])
})
