import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@touchline/contracts/limits'
import {
  filesOfPage,
  type ReleaseDocument,
  type ReleasedVersion,
  routesOfRelease,
} from '@touchline/contracts/release'
import type { Route } from '@touchline/contracts/routes'
import { viewOf } from '../brands/brand-view'
import { releaseFolder } from '../release-service/released-versions'
import { basesOf, type Destination } from './brand-directory'
import { type CarriedSheet, colourSheet, createSheetReader, SHEETS } from './carried-sheets'
import type { Maintenance } from './maintenance'
import { renderPage, sessionScript } from './page'
import { contentPolicy } from './policy'
import type { Skeleton } from './skeleton'

export interface PageOptions {
  /** Folder of the published versions. */
  releases: string
  /** Origins that may serve remotes inside every brand's page: for a developer's machine. */
  overrideOrigins: readonly string[]
  /** Origins of providers' games, which the page may show in a frame. */
  gameOrigins?: readonly string[]
}

/** All that a page depends on. */
export interface PageFacts {
  destination: Destination
  document: ReleaseDocument
  /** The shell that this browser gets: the current one, or its canary. */
  shell: ReleasedVersion
  route: Route | undefined
  search: string
  maintenance: Maintenance | null
  language: Language
  mode: Skeleton['mode']
  protocol: string
}

export interface Page {
  /** The same for pages of one revision that read the same. */
  key: string
  policy: string
  make: () => Promise<string>
}

export interface Pages {
  of(facts: PageFacts): Promise<Page>
}

export const SHELL = 'shell'

export function createPages({ releases, overrideOrigins, gameOrigins = [] }: PageOptions): Pages {
  const sheetsOf = createSheetReader(releases)
  const templates = new Map<string, string>()
  const templateOf = async ({ version }: ReleasedVersion) => {
    const known = templates.get(version)
    if (known) return known
    const template = await readFile(join(releaseFolder(releases, SHELL, version), 'index.html'), 'utf8')
    templates.set(version, template)
    return template
  }
  /** Of the shell and of the page's own area: the columns beside it come later. */
  const carriedBy = async (template: string, facts: PageFacts): Promise<CarriedSheet[]> => {
    if (!template.includes(SHEETS)) return []
    const [own] = aheadOf(facts)
    const { shell, language, route } = facts
    const [ofShell, ofArea] = await Promise.all([
      sheetsOf(shell, language, null),
      own && route ? sheetsOf(own, language, route.owner) : [],
    ])
    return [...ofShell, ...colourSheet(facts.destination.brand), ...ofArea]
  }
  return {
    of: async (facts) => {
      const { destination, document, shell, route, maintenance, language, mode, protocol } = facts
      const bases = basesOf(destination, protocol)
      const template = await templateOf(shell)
      const carried = await carriedBy(template, facts)
      const origins = [...new Set([...destination.brand.file.overrideOrigins, ...overrideOrigins])]
      return {
        key: JSON.stringify([
          ...[
            destination.brand.stamp,
            shell.version,
            route?.owner,
            preloadedBy(facts),
            askedBy(facts),
            maintenance,
            language,
            mode,
            bases.app,
          ],
          ...[shownBy(facts), isWide(facts), carried.map(({ url }) => url)],
        ]),
        policy: contentPolicy({
          sessionScript: sessionScript(bases.app),
          sheets: carried.map(({ hash }) => hash),
          bases: Object.values(bases),
          overrideOrigins: origins,
          gameOrigins,
        }),
        make: async () =>
          renderPage({
            template,
            bases,
            document,
            shell,
            language,
            maintenance,
            carried,
            brand: destination.brand,
            view: viewOf(destination.brand),
            overrideOrigins: origins,
            ahead: aheadOf(facts),
            path: route?.path ?? '',
            asked: askedBy(facts),
            skeleton: {
              brand: destination.brand,
              language,
              mode,
              shows: shownBy(facts),
              wide: isWide(facts),
            },
          }),
      }
    },
  }
}

/**
 * The first part of a path's page: its own area. The columns beside it would take their share of a slow line; the shell
 * fetches them as soon as the area itself has come.
 */
function aheadOf({ document, route, maintenance }: PageFacts): ReleasedVersion[] {
  if (maintenance || !route || route.owner === SHELL) return []
  return [document.remotes[route.owner]?.current ?? []].flat()
}

/** Files that the page loads besides the first ones of its area. */
const preloadedBy = (facts: PageFacts): string[] =>
  aheadOf(facts).flatMap((release) => filesOfPage(release, facts.route?.path ?? '', facts.language))

/** The first calls of the page, by its area; a search in the address needs other calls. */
function askedBy({ document, route, search, maintenance }: PageFacts): string[] {
  if (maintenance || !route || search !== '') return []
  return document.remotes[route.owner]?.current.asksFirst?.[route.path] ?? []
}

function shownBy({ route, maintenance }: PageFacts): Skeleton['shows'] {
  if (maintenance || !route) return null
  if (route.owner !== SHELL) return route.bare ? null : 'frame'
  return route.path === '/' ? 'landing' : null
}

/** As the shell lays it out: columns are beside the pages that ask for them. */
const isWide = (facts: PageFacts): boolean => shownBy(facts) === 'frame' && facts.route?.columns !== true

export const routesIn = ({ remotes }: ReleaseDocument) =>
  routesOfRelease(Object.fromEntries(Object.entries(remotes).map(([area, { current }]) => [area, current])))
