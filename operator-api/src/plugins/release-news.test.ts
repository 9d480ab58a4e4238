import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ReleaseEvent } from '@touchline/contracts/release'
import { firstValueFrom, take, toArray } from 'rxjs'
import { releaseNews } from './release-news'

const news = (revision: number, brand = 'touchline', channel = 'production'): ReleaseEvent => ({
  brand,
  channel,
  revision,
})
const line = (message: unknown) => `data: ${JSON.stringify(message)}\n\n`

/** A release service whose connections are answered one after the other, each as its script says. */
async function serve(scripts: ((stream: ServerResponse) => void)[]) {
  let connections = 0
  const server = createServer((request, response) => {
    if (request.url !== '/events') return void response.writeHead(404).end()
    const script = scripts[Math.min(connections, scripts.length - 1)]
    connections += 1
    script?.(response.writeHead(200, { 'content-type': 'text/event-stream' }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const service = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { service, close, connections: () => connections }
}

const firstNews = (service: string | undefined, count: number) => {
  const log = jest.fn()
  const news$ = releaseNews({ service, channel: 'production', random: () => 0, log })
  return { log, messages: firstValueFrom(news$.pipe(take(count), toArray())) }
}

describe('news of the release service', () => {
  test('comes once per revision, of its own channel alone', async () => {
    const { service, close } = await serve([
      (stream) => {
        stream.write(': heartbeat\n\n')
        stream.write(line(news(3)) + line(news(3)) + line(news(9, 'touchline', 'staging')))
        stream.write(line(news(1, 'northquay')) + line('no news') + line(news(4)))
      },
    ])
    await expect(firstNews(service, 3).messages).resolves.toEqual([news(3), news(1, 'northquay'), news(4)])
    close()
  })

  test('comes again for a revision that is given a second time, as after a backup was restored', async () => {
    const [once, again] = [1000, 2000].map((changedAt) => ({ ...news(3), changedAt }))
    const { service, close } = await serve([
      (stream) => void stream.write([once, once, again].map(line).join('')),
    ])
    await expect(firstNews(service, 2).messages).resolves.toEqual([once, again])
    close()
  })

  test('continues after the stream ended, without repeating known revisions', async () => {
    const { service, close, connections } = await serve([
      (stream) => stream.end(line(news(3))),
      (stream) => stream.destroy(),
      (stream) => void stream.write(line(news(3)) + line(news(5))),
    ])
    await expect(firstNews(service, 2).messages).resolves.toEqual([news(3), news(5)])
    expect(connections()).toBe(3)
    close()
  })
})

test('without a release service there is no news', () => {
  const log = jest.fn()
  const silent = releaseNews({ service: undefined, channel: 'production', random: () => 0, log })
  const next = jest.fn()
  silent.subscribe({ next, complete: next }).unsubscribe()
  expect([next.mock.calls, log.mock.calls]).toEqual([[], []])
})
