import type { Page } from '@playwright/test'

/** Times of presses in the order of their length, ms at the throttled speed. */
export interface PickTimes {
  /** Until the first frame that shows the price as picked. */
  readonly painted: readonly number[]
  /** Until the slip names the match of the pick. */
  readonly named: readonly number[]
}

/** Selectors of the pressed and the read parts of a page. */
export interface PickPage {
  /** Prices that can be picked. */
  readonly open: string
  /** Both teams beside a price, within `row`. */
  readonly row: string
  readonly teams: string
  readonly slip: string
}

const PRESSES = 60
const THROTTLE = 4
const HOVER_MS = 150
/** As long as a finger stays on a price. */
const HOLD_MS = 80
const PAUSE_MS = 500
/** After so many presses the page is scrolled on. */
const SCREEN = 8

/**
 * Presses prices as a player does: the pointer comes, pauses and presses; the page is scrolled between presses and never
 * within one, while prices go on moving. Each pick is taken out again, so that every press meets the same slip.
 *
 * Painted is what browsers report as Event Timing of the click (INP is the worst of these): from the release of the
 * press, including the time in which the page is busy, to the presentation of the next frame. The frame counts only if
 * it shows the price as picked; otherwise the time runs on to the frame that shows it. The slip's time runs from the
 * same release until a frame has been drawn in which the slip names both teams; the page may ask the server for that.
 */
export async function measurePicks(page: Page, parts: PickPage): Promise<PickTimes> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  await page.evaluate(`(${WATCH_PICKS})(${JSON.stringify(parts)})`)
  for (let i = 0; i < PRESSES; i += 1) {
    if (i % SCREEN === SCREEN - 1) await scrollOn(page)
    await pickOnce(page, parts, i)
  }
  const picks = await page.evaluate(() => (window as unknown as { picks: Partial<Pick>[] }).picks)
  await cdp.detach()
  return { painted: sorted(picks.map(paintedOf)), named: sorted(picks.map(({ named }) => named)) }
}

interface Pick {
  /** Event Timing of the click. */
  readonly duration: number
  /** When a frame with the picked price had been drawn, and whether that was the first one. */
  readonly shown: number
  readonly atOnce: boolean
  readonly named: number
}

/** Events shorter than this are not reported. */
const SHORTEST_MS = 16

/** Undefined for a press that the board refused because its price was locked meanwhile. */
function paintedOf({ duration = SHORTEST_MS, shown, atOnce }: Partial<Pick>): number | undefined {
  return atOnce ? duration : shown
}

const sorted = (times: readonly (number | undefined)[]): number[] =>
  times.filter((time) => time !== undefined).sort((a, b) => a - b)

async function scrollOn(page: Page): Promise<void> {
  await page.mouse.wheel(0, 500)
  await page.waitForTimeout(PAUSE_MS)
}

/** Every pick in another match, since rows differ in what they have to draw; a second press takes it out again. */
async function pickOnce(page: Page, { open }: PickPage, turn: number): Promise<void> {
  const place = await page.evaluate(
    ([selector, n]) => {
      const inSight = [...document.querySelectorAll(selector as string)].flatMap((cell) => {
        const { left, top, width, height } = cell.getBoundingClientRect()
        const at = { x: left + width / 2, y: top + height / 2 }
        return document.elementFromPoint(at.x, at.y) === cell ? [at] : []
      })
      return inSight[((n as number) * 17) % Math.max(1, inSight.length)]
    },
    [open, turn],
  )
  if (!place) return
  await page.mouse.move(place.x, place.y)
  await page.waitForTimeout(HOVER_MS)
  await press(page)
  await press(page)
}

async function press(page: Page): Promise<void> {
  await page.mouse.down()
  await page.waitForTimeout(HOLD_MS)
  await page.mouse.up()
  await page.waitForTimeout(PAUSE_MS)
}

/** Notes the times of every press. Text, because the loader of this file would rewrite a function. */
const WATCH_PICKS = `({ open, row, teams, slip }) => {
  const picks = window.picks = []
  const drawn = (run) => requestAnimationFrame(() => scheduler.postTask(run, { priority: 'user-blocking' }))
  const names = (cell) => [...cell.closest(row).querySelectorAll(teams)]
    .flatMap(({ childNodes }) => [...childNodes].map(({ textContent }) => textContent)).filter(Boolean)
  let last
  addEventListener('click', ({ target, timeStamp }) => {
    const cell = target.closest(open)
    if (!cell) return
    const isPicked = () => cell.getAttribute('aria-pressed') === 'true'
    const since = () => performance.now() - timeStamp
    last = { timeStamp, cell, isPicked, names: names(cell), since, pick: {} }
    picks.push(last.pick)
    const { pick } = last
    requestAnimationFrame(() => { if (isPicked()) pick.atOnce = true })
  }, { capture: true })
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (name === 'click' && startTime === last?.timeStamp) last.pick.duration = duration
  }).observe({ type: 'event', durationThreshold: ${SHORTEST_MS} })
  new MutationObserver(() => {
    if (last?.pick.shown !== undefined || !last?.isPicked()) return
    const { pick, since } = last
    drawn(() => { pick.shown ??= since() })
  }).observe(document.body, { subtree: true, attributeFilter: ['aria-pressed'] })
  const panel = document.querySelector(slip)
  new MutationObserver(() => {
    if (last?.pick.named !== undefined || !last?.names.every((name) => panel.textContent.includes(name))) return
    const { pick, since } = last
    drawn(() => { pick.named ??= since() })
  }).observe(panel, { subtree: true, childList: true, characterData: true })
}`
