import { takeInStore } from './take-in-store'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Tabs of one browser: what one of them writes reaches the others a little later. */
function lateTabs(lateMs: number) {
  const tabs: Map<string, string>[] = []
  return () => {
    const own = new Map<string, string>()
    tabs.push(own)
    const everywhere = (change: (kept: Map<string, string>) => void) => {
      change(own)
      // The last change that the browser hears of stands in every tab, also in the one that made it.
      setTimeout(() => tabs.forEach(change), lateMs)
    }
    return {
      getItem: (key: string) => own.get(key) ?? null,
      setItem: (key: string, text: string) => everywhere((kept) => kept.set(key, text)),
      removeItem: (key: string) => everywhere((kept) => kept.delete(key)),
    }
  }
}

/** How many tabs got the lock that each asked for so many milliseconds after the first. */
async function holders(...afterMs: number[]): Promise<number> {
  const open = lateTabs(15)
  const taken = afterMs.map(async (ms) => {
    const store = open()
    await new Promise((resolve) => setTimeout(resolve, ms))
    return takeInStore(() => store, 'bet')
  })
  await jest.advanceTimersByTimeAsync(1000)
  return (await Promise.all(taken)).filter(Boolean).length
}

test.each([
  { afterMs: [0] },
  { afterMs: [0, 0] },
  { afterMs: [0, 10] },
  { afterMs: [0, 14] },
  { afterMs: [0, 16] },
  { afterMs: [0, 70] },
  { afterMs: [0, 5, 10] },
])('one of the tabs that ask after $afterMs ms has it', async ({ afterMs }) => {
  expect(await holders(...afterMs)).toBe(1)
})

test('it is free again once it is let go of, and soon after its tab was closed', async () => {
  const store = lateTabs(0)()
  const take = async () => {
    const taken = takeInStore(() => store, 'bet')
    await jest.advanceTimersByTimeAsync(100)
    return taken
  }
  const letGo = await take()
  expect(await take()).toBeNull()
  letGo?.()
  await jest.advanceTimersByTimeAsync(1)
  expect(await take()).not.toBeNull()
  expect(await take()).toBeNull()
  await jest.advanceTimersByTimeAsync(6000)
  expect(await take()).not.toBeNull()
})

test('a store that is blocked keeps nobody from betting', async () => {
  const blocked = () => {
    throw new Error('blocked')
  }
  expect(await takeInStore(blocked, 'bet')).not.toBeNull()
})
