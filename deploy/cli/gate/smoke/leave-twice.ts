import type { Page } from 'playwright-core'
import { grown, type Residue, residueOf } from './residue-probe'

interface Leaving {
  area: string
  /** Opens a page of the area and waits until it shows. */
  enter: () => Promise<unknown>
  /** Opens a page of another area. */
  leave: () => Promise<unknown>
}

const GONE_WITHIN_MS = 5000
/** Effects that clean up do so after the box is gone. */
const SETTLE_MS = 800

/**
 * Opens and leaves an area twice and answers what there is more of after the second time. The first time may set up what
 * stays for good.
 */
export async function leaveTwice(page: Page, { area, enter, leave }: Leaving): Promise<string[]> {
  const rounds: Residue[] = []
  for (let round = 0; round < 2; round++) {
    await enter()
    await leave()
    await page.waitForSelector(`[data-area="${area}"][data-slot=main]`, {
      state: 'detached',
      timeout: GONE_WITHIN_MS,
    })
    await page.waitForTimeout(SETTLE_MS)
    rounds.push(await residueOf(page))
  }
  const [first = {}, second = {}] = rounds
  return grown(first, second).map((name) => `left behind: ${name}`)
}
