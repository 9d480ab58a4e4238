import { spawnSync } from 'node:child_process'

const SEND_AND_RESET = `
const [port, text, count] = process.argv.slice(1)
for (let i = 0; i < Number(count); i += 1) {
  const socket = require('node:net').connect(Number(port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.once('connect', () => {
    socket.write(text)
    socket.resetAndDestroy()
  })
}`

/**
 * Sends a request on each of so many connections and resets them. This process waits meanwhile, so that a server in it
 * accepts them only afterwards, when they no longer have an address.
 */
export function sendAndReset(port: number, text: string, count: number): void {
  spawnSync(process.execPath, ['-e', SEND_AND_RESET, String(port), text, String(count)])
}
