import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type BrandView,
  type ReleaseDocument,
  type ReleasedVersion,
  type Route,
  routeOf,
} from '@touchline/contracts'
import type { FastifyInstance } from 'fastify'
import { releaseFolder } from '../release-service/released-versions'
import type { DocumentSource } from './document-source'
import { readMaintenance } from './maintenance'
import { renderPage, sessionScript } from './page'
import { PageCache } from './page-cache'
import { contentPolicy } from './policy'

export interface PageOptions {
  source: DocumentSource
  /** Folder of the published versions. */
  releases: string
  brand: BrandView
  bases: { app: string; odds: string }
  /** File whose presence puts the page under maintenance. */
  maintenanceFile: string
}

const SHELL = 'shell'
/** Its slip, menu and aside stand beside every page, so its first files are always worth fetching ahead. */
const EVERYWHERE = 'sportsbook'

/** Every path of the history is the same page; unknown ones are too, with 404, because the shell says so best. */
export function serveHistory(app: FastifyInstance, options: PageOptions): void {
  const templates = new Map<string, string>()
  const templateOf = async ({ version }: ReleasedVersion) => {
    const known = templates.get(version)
    if (known) return known
    const path = join(releaseFolder(options.releases, SHELL, version), 'index.html')
    const template = await readFile(path, 'utf8')
    templates.set(version, template)
    return template
  }
  const policy = contentPolicy(sessionScript(options.bases.app), Object.values(options.bases))

  const pages = new PageCache()

  app.get('/*', async (request, reply) => {
    const document = options.source.current()
    if (!document) return reply.code(503).header('retry-after', '2').send('Nothing is released yet.')
    const route = routeOf(new URL(request.url, 'http://edge').pathname)
    const maintenance = await readMaintenance(options.maintenanceFile)
    const render = async () => {
      const shell = document.shell.current
      const ahead = maintenance ? [] : aheadOf(document, route)
      const { brand, bases } = options
      return renderPage({
        template: await templateOf(shell),
        brand,
        bases,
        document,
        shell,
        ahead,
        maintenance,
      })
    }
    const key = `${route?.owner ?? 'nobody'} ${maintenance ? maintenance.until : 'open'}`
    const accepted = request.headers['accept-encoding']
    const { body, encoding } = await pages.get(document.revision, key, accepted, render)
    if (maintenance) reply.header('retry-after', '60')
    if (encoding) reply.header('content-encoding', encoding)
    return reply
      .code(maintenance ? 503 : route ? 200 : 404)
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8')
      .send(body)
  })
}

/** What the page of a path shows first: its own area, and the one that stands beside every page. */
function aheadOf(document: ReleaseDocument, route: Route | undefined): ReleasedVersion[] {
  if (!route || route.owner === SHELL) return []
  const areas = new Set([route.owner, EVERYWHERE])
  return [...areas].flatMap((area) => document.remotes[area]?.current ?? [])
}
