// The release service as a process that ends by itself, as by kill -9, at the n-th passing of a failpoint.
import type { AddressInfo } from 'node:net'
import { createReleaseService } from '../app'
import { createFolderStore } from '../storage/folder-store'

const { DATA_DIR = '', KILL_AT = '', KILL_AT_PASSING = '1', RELEASE_TOKEN = '' } = process.env

let passings = 0
const failpoint = (name: string) => {
  if (name !== KILL_AT) return
  passings += 1
  if (passings === Number(KILL_AT_PASSING)) process.kill(process.pid, 'SIGKILL')
}
const { app } = await createReleaseService({
  store: createFolderStore(DATA_DIR, failpoint),
  token: RELEASE_TOKEN,
  edgeToken: 'an edge',
  now: Date.now,
  newSecret: () => 'unused',
  brands: async () => ['touchline'],
  log: (line) => console.error(line),
})
await app.listen({ port: 0, host: '127.0.0.1' })
console.log((app.server.address() as AddressInfo).port)
