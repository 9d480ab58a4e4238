import { canaryBucket, chooseVersion, releaseTag } from '@touchline/contracts/release'
import { routeOf } from '@touchline/contracts/routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { destinationOf } from './destinations'
import { deviceCookie, deviceOf, newDevice } from './device-of'
import { languageOf } from './language-of'
import { readMaintenance } from './maintenance'
import { modeOf } from './mode-of'
import { createPages, type PageOptions, type Pages, routesIn, SHELL } from './pages'
import type { ServedPagesLog } from './served-pages'
import type { SiteOf } from './site'

export interface PageRoutesOptions extends PageOptions {
  siteOf: SiteOf
  /** Folder with the files that close the page. */
  dataDir: string
  served: ServedPagesLog
}

/** Every path of the history is the same page; unknown ones too, with 404, because the shell shows the best notice. */
export function servePages(app: FastifyInstance, options: PageRoutesOptions): Pages {
  const pages = createPages(options)
  app.get('/*', async (request, reply) => {
    const destination = destinationOf(request)
    const { file } = destination.brand
    const { source, texts } = options.siteOf(file.id)
    const document = source.current()
    if (!document) return reply.code(503).header('retry-after', '2').send('Nothing is released yet.')
    const [pathname, search] = pathOf(request.url)
    const { cookie } = request.headers
    const route = routeOf(pathname, routesIn(document))
    const maintenance = await readMaintenance(options.dataDir, file)
    const known = deviceOf(cookie)
    const device = known ?? newDevice()
    // The same browser gets the same shell every time, as it gets the same areas.
    const shell = chooseVersion(document.shell, canaryBucket(device, SHELL))
    const page = await pages.of({
      destination,
      document,
      shell,
      route,
      search,
      maintenance,
      language: languageOf(cookie, file),
      mode: modeOf(cookie),
      protocol: request.protocol,
    })
    const accepted = request.headers['accept-encoding']
    const { body, encoding, etag } = await texts.get(releaseTag(document), page.key, accepted, page.make)
    reply
      .header('content-security-policy', page.policy)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, cookie')
    if (known === null) reply.header('set-cookie', deviceCookie(device, request.protocol === 'https'))
    if (route && !maintenance && isOpened(request))
      options.served.add(file.id, { device, source: request.ip, shell: shell.version })
    if (maintenance) reply.header('retry-after', '60')
    else reply.header('etag', etag)
    if (!maintenance && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    if (encoding) reply.header('content-encoding', encoding)
    return reply
      .code(maintenance ? 503 : route ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(body)
  })
  return pages
}

/** A page that is fetched in case somebody opens it starts nothing. */
const isOpened = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && !/prefetch|prerender/.test(`${headers['sec-purpose']} ${headers.purpose}`)

/** Path and query of an address as it came: `//` would make a host of what follows it. */
function pathOf(url: string): [path: string, search: string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)]
}
