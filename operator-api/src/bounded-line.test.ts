import { setImmediate as turn } from 'node:timers/promises'
import { boundedLine } from './bounded-line'

/** A line whose works end when the test says so. */
function opened(settings: { atOnce?: number; waitingMax?: number; restAfterStranger?: number } = {}) {
  const under: { name: string; end: () => void }[] = []
  const order: string[] = []
  const line = boundedLine({ atOnce: 1, waitingMax: 2, restAfterStranger: 0, steady: () => 0, ...settings })
  const enter = (name: string, known = false) =>
    line.run(known, async () => {
      order.push(name)
      await new Promise<void>((end) => under.push({ name, end }))
      return { name }
    })
  const endNext = async () => {
    under.shift()?.end()
    await turn()
  }
  return { line, enter, endNext, order }
}

test('no more than so many go on at once, and who finds the line full is turned away', async () => {
  const { line, enter, endNext, order } = opened()
  const answers = ['a', 'b', 'c', 'd'].map((name) => enter(name))
  await turn()
  expect(order).toEqual(['a'])
  expect(line.isFull(false)).toBe(true)
  expect(await answers[3]).toBeNull()
  for (let i = 0; i < 3; i += 1) await endNext()
  expect(await Promise.all(answers.slice(0, 3))).toEqual([{ name: 'a' }, { name: 'b' }, { name: 'c' }])
  expect(line.isFull(false)).toBe(false)
})

test('who is known goes before strangers, and finds a line of their own', async () => {
  const { enter, endNext, order } = opened()
  for (const name of ['a', 'b', 'c', 'd']) void enter(name)
  void enter('known', true)
  for (let i = 0; i < 4; i += 1) await endNext()
  expect(order).toEqual(['a', 'known', 'b', 'c'])
})

test('a work that fails leaves its seat', async () => {
  const { line, enter } = opened({ waitingMax: 0 })
  await expect(
    line.run(false, async () => {
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  void enter('next')
  expect(line.isFull(false)).toBe(true)
})

test('a seat rests after a stranger while more of them wait', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  const clock = { now: 0 }
  const order: string[] = []
  const line = boundedLine({ atOnce: 1, waitingMax: 5, restAfterStranger: 2, steady: () => clock.now })
  const enter = (name: string, known = false) =>
    line.run(known, async () => {
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
