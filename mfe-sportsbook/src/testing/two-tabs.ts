import { openBrowser } from './browser'
import { hostOfOtherTab, openSlip, readySlip } from './slip-bench'

/** Two tabs of one browser; the handicap is picked in the first with a stake of 100. */
export async function twoTabs({ isHidden = false } = {}) {
  const browser = openBrowser()
  const one = await readySlip(browser.openTab())
  const two = openSlip({ ...browser.openTab(), fake: hostOfOtherTab(), isHidden: () => isHidden })
  two.show()
  await two.wait(500)
  return { browser, one, two }
}

/** Lines that a slip holds, each with its stake. */
export const heldBy = ({ slip }: Pick<ReturnType<typeof openSlip>, 'slip'>) =>
  slip.all.map(({ selection, wager }) => [selection.pick.line_id, wager.draft?.stakeText])
