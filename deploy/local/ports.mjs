import { createServer } from 'node:net'
import { Refusal } from './fail.mjs'

/** @throws Refusal when somebody listens there already */
export async function requireFreePort(port) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Refusal(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`)
  }
  const problem = await listenOnce(port, '0.0.0.0')
  if (problem === 'EACCES') throw new Refusal(`Port ${port} needs more rights; set PORT to one above 1023.`)
  if (problem) throw new Refusal(`Port ${port} is taken; set PORT to another one, such as PORT=${port + 10}.`)
}

/** The port itself when it is free, else any free one. */
export async function freePortNear(port) {
  if (port <= 65_535 && (await listenOnce(port, '127.0.0.1')) === null) return port
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port: found } = server.address()
      server.close(() => done(found))
    })
  })
}

function listenOnce(port, host) {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', (error) => done(error.code))
    server.listen(port, host, () => server.close(() => done(null)))
  })
}
