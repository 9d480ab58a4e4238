import type { PublishedVersion, ReleaseDocument, ReleasedVersion } from '@touchline/contracts/release'
import { type Finding, failed, passed } from './check-result'
import { candidateDocument } from './smoke/candidate-document'
import { openBrowser } from './smoke/open-browser'
import { type SmokeOptions, smoke } from './smoke/smoke'
import { filesStateOtherwise } from './stated-otherwise'

export interface SmokeNeeds extends Omit<SmokeOptions, 'document' | 'area' | 'releases' | 'browser'> {
  /** Path of the browser. */
  browser: string
  /** Folder that holds every version of a document. */
  releasesOf: (document: ReleaseDocument) => Promise<string>
}

/** The page that the candidate is opened in: a live document, with one of its shells. */
export interface SmokePage {
  live: ReleaseDocument
  shell: ReleasedVersion
}

/**
 * Opens every route of the candidate inside each live shell, once for every version of the shell, and holds its files
 * against what its manifest says of them.
 */
export async function checkSmoke(
  area: string,
  candidate: PublishedVersion,
  pages: readonly SmokePage[],
  needs: SmokeNeeds,
): Promise<Finding> {
  const problems: string[] = []
  let opened = 0
  const browser = await openBrowser(needs.browser)
  try {
    for (const { live, shell } of pages) {
      const document = candidateDocument(live, area, candidate, shell)
      const inside = area === 'shell' ? `${live.brand} ${live.channel}` : `shell@${shell.version}`
      needs.progress(`  inside ${inside}`)
      const releases = await needs.releasesOf(document)
      if (opened === 0) problems.push(...(await filesStateOtherwise(releases, area, candidate)))
      const visits = await smoke({ ...needs, browser, document, area, releases })
      opened += visits.length
      problems.push(
        ...visits.flatMap(({ path, problems: found }) =>
          found.map((problem) => `${path} (${inside}): ${problem}`),
        ),
      )
    }
  } finally {
    await browser.close()
  }
  if (opened === 0) return failed('no route to open', [`no released page belongs to ${area}`])
  if (problems.length > 0) return failed('pages of it fail in the production shell', problems)
  return passed(`${opened} pages opened in the production shell without an error`)
}

/** One page for every distinct shell that players may get; for a candidate shell one for every live document. */
export function smokePages(area: string, documents: readonly ReleaseDocument[]): SmokePage[] {
  const pages = documents.flatMap((live) => {
    const candidate = live.shell.canary?.candidate
    const shells = area === 'shell' || !candidate ? [live.shell.current] : [live.shell.current, candidate]
    return shells.map((shell) => ({ live, shell }))
  })
  const keyOf = ({ live, shell }: SmokePage) => (area === 'shell' ? remotesOf(live) : shell.version)
  return [...new Map(pages.map((page) => [keyOf(page), page])).values()]
}

const remotesOf = ({ remotes }: ReleaseDocument): string =>
  Object.entries(remotes)
    .map(([name, { current }]) => `${name}@${current.version}`)
    .sort()
    .join()
