import { IDBFactory } from 'fake-indexeddb'
import { createTurnTaking } from './turn-taking'

/** A browser with a database of its own, and tabs on it. */
function browser(factory = new IDBFactory()) {
  return { factory, tab: (id: string) => createTurnTaking(() => factory, id) }
}

afterEach(() => jest.useRealTimers())

test('of tabs that ask at the same moment one alone may bet', async () => {
  const { tab } = browser()
  const tabs = ['a', 'b', 'c'].map(tab)
  const may = await Promise.all(tabs.map((one) => one.take('bet', 0)))
  expect(may.filter(Boolean)).toHaveLength(1)
})

test('whether another tab has bet is told without a turn being taken', async () => {
  const { tab } = browser()
  expect(await tab('a').isTaken('bet', 0)).toBe(false)
  expect(await tab('b').take('bet', 0)).toBe(true)
  expect(await tab('b').isTaken('bet', 0)).toBe(false)
  expect(await tab('a').isTaken('bet', 0)).toBe(true)
  expect(await tab('a').isTaken('another bet', 0)).toBe(false)
})

test('another bet has a turn of its own', async () => {
  const { tab } = browser()
  expect(await tab('a').take('bet', 0)).toBe(true)
  expect(await tab('b').take('another bet', 0)).toBe(true)
})

test.each([
  { what: 'gives its own turn back', by: 'a', may: true },
  { what: 'gives back what it does not have', by: 'b', may: false },
])('when a tab $what, another one may bet at once: $may', async ({ by, may }) => {
  const { tab } = browser()
  await tab('a').take('bet', 0)
  tab(by).giveBack('bet')
  expect(await tab('c').take('bet', 0)).toBe(may)
})

test('nothing stays when the member leaves, also of bets that this page has not made', async () => {
  const { tab } = browser()
  await tab('a').take('bet', 0)
  tab('b').forget()
  expect(await tab('c').take('bet', 0)).toBe(true)
})

test('a browser that refuses its database lets every tab bet', async () => {
  const refused = () => {
    throw new Error('refused')
  }
  const one = createTurnTaking(refused, 'a')
  expect(await one.take('bet', 0)).toBe(true)
  expect(await one.isTaken('bet', 0)).toBe(false)
  one.giveBack('bet')
  one.forget()
  expect(await one.take('bet', 0)).toBe(true)
})

test('a database that failed once is opened anew', async () => {
  const { factory, tab } = browser()
  let isRefused = true
  const one = createTurnTaking(() => {
    if (isRefused) throw new Error('not yet')
    return factory
  }, 'a')
  await one.take('bet', 0)
  isRefused = false
  await one.take('bet', 0)
  expect(await tab('b').take('bet', 0)).toBe(false)
})

test('a database that never answers keeps nobody from betting for longer than three seconds', async () => {
  jest.useFakeTimers()
  const silent = { open: () => ({}) } as unknown as IDBFactory
  const asked = createTurnTaking(() => silent, 'a').take('bet', 0)
  await jest.advanceTimersByTimeAsync(3000)
  await expect(asked).resolves.toBe(true)
})
