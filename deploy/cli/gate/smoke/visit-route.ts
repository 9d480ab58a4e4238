import pTimeout from 'p-timeout'
import type { Page } from 'playwright-core'
import type { Trouble } from './watch-page'

/** The result of opening one route. */
export interface Visit {
  path: string
  problems: string[]
  tookMs: number
  /** Whether it showed a price, which was pressed. */
  priced?: boolean
  /** The page does nothing any more: no other route can be opened in it. */
  isHung?: boolean
}

interface Route {
  path: string
  area: string
  shownWithinMs: number
  /** How long the page is watched after it showed: faults on its first news count too. */
  lingerMs: number
  open: () => Promise<unknown>
  /** Looks at the page once it shows, and resolves with its faults. */
  look: (stage: Stage) => Promise<string[]>
}

/** A page at work answers within this even on a busy machine. */
const ANSWERS_WITHIN_MS = 10_000
/** Looking at a page and trying its slip takes a few seconds; what takes as long as this never ends. */
const LOOKED_AT_WITHIN_MS = 60_000

/** Opens a route and waits for the area that owns it to show something, to fail, or to stop answering. */
export async function visitRoute(
  page: Page,
  trouble: Trouble,
  { path, area, shownWithinMs, lingerMs, open, look }: Route,
): Promise<Visit> {
  const started = performance.now()
  trouble.take()
  await open()
  const first = await settled(page, area, shownWithinMs)
  await page.waitForTimeout(first === 'shown' ? lingerMs : 0)
  if (!(await answers(page))) return hung(path, [], trouble, started)
  // The first shown page may have been the page before, or may have broken since.
  const stage = first === 'shown' ? await settled(page, area, shownWithinMs) : first
  const looked = stage === 'failed' ? [] : await orNull(look(stage), LOOKED_AT_WITHIN_MS)
  if (looked === null || !(await answers(page))) return hung(path, looked ?? [], trouble, started)
  const problems = [...looked, ...trouble.take()]
  if (stage === 'blank') problems.unshift(`nothing was shown within ${shownWithinMs / 1000} s`)
  if (stage === 'failed') problems.unshift('the shell shows its failure panel')
  return { path, problems, tookMs: Math.round(performance.now() - started) }
}

const orNull = <Value>(work: Promise<Value>, milliseconds: number): Promise<Value | null> =>
  pTimeout(work, { milliseconds, fallback: () => null })

const answers = async (page: Page): Promise<boolean> =>
  (await orNull(
    page.evaluate(() => true),
    ANSWERS_WITHIN_MS,
  )) === true

const hung = (path: string, problems: readonly string[], trouble: Trouble, started: number): Visit => ({
  path,
  problems: ['the page stopped answering', ...problems, ...trouble.take()],
  tookMs: Math.round(performance.now() - started),
  isHung: true,
})

export type Stage = 'shown' | 'failed' | 'blank'

/** Waits until an area shows something or the shell says that it failed. */
export async function settled(page: Page, area: string, timeout: number): Promise<Stage> {
  const handle = await page.waitForFunction(stageOf, area, { timeout, polling: 50 }).catch(() => null)
  return ((await handle?.jsonValue()) as Stage | undefined) ?? 'blank'
}

/** Runs in the page. The shell's own pages have no box of an area: there its main part must show something. */
function stageOf(area: string): Stage | false {
  const main = document.querySelector('main')
  if (main?.querySelector('[role=alert]')?.textContent?.includes(`${area}@`)) return 'failed'
  const box = area === 'shell' ? main : document.querySelector(`[data-area="${area}"][data-slot=main]`)
  if (!(box instanceof HTMLElement) || box.offsetHeight === 0) return false
  // biome-ignore lint/performance/useDomNodeTextContent: text that nobody sees is not shown.
  const isDrawn = box.innerText.trim() !== '' || box.querySelector('img, svg, canvas, video') !== null
  return isDrawn ? 'shown' : false
}
