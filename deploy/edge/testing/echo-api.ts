import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { WebSocketServer } from 'ws'

/** An API in memory: it says what arrived, and answers sockets with what it receives. */
export async function echoApi() {
  const app = fastify({ forceCloseConnections: true })
  app.all('/*', async ({ method, url, headers }) => ({ method, url, headers }))
  const sockets = new WebSocketServer({ server: app.server })
  sockets.on('connection', (socket, { url, headers }) => {
    socket.on('message', (data) =>
      socket.send(`${url} ${headers.host} ${headers['x-forwarded-for']} ${data}`),
    )
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const stop = async () => {
    for (const socket of sockets.clients) socket.terminate()
    await app.close()
  }
  const connections = () =>
    new Promise<number>((done) => app.server.getConnections((_error, count) => done(count)))
  return { address: `127.0.0.1:${port}`, connections, stop }
}
