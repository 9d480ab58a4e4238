import fastify from 'fastify'
import { ServedPagesLog } from './served-pages'

const page = (device: string) => ({ device, source: '10.0.0.1', shell: '1.0.0' })

/** A release service that answers when it is told to, and what it heard of which pages. */
async function slowService(waitMs = 60_000) {
  // What was not answered does not keep it from closing.
  const app = fastify({ forceCloseConnections: true })
  const heard: { devices: string[] }[] = []
  const waiting: ((status: number) => void)[] = []
  app.post('/served', async ({ body }, reply) => {
    const { pages } = body as { pages: { device: string }[] }
    heard.push({ devices: pages.map(({ device }) => device) })
    const status = await new Promise<number>((answer) => waiting.push(answer))
    return reply.code(status).send()
  })
  const said: string[] = []
  const log = new ServedPagesLog({
    reportTo: { url: await app.listen({ port: 0 }), token: 'edge' },
    channel: 'production',
    patienceMs: 60_000,
    waitMs,
    retryMs: 1,
    log: (line: string) => said.push(line),
  })
  /** Answers the oldest request that waits, as soon as there is one. */
  const answer = async (status = 204, meanwhile = () => {}) => {
    const end = Date.now() + 4000
    while (waiting.length === 0 && Date.now() < end) await new Promise((next) => setTimeout(next, 1))
    meanwhile()
    waiting.shift()?.(status)
  }
  return { log, heard, said, answer, close: () => app.close() }
}

describe('pages that were served', () => {
  test('are told to the release service in time for a report, though pages go on arriving', async () => {
    const { log, heard, answer, close } = await slowService()
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
    expect(heard.slice(0, 2).map(({ devices }) => devices)).toEqual([['first'], ['second', 'later-0']])
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
    'that are answered with %s are told again, and the log says so once',
    async (_what, answers, expected) => {
      const { log, heard, said, answer, close } = await slowService()
      log.add('garnet', page('first'))
      for (const status of answers) await answer(status)
      expect(heard.map(({ devices }) => devices)).toEqual(expected)
      expect(said).toEqual([expect.stringContaining(`answered ${answers[0]}`)])
      expect(said.join().includes('EDGE_TOKEN')).toBe(answers[0] === 401)
      await close()
    },
  )
})
