import fastify from 'fastify'
import { ServedPagesLog } from './served-pages'

const page = (device: string) => ({ device, source: '10.0.0.1', shell: '1.0.0' })

/** A release service that answers on demand, and the pages it received. */
async function slowService(waitMs = 60_000) {
  // Unanswered requests do not keep it from closing.
  const app = fastify({ forceCloseConnections: true })
  const received: { devices: string[] }[] = []
  const waiting: ((status: number) => void)[] = []
  app.post('/served', async ({ body }, reply) => {
    const { pages } = body as { pages: { device: string }[] }
    received.push({ devices: pages.map(({ device }) => device) })
    const status = await new Promise<number>((answer) => waiting.push(answer))
    return reply.code(status).send()
  })
  const logged: string[] = []
  const log = new ServedPagesLog({
    reportTo: { url: await app.listen({ port: 0 }), token: 'edge' },
    channel: 'production',
    patienceMs: 60_000,
    waitMs,
    retryMs: 1,
    log: (line: string) => logged.push(line),
  })
  /** Answers the oldest request that waits, as soon as there is one. */
  const answer = async (status = 204, meanwhile = () => {}) => {
    const end = Date.now() + 4000
    while (waiting.length === 0 && Date.now() < end) await new Promise((next) => setTimeout(next, 1))
    meanwhile()
    waiting.shift()?.(status)
  }
  return { log, received, logged, answer, close: () => app.close() }
}

describe('pages that were served', () => {
  test('reach the release service in time for a report, though pages go on arriving', async () => {
    const { log, received, answer, close } = await slowService()
    log.add('garnet', page('first'))
    log.add('garnet', page('second'))
    let isSent = false
    const sent = log.sent().then(() => {
      isSent = true
    })
    for (let batch = 0; batch < 2; batch += 1)
      await answer(204, () => {
        expect(isSent).toBe(false)
        log.add('garnet', page(`later-${batch}`))
      })
    await sent
    expect(received.slice(0, 2).map(({ devices }) => devices)).toEqual([['first'], ['second', 'later-0']])
    await close()
  })

  test('hold a report up for a limited time', async () => {
    const { log, close } = await slowService(20)
    log.add('garnet', page('first'))
    await log.sent()
    await close()
  })

  test.each([
    ['401', [401, 204], [['first'], ['first']]],
    ['503 twice', [503, 503, 204], [['first'], ['first'], ['first']]],
  ])(
    'that are answered with %s are sent again, with one line in the log',
    async (_what, answers, expected) => {
      const { log, received, logged, answer, close } = await slowService()
      log.add('garnet', page('first'))
      for (const status of answers) await answer(status)
      expect(received.map(({ devices }) => devices)).toEqual(expected)
      expect(logged).toEqual([expect.stringContaining(`answered ${answers[0]}`)])
      expect(logged.join().includes('EDGE_TOKEN')).toBe(answers[0] === 401)
      await close()
    },
  )
})
