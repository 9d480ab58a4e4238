import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/** A published version on a port of its own, as a developer serves it; `spoilt` says which files come altered. */
export async function serveBuild(folder: string) {
  const build = { base: '', spoilt: (_name: string) => false, close: () => server.close() }
  const server = createServer(async (request, response) => {
    const name = (request.url ?? '/').slice(1)
    const file = await readFile(join(folder, name)).catch(() => null)
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream')
    response.statusCode = file ? 200 : 404
    response.end(file && build.spoilt(name) ? `${file}\n` : file)
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  build.base = `http://localhost:${(server.address() as AddressInfo).port}/`
  return build
}
