import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** Answers what a server cannot read as a request, and closes the connection; `body` goes along as JSON. */
export function answerClientErrors(body: object) {
  const text = JSON.stringify(body)
  return (
    error: Error & { code?: string },
    socket: Pick<Socket, 'writable' | 'write' | 'destroySoon'>,
  ): void => {
    const status = STATUS[error.code ?? ''] ?? 400
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(text)}`,
    ]
    if (socket.writable) socket.write(`${lines.join('\r\n')}\r\n\r\n${text}`)
    socket.destroySoon()
  }
}
