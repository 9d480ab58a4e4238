import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ReleaseDocument } from '@touchline/contracts/release'
import { releaseFolder } from '../../release-service/released-versions'
import { CliError } from '../core/cli-error'
import { areasOf } from '../core/document-diff'
import { dataFolder, localServices } from '../core/find-service'
import type { Session } from '../core/session'
import type { SmokeNeeds } from './check-smoke'
import { fetchVersion } from './fetch-version'
import { findBrowser } from './smoke/find-browser'

const MEMBER = { account: 'demo30', password: 'demo88' }
/** The shell's own limits for an area before it shows the failure panel, and loading. */
const SHOWN_WITHIN_MS = 12_000
/** The odds of the sandbox move within this, and so do those of a day with matches. */
const LINGER_MS = 1500
const STAY_MS = 6000
const CACHE = resolve(import.meta.dirname, '../../../.cache/releases')

/**
 * What the smoke needs beside the versions: a browser, the running API, the released files and a member. They are of the
 * local installation, or of the one whose page TOUCHLINE_PAGE_URL names.
 * @throws CliError that names a missing part
 */
export async function smokeNeeds({ io, output }: Session): Promise<SmokeNeeds> {
  const data = dataFolder(io)
  const { TOUCHLINE_PAGE_URL: page, TOUCHLINE_CHECK_MEMBER, TOUCHLINE_CHECK_PASSWORD } = io.env
  const api = page ?? (await localServices(data))?.API_URL
  if (!api) {
    throw new CliError(
      'unreachable',
      'The smoke needs a running API, and none is known.',
      'Start one with npm start, or name the page of an installation with TOUCHLINE_PAGE_URL.',
    )
  }
  return {
    api,
    releasesOf: (document) => releasesOf(document, join(data, 'releases'), page),
    browser: findBrowser(io),
    member: {
      account: TOUCHLINE_CHECK_MEMBER ?? MEMBER.account,
      password: TOUCHLINE_CHECK_PASSWORD ?? MEMBER.password,
    },
    shownWithinMs: SHOWN_WITHIN_MS,
    lingerMs: LINGER_MS,
    stayMs: STAY_MS,
    progress: output.progress,
  }
}

/** A folder that holds every version of a document: the installation's own, else one to fetch them into. */
async function releasesOf(document: ReleaseDocument, own: string, page: string | undefined): Promise<string> {
  const versions = Object.entries(areasOf(document)).map(([area, { current }]) => ({
    area,
    release: current,
  }))
  const missing = versions.find(({ area, release }) => !existsSync(releaseFolder(own, area, release.version)))
  if (!missing) return own
  if (!page) {
    throw new CliError(
      'unreachable',
      `The files of ${missing.area} ${missing.release.version} are not on this machine.`,
      'Name the page of the installation with TOUCHLINE_PAGE_URL: they are fetched from there.',
    )
  }
  await Promise.all(versions.map((version) => fetchVersion({ ...version, page, releases: CACHE })))
  return CACHE
}
