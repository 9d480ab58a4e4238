import { openBrowser } from '../../testing/browser'
import { combinedSlip, PICKS } from '../../testing/combination-bench'
import { hostOfOtherTab, openSlip, readySlip } from '../../testing/slip-bench'
import { ARSENAL_PICK, TOTAL } from '../../testing/slip-fixtures'
import { twoTabs } from '../../testing/two-tabs'
import { rowEntry } from './row-entry'

const TOTAL_PICK = { ...ARSENAL_PICK, line_id: TOTAL, selection: 'over' }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const textsOf = ({ slip }: Pick<ReturnType<typeof openSlip>, 'slip'>) =>
  slip.all.map(({ wager }) => wager.draft?.stakeText)

async function systemOf(options: Parameters<typeof openSlip>[0] = {}) {
  const system = await combinedSlip('system', options, PICKS, 2)
  const { combination } = system
  const row = (size: number) => {
    const held = combination()
    if (held.mode !== 'system') throw new Error('no system')
    return rowEntry(held, size)
  }
  return { ...system, row, rows: () => combination().wager.draft?.rows }
}

describe('a mistyped stake is not bet', () => {
  test('once its field loses the focus: its text stays', async () => {
    const { wager } = await readySlip()
    wager().type('1000')
    wager().mistype(true)
    wager().leave()
    expect(wager().draft?.stakeText).toBe('1000')
    wager().mistype(false)
    wager().leave()
    expect(wager().draft?.stakeText).toBe('1,000')
  })

  test('after it was taken out and put back', async () => {
    const slip = await readySlip()
    slip.wager().mistype(true)
    slip.slip.clear()
    slip.slip.undo()
    expect(textsOf(slip)).toEqual([''])
  })

  test('after a reload', async () => {
    const browser = openBrowser()
    const before = await readySlip(browser.openTab())
    before.wager().mistype(true)
    await before.wait(10)
    const after = openSlip(browser.openTab())
    expect(textsOf(after)).toEqual([''])
  })

  test('in the other tab, until it is edited in one of them', async () => {
    const { one, two } = await twoTabs()
    one.wager().mistype(true)
    await one.wait(10)
    expect([textsOf(one), textsOf(two)]).toEqual([['100'], ['']])
    expect([one.wager().isMistyped, two.wager().isMistyped]).toEqual([true, false])
    two.wager().type('100')
    await two.wait(10)
    expect([textsOf(one), one.wager().isMistyped]).toEqual([['100'], false])
    one.wager().mistype(true)
    one.wager().type('30')
    await one.wait(10)
    expect([textsOf(one), textsOf(two)]).toEqual([['30'], ['30']])
  })

  test('of a selection that is picked beside it while they share a stake', async () => {
    const slip = await readySlip()
    slip.wager().mistype(true)
    await slip.pick(TOTAL_PICK)
    expect(textsOf(slip)).toEqual(['100', ''])
  })

  test('of a parlay in the other tab and after a reload', async () => {
    const browser = openBrowser()
    const one = await combinedSlip('parlay', browser.openTab())
    const two = openSlip({ ...browser.openTab(), fake: hostOfOtherTab() })
    await two.wait(500)
    expect(two.slip.combination?.wager.draft?.stakeText).toBe('50')
    one.combination().wager.mistype(true)
    await one.wait(10)
    expect(two.slip.combination?.wager.draft?.stakeText).toBe('')
    expect(one.combination().wager.draft).toMatchObject({ stakeText: '50' })
    const after = openSlip({ ...browser.openTab(), fake: hostOfOtherTab() })
    await after.wait(500)
    expect(after.slip.combination?.wager.draft?.stakeText).toBe('')
  })

  test('of a row of a system in the other tab, beside rows that are amounts', async () => {
    const browser = openBrowser()
    const { row, rows, wait } = await systemOf(browser.openTab())
    const two = openSlip({ ...browser.openTab(), fake: hostOfOtherTab() })
    row(2).type('20')
    row(3).type('30')
    row(2).mistype(true)
    await wait(10)
    await two.wait(500)
    expect(rows()).toEqual({ 2: '20', 3: '30' })
    expect(two.slip.combination?.wager.draft?.rows).toEqual({ 3: '30' })
  })

  test('of a row of a system, so that it goes into no other row', async () => {
    const { row, rows, combination } = await systemOf()
    row(2).type('20')
    row(2).mistype(true)
    row(2).spread()
    expect([rows(), row(2).isMistyped]).toEqual([{ 2: '20' }, true])
    expect(combination().wager.money?.verdict.ok).toBe(false)
    row(3).type('30')
    row(3).spread()
    expect([rows(), row(2).isMistyped]).toEqual([{ 2: '30', 3: '30' }, false])
  })
})
