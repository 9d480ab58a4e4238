import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrandView, type ReleaseDocument, type ReleasedVersion, routeOf } from '@touchline/contracts'
import type { FastifyInstance } from 'fastify'
import { releaseFolder } from '../release-service/released-versions'
import type { DocumentSource } from './document-source'
import { readMaintenance } from './maintenance'
import { renderPage, sessionScript } from './page'
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

  app.get('/*', async (request, reply) => {
    const document = options.source.current()
    if (!document) return reply.code(503).header('retry-after', '2').send('Nothing is released yet.')
    const { pathname } = new URL(request.url, 'http://edge')
    const shell = document.shell.current
    const maintenance = await readMaintenance(options.maintenanceFile)
    const page = renderPage({
      template: await templateOf(shell),
      brand: options.brand,
      bases: options.bases,
      document,
      shell,
      ahead: maintenance ? [] : aheadOf(document, pathname),
      maintenance,
    })
    if (maintenance) reply.header('retry-after', '60')
    return reply
      .code(maintenance ? 503 : routeOf(pathname) ? 200 : 404)
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page)
  })
}

/** What the page of a path shows first: its own area, and the one that stands beside every page. */
function aheadOf(document: ReleaseDocument, pathname: string): ReleasedVersion[] {
  const owner = routeOf(pathname)?.owner
  if (!owner || owner === SHELL) return []
  const areas = new Set([owner, EVERYWHERE])
  return [...areas].flatMap((area) => document.remotes[area]?.current ?? [])
}
