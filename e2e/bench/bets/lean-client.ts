import { Agent, request } from 'node:http'

export type LeanPost = (path: string, headers: Record<string, string>, body: string) => Promise<string>

/**
 * Posts over kept connections by Node's own client. On a small machine the driver shares the cores with what it measures,
 * and `fetch` takes as much of them as the server does.
 */
export function leanClient(origin: string, connections: number): LeanPost {
  const { hostname, port } = new URL(origin)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return (path, headers, body) =>
    new Promise((resolve, reject) => {
      const length = { 'content-length': Buffer.byteLength(body) }
      const sent = request({
        agent,
        hostname,
        port,
        path,
        method: 'POST',
        headers: { ...headers, ...length },
      })
      sent.on('error', reject)
      sent.on('response', (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          text += chunk
        })
        response.on('end', () => resolve(text))
      })
      sent.end(body)
    })
}
