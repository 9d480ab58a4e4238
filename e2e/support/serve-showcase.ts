import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, extname, resolve } from 'node:path'
import { build } from 'esbuild'

const SHOWCASE = resolve(import.meta.dirname, '../../shared-contracts/ui/showcase/showcase.tsx')

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Primitives</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/showcase.css">
<script type="module" src="/showcase.js"></script></head><body><div id="root"></div></body></html>`

/** As strict as the product about styles and markup that a script writes. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
  "require-trusted-types-for 'script'; trusted-types default"

/** The page of primitives on a port of its own, built in a second: it needs nothing of the platform. */
export async function serveShowcase() {
  const { outputFiles } = await build({
    entryPoints: [SHOWCASE],
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    outdir: '/',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const files = new Map(outputFiles.map(({ path, contents }) => [`/${basename(path)}`, contents]))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://showcase')
    const file = files.get(pathname)
    response.setHeader('content-type', TYPES[extname(pathname)] ?? 'text/html')
    response.setHeader('content-security-policy', POLICY)
    response.end(file ?? PAGE)
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}
