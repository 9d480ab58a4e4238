import { setImmediate as turn } from 'node:timers/promises'
import { boundedQueue, type QueueSettings } from './bounded-queue'

const STRANGER = { known: false, name: 'stranger', part: 'stranger' }

/** A queue whose works end when the test resolves them. */
function opened(settings: Partial<QueueSettings> = {}) {
  const under: { name: string; end: () => void }[] = []
  const order: string[] = []
  const queue = boundedQueue({
    atOnce: 1,
    waitingMax: 2,
    waitingEach: 9,
    cooldownAfterStranger: 0,
    burst: 0,
    knownInARow: 2,
    steady: () => 0,
    ...settings,
  })
  /** The first letter of a work is the name that it is for; its part is all of it, unless another is given. */
  const enter = (name: string, known = false, part = name) =>
    queue.run({ known, name: name.charAt(0), part }, async () => {
      order.push(name)
      await new Promise<void>((end) => under.push({ name, end }))
      return { name }
    })
  const endNext = async () => {
    under.shift()?.end()
    await turn()
  }
  return { queue, enter, endNext, order }
}

test('no more than so many go on at once, and who finds the queue full is turned away', async () => {
  const { queue, enter, endNext, order } = opened()
  const answers = ['a', 'b', 'c', 'd'].map((name) => enter(name))
  await turn()
  expect(order).toEqual(['a'])
  expect(queue.isFull(STRANGER)).toBe(true)
  expect(await answers[3]).toBeNull()
  for (let i = 0; i < 3; i += 1) await endNext()
  expect(await Promise.all(answers.slice(0, 3))).toEqual([{ name: 'a' }, { name: 'b' }, { name: 'c' }])
  expect(queue.isFull(STRANGER)).toBe(false)
})

test('who is known goes before strangers, and finds a queue of their own', async () => {
  const { enter, endNext, order } = opened()
  for (const name of ['a', 'b', 'c', 'd']) void enter(name)
  void enter('known', true)
  for (let i = 0; i < 4; i += 1) await endNext()
  expect(order).toEqual(['a', 'known', 'b', 'c'])
})

test('of many who are known two go before each stranger that waits', async () => {
  const { enter, endNext, order } = opened({ waitingMax: 9 })
  for (const name of ['a', 'b', 'c']) void enter(name)
  for (const name of ['k1', 'k2', 'k3', 'k4', 'k5', 'k6']) void enter(name, true)
  for (let i = 0; i < 9; i += 1) await endNext()
  expect(order).toEqual(['a', 'k1', 'k2', 'b', 'k3', 'k4', 'c', 'k5', 'k6'])
})

test('names take turns, however many wait for one of them', async () => {
  const { enter, endNext, order } = opened({ waitingMax: 9 })
  for (const name of ['s1', 's2', 's3', 's4', 'n1', 'm1', 'n2']) void enter(name)
  for (let i = 0; i < 6; i += 1) await endNext()
  expect(order).toEqual(['s1', 'n1', 'm1', 's2', 'n2', 's3', 's4'])
})

test('so many wait for one name, and others still find room', async () => {
  const { queue, enter, endNext, order } = opened({ waitingMax: 9, waitingEach: 2 })
  const spray = ['s1', 's2', 's3', 's4', 's5'].map((name) => enter(name))
  expect([
    queue.isFull({ known: false, name: 's', part: 's9' }),
    queue.isFull({ known: false, name: 'n', part: 'n9' }),
  ]).toEqual([true, false])
  for (const name of ['n1', 'm1']) void enter(name)
  expect(await Promise.all([spray[3], spray[4]])).toEqual([null, null])
  for (let i = 0; i < 4; i += 1) await endNext()
  expect(order).toEqual(['s1', 'n1', 'm1', 's2', 's3'])
})

test('parts of a name take turns too, and a part without recent turns is next', async () => {
  const { enter, endNext, order } = opened({ waitingMax: 9 })
  for (const name of ['s1', 's2', 's3', 's4']) void enter(name, false, 'one who tries on')
  void enter('s5', false, 'somebody else')
  for (let i = 0; i < 4; i += 1) await endNext()
  expect(order).toEqual(['s1', 's5', 's2', 's3', 's4'])
})

test('where the share of a name is full, its largest part loses a place to another part', async () => {
  const { queue, enter, endNext, order } = opened({ waitingMax: 9, waitingEach: 2 })
  const tries = ['s1', 's2', 's3', 's4'].map((name) => enter(name, false, 'one who tries on'))
  expect(queue.isFull({ known: false, name: 's', part: 'one who tries on' })).toBe(true)
  expect(queue.isFull({ known: false, name: 's', part: 'somebody else' })).toBe(false)
  void enter('s5', false, 'somebody else')
  expect(await Promise.all([tries[2], tries[3]])).toEqual([null, null])
  for (let i = 0; i < 2; i += 1) await endNext()
  expect(order).toEqual(['s1', 's5', 's2'])
})

test('the bound for one name holds for known applicants too', async () => {
  const { queue, enter } = opened({ waitingMax: 9, waitingEach: 2 })
  const known = ['s1', 's2', 's3', 's4'].map((name) => enter(name, true))
  expect(queue.isFull({ known: true, name: 's', part: 's9' })).toBe(true)
  expect(await known[3]).toBeNull()
})

