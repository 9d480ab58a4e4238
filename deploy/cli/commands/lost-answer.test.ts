import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { filledService } from '../testing/filled-service'

const { run, document: documentNow } = filledService()

test.each([
  ['a change', ['freeze'], 'unknown', 'the outcome is unknown'],
  ['a question', ['status'], 'unreachable', 'does not answer'],
])('a lost answer to %s is reported as such', async (_what, args, exit, expected) => {
  const document = JSON.stringify(await documentNow())
  const broken = createServer((request, response) => {
    if (request.url?.startsWith('/document')) response.end(document)
    else if (request.url === '/holder') response.end('{"name":"ci"}')
    else request.on('end', () => request.socket.destroy()).resume()
  })
  await new Promise<void>((done) => broken.listen(0, '127.0.0.1', done))
  const { port } = broken.address() as AddressInfo
  const answer = await run(args, { TOUCHLINE_RELEASE_URL: `http://127.0.0.1:${port}` })
  expect([answer.exit, answer.stderr]).toEqual([exit, expect.stringContaining(expected)])
  broken.close()
})
