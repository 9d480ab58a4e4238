import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { type RedisServer, startRedis } from '../testing/start-redis'
import { openBus } from './open-bus'
import type { ProcessBus } from './process-bus'

let redis: RedisServer
const open: ProcessBus[] = []
const warnings: string[] = []
/** Further connections of a test, to close. */
const ends: (() => void)[] = []

/** The bus of a process, and the messages that it received. */
async function aProcess(redisUrl = redis.url) {
  const bus = await openBus({ redisUrl, now: Date.now, warn: (message) => warnings.push(message) })
  open.push(bus)
  const notifications: string[] = []
  const batches: string[] = []
  bus.notifications.notifications$.subscribe(({ account, message }) =>
    notifications.push(`${account} ${message.t}`),
  )
  bus.feedLine.batches$.subscribe(({ batch_id }) => batches.push(batch_id))
  const send = (account: string) =>
    bus.notifications.send(account, { t: 'balance', available: 1, cash: 1, frozen: 0 })
  const push = (batch_id: string) => bus.feedLine.push({ batch_id, events: [] })
  return { notifications, batches, send, push }
}

type Process = Awaited<ReturnType<typeof aProcess>>

/** Asks again until it holds. */
async function until(holds: () => void): Promise<void> {
  const end = Date.now() + 10_000
  for (;;) {
    try {
      return holds()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((next) => setTimeout(next, 20))
    }
  }
}

/** Until a notification of the one reaches the other: both are connected then. */
async function areJoined(from: Process, to: Process): Promise<void> {
  await until(() => {
    from.send('knock')
    expect(to.notifications).toContain('knock balance')
  })
  // Notifications come in the order in which they were sent: after this one no other is on its way.
  from.send('last')
  await until(() => expect(to.notifications).toContain('last balance'))
  from.notifications.length = 0
  to.notifications.length = 0
}

// The program may have to be installed first.
beforeEach(async () => {
  redis = await startRedis()
}, 180_000)
afterEach(async () => {
  for (const bus of open.splice(0)) await bus.close()
  for (const end of ends.splice(0)) end()
  warnings.length = 0
  await redis.remove()
})

test('a notification comes to every process once, to its own at once', async () => {
  const [here, there] = [await aProcess(), await aProcess()]
  await areJoined(here, there)
  here.send('demo')
  expect(here.notifications).toEqual(['demo balance'])
  await until(() => expect(there.notifications).toEqual(['demo balance']))
  await new Promise((next) => setTimeout(next, 100))
  expect(here.notifications).toEqual(['demo balance'])
})

test('batches that are pushed to several processes come to all of them in one order', async () => {
  const [here, there] = [await aProcess(), await aProcess()]
  await areJoined(here, there)
  const ids = Array.from({ length: 200 }, (_, n) => `batch-${n}`)
  await Promise.all(ids.map((id, n) => (n % 2 ? here : there).push(id)))
  await until(() => expect(here.batches).toHaveLength(200))
  await until(() => expect(there.batches).toEqual(here.batches))
  expect(new Set(here.batches).size).toBe(200)
})

test('a process that starts later reads the batches pushed before', async () => {
  const [early, other] = [await aProcess(), await aProcess()]
  await areJoined(early, other)
  await early.push('batch-one')
  const late = await aProcess()
  await until(() => expect(late.batches).toEqual(['batch-one']))
})

test('while Redis is away a process goes on alone, warns once, and is joined again afterwards', async () => {
  const [here, there] = [await aProcess(), await aProcess()]
  await areJoined(here, there)
  await redis.stop()
  here.send('demo')
  await here.push('batch-alone')
  expect([here.notifications, here.batches]).toEqual([['demo balance'], ['batch-alone']])
  await until(() => expect(warnings.filter((text) => /cannot be reached/.test(text))).toHaveLength(2))
  await redis.start()
  await areJoined(here, there)
  await until(() => expect(warnings.filter((text) => text === 'Redis is back')).toHaveLength(2))
  await here.push('batch-again')
  await until(() => expect(there.batches).toEqual(['batch-again']))
})

/** A line to Redis that breaks when the first subscription is on its way, and holds from then on. */
async function lineThatBreaksOnce() {
  let cuts = 0
  const server = createServer((client) => {
    const onward = connect(Number(new URL(redis.url).port), '127.0.0.1')
    const end = () => {
      client.destroy()
      onward.destroy()
    }
    client.on('error', end).on('close', end)
    onward.on('error', end).on('close', end)
    onward.pipe(client)
    client.on('data', (data) => {
      if (cuts === 0 && String(data).includes('subscribe')) {
        cuts += 1
        return end()
      }
      onward.write(data)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => server.close())
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: () => cuts,
  }
}

test('a process whose line breaks while it subscribes goes on, and is joined again', async () => {
  const line = await lineThatBreaksOnce()
  const [here, there] = [await aProcess(line.url), await aProcess()]
  await areJoined(there, here)
  expect(line.cuts()).toBe(1)
  there.send('demo')
  await until(() => expect(here.notifications).toEqual(['demo balance']))
})
