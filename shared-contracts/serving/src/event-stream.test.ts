import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type EventStreamOptions, openEventStream } from './event-stream'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A server that answers connections one after the other by their scripts; the last script repeats. */
async function listenTo(scripts: ((response: ServerResponse) => void)[], given: Partial<EventStreamOptions>) {
  let connections = 0
  const server = createServer((_request, response) => {
    scripts[Math.min(connections, scripts.length - 1)]?.(response)
    connections += 1
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const waits: number[] = []
  const received: string[] = []
  const failures: string[] = []
  const seen = await new Promise<string>((done) => {
    const stream = openEventStream({
      url,
      silenceMs: 10_000,
      onFailure: (error) => failures.push(String(error)),
      retryMs: (failures) => {
        waits.push(failures)
        return 1
      },
      onData: (data) => {
        received.push(data)
        if (data === 'last') done(stream.isOpen() ? 'open' : 'closed')
      },
      ...given,
    })
    ends.push(
      stream.stop,
      () => server.closeAllConnections(),
      () => void server.close(),
    )
  })
  return { received, failures, waits, seen }
}

const events = (response: ServerResponse, ...data: string[]) =>
  response
    .writeHead(200, { 'content-type': 'text/event-stream' })
    .write(`: hello\n\n${data.map((text) => `data: ${text}\n\n`).join('')}`)

describe('a stream of events', () => {
  test('is opened again after it ended, broke or was refused; the first failure in a row is reported', async () => {
    const { received, failures, waits, seen } = await listenTo(
      [
        (response) => {
          events(response, 'one')
          response.end()
        },
        (response) => void response.writeHead(503).end(),
        (response) => response.destroy(),
        (response) => void events(response, 'two', 'last'),
      ],
      {},
    )
    expect(received).toEqual(['one', 'two', 'last'])
    expect([failures, waits, seen]).toEqual([['Error: the answer was 503'], [0, 1, 2], 'open'])
  })

  test('that is refused from the beginning says why, once', async () => {
    const refuse = (response: ServerResponse) => void response.writeHead(503).end()
    const { failures } = await listenTo([refuse, refuse, (response) => void events(response, 'last')], {})
    expect(failures).toEqual(['Error: the answer was 503'])
  })

  test('that falls silent is opened again', async () => {
    const { received } = await listenTo(
      [(response) => void events(response), (response) => void events(response, 'last')],
      { silenceMs: 200 },
    )
    expect(received).toEqual(['last'])
  })
})
