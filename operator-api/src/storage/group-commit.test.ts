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

test.each([
  { weights: [1, 1, 1, 1, 1], groups: [[1, 1, 1, 1], [1]] },
  { weights: [3, 3, 3, 3], groups: [[3, 3, 3], [3]] },
  {
    weights: [1, 8, 3, 2],
    groups: [
      [1, 8],
      [3, 2],
    ],
  },
  { weights: [50, 1, 50], groups: [[50], [1], [50]] },
])(
  'of items that weigh $weights no group weighs more than ten, unless one does alone',
  async ({ weights, groups }) => {
    const done: number[][] = []
    const commit = groupCommit<number, number>({
      itemsMax: 4,
      weightOf: (weight) => weight,
      weightMax: 10,
      lanes: 1,
      run: async (items) => {
        done.push([...items])
        return items
      },
    })
    await Promise.all(weights.map((weight) => commit(weight)))
    expect(done).toEqual(groups)
  },
)

test.each([
  { bad: [13], transactions: 17 },
  { bad: [0], transactions: 17 },
  { bad: [255], transactions: 17 },
  { bad: [13, 200], transactions: 31 },
  { bad: [], transactions: 1 },
])('of 256 items $bad fail alone, in $transactions transactions', async ({ bad, transactions }) => {
  let tried = 0
  const failures: [unknown, number][] = []
  const commit = groupCommit<number, number>({
    itemsMax: 256,
    lanes: 1,
    run: async (items) => {
      tried += 1
      if (items.some((item) => bad.includes(item))) throw new Error('unlucky')
      return items.map((item) => item * 2)
    },
    onFailure: (error, items) => failures.push([error, items]),
  })
  const outcomes = await Promise.allSettled(Array.from({ length: 256 }, (_, item) => commit(item)))
  expect(outcomes).toEqual(
    Array.from({ length: 256 }, (_, item) =>
      bad.includes(item)
        ? { status: 'rejected', reason: new Error('unlucky') }
        : { status: 'fulfilled', value: item * 2 },
    ),
  )
  expect(tried).toBe(transactions)
  expect(failures.filter(([, items]) => items === 1)).toEqual(bad.map(() => [new Error('unlucky'), 1]))
})

test('what came first is done first, in a group that is halved too', async () => {
  const done: number[] = []
  const commit = groupCommit<number, number>({
    itemsMax: 8,
    lanes: 1,
    run: async (items) => {
      if (items.length > 2) throw new Error('too many')
      done.push(...items)
      return items
    },
  })
  await Promise.all(Array.from({ length: 8 }, (_, item) => commit(item)))
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

test.each(['Query read timeout', 'Connection terminated unexpectedly', 'connect ECONNREFUSED /socket'])(
  'when the database is gone (%s), a group does not wait for it item by item',
  async (words) => {
    const tried: number[] = []
    const commit = groupCommit<number, number>({
      itemsMax: 10,
      lanes: 1,
      run: async (items) => {
        tried.push(items.length)
        throw new Error(words)
      },
    })
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map((item) => commit(item)))
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected'])
    expect(tried).toEqual([4, 2])
  },
)
