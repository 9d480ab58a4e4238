import { type IncomingHttpHeaders, request } from 'node:http'
import { request as requestTls } from 'node:https'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  raw: Buffer
  text: string
}

interface Question {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** Asks by TLS, and trusts this certificate alone. */
  certificate?: Buffer
  /** Where the server is asked: by default 127.0.0.1. */
  address?: string
  /** Address of who asks. */
  from?: string
}

/** Asks a server of this machine under any host name, which `fetch` would not let us choose. */
export function ask(port: number, host: string, path: string, question: Question = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, certificate, address = '127.0.0.1', from } = question
  return new Promise((done, failed) => {
    const send = certificate ? requestTls : request
    const asked = send(
      {
        port,
        path,
        method,
        host: address,
        localAddress: from,
        headers: { host, ...headers },
        servername: host,
        ca: certificate,
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const raw = Buffer.concat(chunks)
          done({ status: answer.statusCode ?? 0, headers: answer.headers, raw, text: raw.toString() })
        })
      },
    )
    asked.on('error', failed)
    asked.end(body)
  })
}
