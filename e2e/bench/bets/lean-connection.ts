import { connect } from 'node:net'

/** One kept connection; one request at a time. */
export interface LeanConnection {
  post(path: string, headers: Record<string, string>, body: string): Promise<string>
  close(): void
}

interface Asked {
  readonly answered: (body: string) => void
  readonly failed: (error: Error) => void
}

const HEAD_END = '\r\n\r\n'
const LENGTH = /\r\ncontent-length: (\d+)/i

/**
 * HTTP by a bare socket. On a small machine the driver shares the cores with what it measures: `fetch` takes as much of
 * them as the server does, Node's own client half as much, and pgbench next to nothing.
 */
export function leanConnection(origin: string): LeanConnection {
  const { hostname, port, host } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  let asked: Asked | null = null
  let got = ''
  const lost = (): void => asked?.failed(new Error(`${host} closed the connection`))
  // Latin-1: a character a byte, so that lengths agree.
  socket.setEncoding('latin1')
  socket.on('error', lost).on('close', lost)
  socket.on('data', (chunk: string) => {
    got += chunk
    const body = bodyOf(got)
    if (body === null) return
    got = ''
    asked?.answered(body)
  })
  return {
    post: (path, headers, body) =>
      new Promise((answered, failed) => {
        asked = { answered, failed }
        const sent = { host, ...headers, 'content-length': Buffer.byteLength(body) }
        const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`)
        socket.write(`${[`POST ${path} HTTP/1.1`, ...lines].join('\r\n')}${HEAD_END}${body}`)
      }),
    close: () => socket.off('close', lost).destroy(),
  }
}

/** The body of an answer, once all of it is there. */
function bodyOf(answer: string): string | null {
  const headEnd = answer.indexOf(HEAD_END)
  if (headEnd < 0) return null
  const length = Number(LENGTH.exec(answer.slice(0, headEnd))?.[1])
  const start = headEnd + HEAD_END.length
  return answer.length >= start + length ? answer.slice(start, start + length) : null
}
