import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

export interface PageProxy {
  origin: string
  stop(): Promise<void>
}

/** A proxy before an edge that changes the text of its pages; all else passes as it is. */
export async function startPageProxy(edge: string, change: (page: string) => string): Promise<PageProxy> {
  const { hostname, port } = new URL(edge)
  const server = createServer((asked, answer) => {
    const isPage = /text\/html/.test(asked.headers.accept ?? '')
    const headers = isPage ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers
    const passed = request({ hostname, port, method: asked.method, path: asked.url, headers }, (given) =>
      isPage ? sendChanged(given, answer, change) : send(given, answer),
    )
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  passSockets(server, hostname, Number(port))
  await new Promise<void>((done) => server.listen(0, hostname, done))
  return {
    origin: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

function send(given: IncomingMessage, answer: ServerResponse): void {
  answer.writeHead(given.statusCode ?? 502, given.headers)
  given.pipe(answer)
}

async function sendChanged(
  given: IncomingMessage,
  answer: ServerResponse,
  change: (page: string) => string,
): Promise<void> {
  const text = Buffer.concat(await given.toArray()).toString()
  const { 'content-length': _length, etag: _etag, ...headers } = given.headers
  answer.writeHead(given.statusCode ?? 502, { ...headers, 'content-encoding': 'br' })
  answer.end(brotliCompressSync(change(text)))
}

function passSockets(server: Server, hostname: string, port: number): void {
  server.on('upgrade', (asked, socket, head) => {
    const through = connect(port, hostname, () => {
      const lines = asked.rawHeaders.flatMap((name, at, all) => (at % 2 ? [] : [`${name}: ${all[at + 1]}`]))
      through.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      through.write(head)
      socket.pipe(through).pipe(socket)
    })
    through.on('error', () => socket.destroy())
    socket.on('error', () => through.destroy())
  })
}
