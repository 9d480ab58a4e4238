import { type ReleaseDocument, routesOfRelease } from '@touchline/contracts'
import type { Page } from 'playwright-core'
import { startCandidateEdge } from './candidate-edge'
import { leaveTwice } from './leave-twice'
import { logIn, type Member } from './log-in'
import { openBrowser } from './open-browser'
import { installProbe } from './residue-probe'
import { settled, type Visit, visitRoute } from './visit-route'
import { watchPage } from './watch-page'

export interface SmokeOptions {
  /** The document in which the candidate stands. */
  document: ReleaseDocument
  area: string
  releases: string
  api: string
  /** Address of the release service. */
  releaseService: string
  browser: string
  member: Member
  /** How long an area may take until it shows something. */
  shownWithinMs: number
  progress: (line: string) => void
}

/** Opens every route of the area in a real browser, through the production edge, against the running API. */
export async function smoke(options: SmokeOptions): Promise<Visit[]> {
  const edge = await startCandidateEdge(options)
  try {
    const { context, close } = await openBrowser(options.browser, edge.origin)
    try {
      await logIn(context, edge.origin, options.member)
      return await visitAll(await context.newPage(), edge.origin, options)
    } finally {
      await close()
    }
  } finally {
    await edge.stop()
  }
}

async function visitAll(page: Page, origin: string, options: SmokeOptions): Promise<Visit[]> {
  const { document, area, shownWithinMs, progress } = options
  await installProbe(page, document.remotes[area]?.current.base ?? NOWHERE)
  const trouble = watchPage(page)
  // What a check finds is not what players meet: it must not spend anybody's error budget.
  await page.route('**/release/health', (route) => route.fulfill({ status: 204 }))
  const visits: Visit[] = []
  for (const { path, owner } of pathsOf(document, area)) {
    const isFirst = visits.length === 0
    const open = () => (isFirst ? page.goto(origin + path) : openInPage(page, path))
    const visit = await visitRoute(page, trouble, { path, area: owner, shownWithinMs, open })
    progress(`  ${path} ${visit.problems.length === 0 ? 'ok' : visit.problems[0]}`)
    visits.push(visit)
  }
  const isWell = visits.length > 0 && visits.every(({ problems }) => problems.length === 0)
  return isWell && area !== 'shell' ? [...visits, ...(await comeAndGo(page, options))] : visits
}

/** Comes to the area and goes to another one, twice. In a release with one area there is nowhere to go. */
async function comeAndGo(
  page: Page,
  { document, area, shownWithinMs, progress }: SmokeOptions,
): Promise<Visit[]> {
  const here = pathsOf(document, area)[0]
  const away = pathsOf(document, 'shell').find(({ owner }) => owner !== area)
  if (!here || !away) return []
  const started = Date.now()
  const problems = await leaveTwice(page, {
    area,
    enter: async () => {
      await openInPage(page, here.path)
      await settled(page, area, shownWithinMs)
    },
    leave: async () => {
      await openInPage(page, away.path)
      await settled(page, away.owner, shownWithinMs)
    },
  })
  const path = `${here.path} → ${away.path}`
  progress(`  ${path} ${problems[0] ?? 'ok'}`)
  return [{ path, problems, tookMs: Date.now() - started }]
}

/** Base that no file has. */
const NOWHERE = '/assets/none/'

/** Every page of an area; for the shell, the first page of every area. */
export function pathsOf(document: ReleaseDocument, area: string): { path: string; owner: string }[] {
  const releases = Object.entries(document.remotes).map(([name, { current }]) => [name, current] as const)
  const routes = routesOfRelease(Object.fromEntries(releases)).filter(({ redirect }) => !redirect)
  if (area !== 'shell') return routes.filter(({ owner }) => owner === area)
  const owners = Object.keys(document.remotes)
  return owners.flatMap((name) => routes.find(({ owner }) => owner === name) ?? [])
}

/** Goes to another route as a link of the page does: no reload. */
const openInPage = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
