import { once } from 'node:events'
import { connect } from 'node:net'
import { WebSocket } from 'ws'
import { league, line, match, offer } from '../../../testing/sample-feed'
import type { Pricing } from '../../odds'
import { openOdds } from '../../odds/testing/open-odds'
import type { SocketLimits } from '../sockets'

interface Message {
  t: string
  code?: string
  seq?: number
  from?: number
}

/** All messages that a socket has received so far. */
export function receivedBy(socket: WebSocket): Message[] {
  const messages: Message[] = []
  socket.on('message', (data) => messages.push(JSON.parse(String(data))))
  return messages
}

/** The messages that a socket has received so far, after its greeting of closed products. */
export function messagesOf(socket: WebSocket): Message[] {
  const messages: Message[] = []
  let isFirst = true
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data))
    if (!isFirst || message.t !== 'maintenance') messages.push(message)
    isFirst = false
  })
  return messages
}

export async function until(isTrue: () => boolean): Promise<void> {
  for (let i = 0; i < 1000 && !isTrue(); i++) await new Promise((resolve) => setTimeout(resolve, 2))
  expect(isTrue()).toBe(true)
}

/** What asks for a socket at a path, as it is written on the line. */
export const upgrade = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n${headers}` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'

/** The live socket of 50 matches, made anew for each test of a file, and its clients. */
export function liveSockets() {
  let open: Awaited<ReturnType<typeof openOdds>>
  beforeEach(async () => {
    open = await openOdds()
    begin()
  })
  const begin = () => {
    const matches = Array.from({ length: 50 }, (_, i) => [match(i + 1), offer(i + 1, line())]).flat()
    open.publish([league(), ...matches])
    open.clock.advance(250)
  }
  afterEach(() => open.close())

  const port = () => Number(open.host.split(':')[1])
  const dial = (headers: Record<string, string>, perMessageDeflate = true) =>
    new WebSocket(`ws://${open.host}/app/live`, { headers, perMessageDeflate })
  return {
    odds: () => open,
    port,
    dial,
    /** An open socket of a member, and its messages. */
    async opened(headers: Record<string, string> = { cookie: 'session=demo' }, perMessageDeflate = true) {
      const socket = dial(headers, perMessageDeflate)
      const messages = messagesOf(socket)
      await once(socket, 'open')
      return { socket, messages }
    },
    /** A socket, and the status that its upgrade was answered with. */
    async statusOf(headers: Record<string, string>) {
      const socket = dial(headers)
      const [event] = await Promise.race([once(socket, 'open').then(() => [101]), once(socket, 'error')])
      return { socket, status: event === 101 ? 101 : Number(/\d{3}/.exec(event.message)?.[0]) }
    },
    /** First line of the server's answer before it closes; the other side never does. */
    async refusalOf(sent: string): Promise<string> {
      const raw = connect(port(), '127.0.0.1')
      raw.write(sent)
      let answer = ''
      raw.on('data', (data) => {
        answer += data
      })
      await once(raw, 'close')
      return answer.split('\r\n')[0] ?? ''
    },
    /** An open socket whose reader takes nothing any more. */
    async stalled() {
      const socket = connect(port(), '127.0.0.1')
      socket.write(upgrade('/app/live', 'Cookie: session=slow\r\n'))
      await once(socket, 'data')
      socket.pause()
      return socket
    },
    connections: () =>
      new Promise<number>((done) => open.server.getConnections((_error, count) => done(count))),
    /** The same anew, with other limits. */
    async reopen(limits?: SocketLimits, pricing?: Pricing) {
      await open.close()
      open = await openOdds(limits, undefined, pricing)
      begin()
    },
  }
}
