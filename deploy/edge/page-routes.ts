import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Language,
  type ReleaseDocument,
  type ReleasedVersion,
  type Route,
  routeOf,
  routesOfRelease,
} from '@touchline/contracts'
import type { FastifyInstance } from 'fastify'
import { viewOf } from '../brands/brand-view'
import { releaseFolder } from '../release-service/released-versions'
import { basesOf, type Place } from './brand-directory'
import { languageOf } from './language-of'
import { type Maintenance, readMaintenance } from './maintenance'
import { renderPage, sessionScript } from './page'
import { placeOf } from './places'
import { contentPolicy } from './policy'
import type { SiteOf } from './site'

export interface PageOptions {
  siteOf: SiteOf
  /** Folder of the published versions. */
  releases: string
  /** Folder with the files that close the page. */
  dataDir: string
  /** Origins that may serve remotes inside every brand's page: for a developer's machine. */
  overrideOrigins: readonly string[]
}

const SHELL = 'shell'
/** Its slip, menu and aside stand beside every page, so its first files are always worth fetching ahead. */
const EVERYWHERE = 'sportsbook'

/** Every path of the history is the same page; unknown ones are too, with 404, because the shell says so best. */
export function servePages(app: FastifyInstance, options: PageOptions): Pages {
  const pages = createPages(options)
  app.get('/*', async (request, reply) => {
    const place = placeOf(request)
    const { source, texts } = options.siteOf(place.brand.file.id)
    const document = source.current()
    if (!document) return reply.code(503).header('retry-after', '2').send('Nothing is released yet.')
    const { pathname, search } = new URL(request.url, 'http://edge')
    const route = routeOf(pathname, routesIn(document))
    const maintenance = await readMaintenance(options.dataDir, place.brand.file)
    const language = languageOf(request.headers.cookie, place.brand.file)
    const facts = { place, document, route, search, maintenance, language, protocol: request.protocol }
    const accepted = request.headers['accept-encoding']
    const { body, encoding } = await texts.get(document.revision, pages.keyOf(facts), accepted, () =>
      pages.render(facts),
    )
    if (maintenance) reply.header('retry-after', '60')
    if (encoding) reply.header('content-encoding', encoding)
    return reply
      .code(maintenance ? 503 : route ? 200 : 404)
      .header('content-security-policy', pages.policyOf(place, request.protocol))
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, cookie')
      .type('text/html; charset=utf-8')
      .send(body)
  })
  return pages
}

interface PageFacts {
  place: Place
  document: ReleaseDocument
  route: Route | undefined
  search: string
  maintenance: Maintenance | null
  language: Language
  protocol: string
}

export interface Pages {
  keyOf(facts: PageFacts): string
  render(facts: PageFacts): Promise<string>
  policyOf(place: Place, protocol: string): string
}

function createPages({ releases, overrideOrigins }: PageOptions): Pages {
  const templates = new Map<string, string>()
  const templateOf = async ({ version }: ReleasedVersion) => {
    const known = templates.get(version)
    if (known) return known
    const template = await readFile(join(releaseFolder(releases, SHELL, version), 'index.html'), 'utf8')
    templates.set(version, template)
    return template
  }
  const originsOf = ({ brand }: Place) => [...new Set([...brand.file.overrideOrigins, ...overrideOrigins])]
  return {
    keyOf: ({ place, maintenance, language, protocol, ...page }) => {
      const { app } = basesOf(place, protocol)
      const { route } = page
      return JSON.stringify([place.brand.stamp, route?.owner, askedBy(page), maintenance, language, app])
    },
    render: async ({ place, maintenance, language, protocol, ...page }) => {
      const { document, route } = page
      const shell = document.shell.current
      return renderPage({
        template: await templateOf(shell),
        brand: place.brand,
        view: viewOf(place.brand),
        bases: basesOf(place, protocol),
        overrideOrigins: originsOf(place),
        document,
        shell,
        ahead: maintenance ? [] : aheadOf(document, route),
        asked: maintenance ? [] : askedBy(page),
        language,
        maintenance,
      })
    },
    policyOf: (place, protocol) => {
      const bases = basesOf(place, protocol)
      return contentPolicy({
        sessionScript: sessionScript(bases.app),
        bases: Object.values(bases),
        overrideOrigins: originsOf(place),
      })
    },
  }
}

/** What the page of a path shows first: its own area, and the one that stands beside every page. */
function aheadOf(document: ReleaseDocument, route: Route | undefined): ReleasedVersion[] {
  if (!route || route.owner === SHELL) return []
  const areas = new Set([route.owner, EVERYWHERE])
  return [...areas].flatMap((area) => document.remotes[area]?.current ?? [])
}

/** Calls that the page makes first, as its area says; what stands in the address asks for something else. */
function askedBy({ document, route, search }: Pick<PageFacts, 'document' | 'route' | 'search'>): string[] {
  if (!route || search !== '') return []
  return document.remotes[route.owner]?.current.asksFirst?.[route.path] ?? []
}

const routesIn = ({ remotes }: ReleaseDocument) =>
  routesOfRelease(Object.fromEntries(Object.entries(remotes).map(([area, { current }]) => [area, current])))
