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

test('items are done in the order of arrival, in a group that is halved too', async () => {
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

interface Order {
  readonly owner: string
  readonly weight: number
}
const heavy = (owner: string): Order => ({ owner, weight: 100 })
const light = (owner: string): Order => ({ owner, weight: 1 })

/** Two lanes as bets have them; each transaction ends when the test resolves it. */
function twoLanes() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const commit = groupCommit<Order, Order>({
    itemsMax: 4,
    weightOf: ({ weight }) => weight,
    weightMax: 110,
    heavyFrom: 50,
    lightMax: 60,
    ownerOf: ({ owner }) => owner,
    lanes: 2,
    run: async (items) => {
      begun.push(items.map(({ owner, weight }) => (weight > 1 ? owner.toUpperCase() : owner)).join(''))
      await new Promise<void>((end) => ends.push(end))
      return items
    },
  })
  const add = async (...orders: Order[]) => {
    for (const order of orders) void commit(order)
    await pause()
  }
  const end = async (n: number) => {
    ends[n]?.()
    await pause()
  }
  return { begun, add, end }
}

test('heavy items of all owners take one lane, and light ones of others go by them', async () => {
  const { begun, add, end } = twoLanes()
  await add(heavy('a'), heavy('a'), heavy('b'), light('c'), light('d'))
  expect(begun).toEqual(['A', 'cd'])
  await add(light('e'))
  await end(1)
  expect(begun).toEqual(['A', 'cd', 'e'])
  await end(2)
  expect(begun).toEqual(['A', 'cd', 'e'])
  await end(0)
  expect(begun).toEqual(['A', 'cd', 'e', 'A'])
})

test('items of one owner are done in the order in which they came, light behind heavy too', async () => {
  const { begun, add, end } = twoLanes()
  await add(heavy('a'), light('a'), light('b'), heavy('b'), light('b'), light('c'))
  expect(begun).toEqual(['A', 'bc'])
  await end(1)
  expect(begun).toEqual(['A', 'bc'])
  await end(0)
  // One lane for each: none stays empty while there is work for it.
  expect(begun).toEqual(['A', 'bc', 'a', 'B'])
  await end(3)
  expect(begun).toEqual(['A', 'bc', 'a', 'B', 'b'])
})

test('light items that are not so light together share no long transaction', async () => {
  const { begun, add } = twoLanes()
  const middling = (owner: string): Order => ({ owner, weight: 40 })
  await add(middling('a'), light('b'), middling('c'), light('d'))
  expect(begun).toEqual(['Ab', 'Cd'])
})

test('light items without end leave heavy ones their turn', async () => {
  const { begun, add, end } = twoLanes()
  await add(light('c'), light('d'), light('e'), light('f'), light('c'), light('d'))
  await add(heavy('a'), light('e'), light('f'))
  expect(begun).toEqual(['cdef', 'cd'])
  await end(0)
  expect(begun).toEqual(['cdef', 'cd', 'A'])
  await end(1)
  expect(begun).toEqual(['cdef', 'cd', 'A', 'ef'])
})
