import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ReleasedVersion } from '@touchline/contracts/release'
import { releaseFolder } from '../../release-service/released-versions'
import { CliError } from '../core/cli-error'

export interface FetchVersion {
  area: string
  release: ReleasedVersion
  /** Address of a page that serves released files. */
  page: string
  /** Folder that keeps the fetched files. */
  releases: string
}

/**
 * Fetches the files of a version as browsers do, each against its hash, unless they are there already.
 * @throws CliError when a file is missing or differs from the release
 */
export async function fetchVersion({ area, release, page, releases }: FetchVersion): Promise<void> {
  const folder = releaseFolder(releases, area, release.version)
  if (existsSync(folder)) return
  await mkdir(dirname(folder), { recursive: true })
  // Prepared aside and renamed at the end: half a version is never used.
  const aside = await mkdtemp(join(releases, '.fetching-'))
  try {
    for (const [file, integrity] of Object.entries(release.integrity)) {
      const bytes = await fetchFile(new URL(release.base + file, page), integrity)
      const path = join(aside, file)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, bytes)
    }
    await rename(aside, folder)
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

async function fetchFile(url: URL, integrity: string): Promise<Uint8Array> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch(() => null)
  if (!response?.ok) throw notThere(`${url.href} cannot be fetched (${response?.status ?? 'no answer'})`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  const digest = createHash('sha384').update(bytes).digest('base64')
  if (integrity === `sha384-${digest}`) return bytes
  throw notThere(`${url.href} is not the file that was released`)
}

const notThere = (what: string): CliError =>
  new CliError('unreachable', `${what}.`, 'See that TOUCHLINE_PAGE_URL names the page of this installation.')
