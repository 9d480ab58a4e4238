import pino from 'pino'
import { createWorkQueue } from './work-queue'

/** Work that ends when the test resolves it. */
function controlled(atOnce: number) {
  const events: string[] = []
  const ends = new Map<string, { done: () => void; fail: () => void }>()
  const logged: unknown[] = []
  const log = pino({}, { write: (queue: string) => void logged.push(JSON.parse(queue)) })
  const queue = createWorkQueue<string>({
    name: 'test work',
    atOnce,
    log,
    work: (key) => {
      events.push(`start ${key}`)
      return new Promise<void>((resolve, reject) => {
        const ended = (how: () => void) => () => {
          events.push(`end ${key}`)
          how()
        }
        ends.set(key, { done: ended(resolve), fail: ended(() => reject(new Error(`no ${key}`))) })
      })
    },
  })
  const settle = () => new Promise((next) => setImmediate(next))
  const end = async (key: string, how: 'done' | 'fail' = 'done') => {
    ends.get(key)?.[how]()
    await settle()
  }
  return { queue, events, logged, end, settle }
}

test('a key is worked on by one at a time; other keys go on meanwhile', async () => {
  const { queue, events, end, settle } = controlled(2)
  const both = [queue.add('a'), queue.add('a'), queue.add('b')]
  await settle()
  expect(events).toEqual(['start a', 'start b'])
  await end('a')
  expect(events).toEqual(['start a', 'start b', 'end a', 'start a'])
  await end('a')
  await end('b')
  await Promise.all(both)
})

test('so many keys are worked on at once and no more', async () => {
  const { queue, events, end, settle } = controlled(2)
  for (const key of ['a', 'b', 'c']) void queue.add(key)
  await settle()
  expect(events).toEqual(['start a', 'start b'])
  await end('b')
  expect(events.at(-1)).toBe('start c')
})

test('a failure is logged with its key, rejects, and stops neither its key nor others', async () => {
  const { queue, events, logged, end, settle } = controlled(1)
  const failing = expect(queue.add('a')).rejects.toThrow('no a')
  const next = queue.add('a')
  await settle()
  await end('a', 'fail')
  await failing
  expect(logged).toMatchObject([{ key: 'a', msg: 'test work failed, the sweep tries again' }])
  await end('a')
  await next
  expect(events).toEqual(['start a', 'end a', 'start a', 'end a'])
})

test('a sweep goes on behind a failure, and new work waits for no more of it than is under way', async () => {
  const { queue, events, end, settle } = controlled(1)
  const sweep = queue.sweep(['a', 'b', 'c'])
  await settle()
  const added = queue.add('new')
  await end('a', 'fail')
  await end('new')
  await end('b')
  await end('c')
  await Promise.all([sweep, added])
  expect(events.filter((event) => event.startsWith('start'))).toEqual([
    'start a',
    'start new',
    'start b',
    'start c',
  ])
})

test('drained is when everything that was added is done, failed or not', async () => {
  const { queue, end, settle } = controlled(2)
  let isDrained = false
  queue.add('a').catch(() => undefined)
  void queue.add('b')
  const drained = queue.drain().then(() => {
    isDrained = true
  })
  await settle()
  await end('a', 'fail')
  expect(isDrained).toBe(false)
  await end('b')
  await drained
})
