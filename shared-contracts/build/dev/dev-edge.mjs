import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { createProxyMiddleware, responseInterceptor } from 'http-proxy-middleware'
import { DEV_ENTRY, devBase } from './dev-config.mjs'
import { pageWithDevBuild, policyWithDevBuild, withDevBuild } from './with-dev-build.mjs'

/**
 * A small edge in front of a running one: serves the files of the area under development from memory, puts that area into
 * the page and into the release document, and passes everything else on. Players never meet it: what the running edge
 * serves stays as strict as it is.
 */
export function createDevEdge({ shell, facts, files, events }) {
  const buildOf = async () => ({
    ...facts,
    base: devBase(facts.area),
    entry: DEV_ENTRY,
    integrity: await hashOf(files),
  })
  const proxy = { target: shell, ws: true, ...callerFor(shell), on: { error: unreached(shell) } }
  const passOn = createProxyMiddleware(proxy)
  const rewrite = createProxyMiddleware({
    ...proxy,
    ws: false,
    selfHandleResponse: true,
    on: { ...proxy.on, proxyRes: responseInterceptor(withBuild(buildOf)) },
  })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://dev')
    // A broken build at a developer's desk must not spend the error budget of the release.
    if (pathname === '/release/health') return response.writeHead(204).end()
    events(request, response, () =>
      files(request, response, () => {
        if (pathname.startsWith('/@dev/')) return response.writeHead(404).end()
        const isRewritten = pathname === '/release.json' || isPage(request)
        return (isRewritten ? rewrite : passOn)(request, response)
      }),
    )
  })
  server.on('upgrade', passOn.upgrade)
  return server
}

const isPage = ({ method, headers }) => method === 'GET' && /text\/html/.test(headers.accept ?? '')

function withBuild(buildOf) {
  return async (body, { statusCode, headers }, request, response) => {
    const policy = headers['content-security-policy']
    if (policy) response.setHeader('content-security-policy', policyWithDevBuild(policy))
    if (statusCode === 304 || body.length === 0) return body
    response.removeHeader('etag')
    const type = String(headers['content-type'])
    if (/text\/html/.test(type)) return pageWithDevBuild(body.toString(), await buildOf())
    if (!request.url.startsWith('/release.json') || statusCode !== 200) return body
    return JSON.stringify(withDevBuild(JSON.parse(body.toString()), await buildOf()))
  }
}

/** The entry as it is now: the shell runs nothing whose hash the document does not name, here as everywhere. */
async function hashOf({ context, waitUntilValid }) {
  await new Promise((done) => waitUntilValid(done))
  const { outputPath } = context.compiler
  const entry = context.outputFileSystem.readFileSync(`${outputPath}/${DEV_ENTRY}`)
  return { [DEV_ENTRY]: `sha384-${createHash('sha384').update(entry).digest('base64')}` }
}

/** On this machine the API sees the address of this page; a shell elsewhere sees its own. */
function callerFor(shell) {
  const { hostname, origin } = new URL(shell)
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
    ? { changeOrigin: false }
    : { changeOrigin: true, headers: { origin } }
}

const unreached = (shell) => (error, _request, response) => {
  console.error(`${shell} did not answer: ${error.message}`)
  if ('writeHead' in response) response.writeHead(502, { 'content-type': 'text/plain' })
  response.end(`Nothing answers at ${shell}. Is "npm start" running?`)
}