test('in a full queue the name with the largest share loses its last place to a name with a smaller one', async () => {
  const { queue, enter, endNext, order } = opened({ waitingMax: 4 })
  const spray = ['s1', 's2', 's3', 's4', 's5'].map((name) => enter(name))
  const others = ['n1', 'm1', 'n2'].map((name) => enter(name))
  await turn()
  // One of s waits after its turn, and so takes as much as n, of whom two wait.
  expect(await Promise.all([spray[4], spray[3], spray[2]])).toEqual([null, null, null])
  expect([
    queue.isFull({ known: false, name: 'o', part: 'o9' }),
    queue.isFull({ known: false, name: 'n', part: 'n9' }),
  ]).toEqual([false, true])
  for (let i = 0; i < 5; i += 1) await endNext()
  expect(order).toEqual(['s1', 'n1', 'm1', 's2', 'n2'])
  expect(await others[2]).toEqual({ name: 'n2' })
})

test.each([
  [40, 32],
  [300, 128],
])('%i names that ask on and on keep no newcomer out of a queue of %i', async (names, waitingMax) => {
  const order: string[] = []
  const queue = boundedQueue({
    atOnce: 1,
    waitingMax,
    waitingEach: 16,
    cooldownAfterStranger: 0,
    burst: 0,
    knownInARow: 2,
    steady: () => 0,
  })
  const enter = (name: string) =>
    queue.run({ known: false, name, part: name }, async () => {
      order.push(name)
      await turn()
      return true
    })
  let isOn = true
  const flood = Array.from({ length: names }, async (_, i) => {
    for (; isOn; await turn()) await enter(`f${i}`)
  })
  while (new Set(order).size < names) await turn()
  const began = order.length
  const answers = await Promise.all(['n1', 'n2', 'n3'].map(enter))
  isOn = false
  await Promise.all(flood)
  expect(answers).toEqual([true, true, true])
  expect(order.slice(began, began + 4)).toEqual(expect.arrayContaining(['n1', 'n2', 'n3']))
})

test('a name that was quiet for a minute comes anew', async () => {
  const clock = { now: 0 }
  const { enter, endNext, order } = opened({ waitingMax: 9, steady: () => clock.now })
  for (const name of ['a1', 'b1', 'a2', 'c1']) void enter(name)
  for (let i = 0; i < 4; i += 1) await endNext()
  clock.now = 60_000
  for (const name of ['d1', 'a3', 'c2']) void enter(name)
  for (let i = 0; i < 3; i += 1) await endNext()
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'd1', 'a3', 'c2'])
})

test('a work that fails leaves its seat', async () => {
  const { queue, enter } = opened({ waitingMax: 0 })
  await expect(
    queue.run(STRANGER, async () => {
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  void enter('next')
  expect(queue.isFull(STRANGER)).toBe(true)
})

test('a seat cools down after a stranger while more of them wait', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  const clock = { now: 0 }
  const order: string[] = []
  const queue = boundedQueue({
    atOnce: 1,
    waitingMax: 5,
    waitingEach: 5,
    cooldownAfterStranger: 2,
    burst: 0,
    knownInARow: 2,
    steady: () => clock.now,
  })
  const enter = (name: string, known = false) =>
    queue.run({ known, name, part: name }, async () => {
      order.push(name)
      clock.now += 30
      await turn()
      return true
    })
  const turns = async () => {
    for (let i = 0; i < 4; i += 1) await turn()
  }
  void enter('a')
  void enter('b')
  await turns()
  expect(order).toEqual(['a'])
  jest.advanceTimersByTime(59)
  await turns()
  expect(order).toEqual(['a'])
  jest.advanceTimersByTime(1)
  await turns()
  expect(order).toEqual(['a', 'b'])
  // Nobody waited behind b, so that its seat is free at once.
  void enter('c')
  void enter('d')
  void enter('known', true)
  await turns()
  expect(order).toEqual(['a', 'b', 'c', 'known', 'd'])
  jest.useRealTimers()
})

test('a seat does not rest for a burst, and does again for a name that goes on after it', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  const clock = { now: 0 }
  let done = 0
  const queue = boundedQueue({
    atOnce: 1,
    waitingMax: 9,
    waitingEach: 9,
    cooldownAfterStranger: 2,
    burst: 4,
    knownInARow: 2,
    steady: () => clock.now,
  })
  const enter = (part: number) =>
    void queue.run({ known: false, name: 'site', part: String(part) }, async () => {
      clock.now += 30
      await turn()
      done += 1
      return true
    })
  const turns = async () => {
    for (let i = 0; i < 20; i += 1) await turn()
  }
  for (let i = 0; i < 4; i += 1) enter(i)
  await turns()
  expect(done).toBe(4)
  for (let i = 4; i < 8; i += 1) enter(i)
  await turns()
  expect(done).toBe(5)
  jest.advanceTimersByTime(60)
  await turns()
  expect(done).toBe(6)
  jest.useRealTimers()
})
