import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSend, type Request } from './http'

/** A service that reads what it is sent and never answers. */
let silent: Server
let url: string
beforeAll(async () => {
  silent = createServer((request) => request.resume())
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
})
afterAll(() => {
  silent.closeAllConnections()
  silent.close()
})

const FILE = new Uint8Array(8)

test.each<[string, Request, number, string, string]>([
  ['a question', {}, 30_000, 'unreachable', 'does not answer'],
  ['a change', { method: 'POST', json: {} }, 30_000, 'unknown', 'the outcome is unknown'],
  // A busy disk takes long to write and compare it.
  ['a file', { method: 'PUT', bytes: FILE }, 120_000, 'unknown', 'the outcome is unknown'],
])('%s is given up in its time, and reported as such', async (_what, request, longest, exit, expected) => {
  const clock = new AbortController()
  const asked: number[] = []
  const send = createSend({ url, token: null }, (ms) => {
    asked.push(ms)
    return clock.signal
  })
  const answer = send('/document', request)
  const arrived = new Promise((done) => silent.once('request', done))
  await arrived
  clock.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))
  await expect(answer).rejects.toMatchObject({ exit, message: expect.stringContaining(expected) })
  expect(asked).toEqual([longest])
})
