import { type ReleaseDocument, routesOfRelease } from '@touchline/contracts/release'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { startCandidateEdge } from './candidate-edge'
import { leaveTwice } from './leave-twice'
import { logIn, type Member } from './log-in'
import { lookAtPage } from './look-at-page'
import { installPatchProbe, patchesIn } from './patch-probe'
import { installProbe } from './residue-probe'
import { useSlip } from './use-slip'
import { type Stage, settled, type Visit, visitRoute } from './visit-route'
import { type Trouble, watchPage } from './watch-page'

export interface SmokeOptions {
  /** The document with the candidate. */
  document: ReleaseDocument
  area: string
  releases: string
  api: string
  browser: Browser
  member: Member
  /** How long an area may take until it shows something. */
  shownWithinMs: number
  /** How long each page is watched after it showed. */
  lingerMs: number
  /** How long the first page of each lane stays open: the canary finds later faults and hangs. */
  stayMs: number
  /** Routes to open; all of the area's unless given. */
  only?: readonly string[]
  progress: (line: string) => void
}

/** Pages that are open beside each other: most of a visit is waiting. */
const LANES = 3
/** Fewer are not worth another page. */
const ROUTES_OF_A_LANE = 3

/** Opens every route of the area in a real browser, through the production edge, against the running API. */
export async function smoke(options: SmokeOptions): Promise<Visit[]> {
  const edge = await startCandidateEdge(options)
  const context = await options.browser.newContext({
    baseURL: edge.origin,
    viewport: { width: 1440, height: 900 },
  })
  try {
    await logIn(context, edge.origin, options.member)
    return await visitAll(context, edge.origin, options)
  } finally {
    await context.close()
    await edge.stop()
  }
}

async function visitAll(context: BrowserContext, origin: string, options: SmokeOptions): Promise<Visit[]> {
  const { document, area } = options
  const paths = pathsOf(document, area)
    .filter(({ path }) => options.only?.includes(path) ?? true)
    .map((path, index, all) => ({ ...path, index, isBoard: index === all.findIndex(isPriced) }))
  const lanes = Math.min(LANES, Math.ceil(paths.length / ROUTES_OF_A_LANE))
  const desk = await context.newPage()
  const visits: Visit[] = []
  const opened = await Promise.all(
    Array.from({ length: lanes }, async (_, number) => {
      const page = await context.newPage()
      const lane = { page, desk, origin, trouble: watchPage(page) }
      const mine = paths.filter(({ index }) => index % lanes === number)
      for (const [index, visit] of await visitLane(lane, mine, options)) visits[index] = visit
      return lane
    }),
  )
  const [first] = opened
  const isWell = visits.length > 0 && visits.every(({ problems }) => problems.length === 0)
  const found =
    isWell && first && area !== 'shell' ? [...visits, ...(await comeAndGo(first, options))] : visits
  const hasPrices = paths.some(isPriced)
  if (!isWell || !hasPrices || visits.some(({ priced }) => priced)) return found
  const problems = ['no page of it shows a price that can be pressed']
  return [...found, { path: 'the board', problems, tookMs: 0 }]
}

interface Lane {
  page: Page
  /** An empty page to look at pictures on. */
  desk: Page
  origin: string
  trouble: Trouble
}

/** Goes through some of the routes in one page, and presses a price on the first that shows one. */
async function visitLane(
  { page, desk, origin, trouble }: Lane,
  paths: readonly { path: string; owner: string; index: number; isBoard: boolean }[],
  { document, area, shownWithinMs, lingerMs, stayMs, progress }: SmokeOptions,
): Promise<[number, Visit][]> {
  const base = document.remotes[area]?.current.base
  await installProbe(page, base ?? NOWHERE)
  await installPatchProbe(page, base ?? NOWHERE)
  const visits: [number, Visit][] = []
  for (const { path, owner, index, isBoard } of paths) {
    const open = () => (visits.length === 0 ? page.goto(origin + path) : openInPage(page, path))
    let priced = false
    const look = async (stage: Stage) => {
      const seen = await lookAtPage(page, desk, { area: owner, base: base ?? null })
      const patches = (await patchesIn(page)).map((patch) => `changes what everybody shares: ${patch}`)
      const used = isBoard && stage === 'shown' ? await useSlip(page, trouble) : null
      priced = used !== null
      return [...seen, ...patches, ...(used ?? [])]
    }
    const watchMs = visits.length === 0 ? stayMs : lingerMs
    const route = { path, area: owner, shownWithinMs, lingerMs: watchMs, open, look }
    const visit = await visitRoute(page, trouble, route)
    progress(`  ${path} ${visit.problems.length === 0 ? 'ok' : visit.problems[0]}`)
    visits.push([index, { ...visit, priced }])
    if (visit.isHung) break
  }
  return visits
}

/** Comes to the area and goes to another one, twice. In a release with one area there is nowhere to go. */
async function comeAndGo(
  { page, trouble }: Lane,
  { document, area, shownWithinMs, progress }: SmokeOptions,
): Promise<Visit[]> {
  const here = pathsOf(document, area)[0]
  const away = pathsOf(document, 'shell').find(({ owner }) => owner !== area)
  if (!here || !away) return []
  const started = performance.now()
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
  problems.push(...trouble.take())
  const path = `${here.path} → ${away.path}`
  progress(`  ${path} ${problems[0] ?? 'ok'}`)
  return [{ path, problems, tookMs: Math.round(performance.now() - started) }]
}

/** The area that shows prices. */
const PRICED = 'sportsbook'
const isPriced = ({ owner }: { owner: string }): boolean => owner === PRICED

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
