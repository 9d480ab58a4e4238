import { screen } from '@testing-library/react'
import { frameOf } from '../testing/combination-bench'
import {
  answerBurmese,
  type BurmeseNow,
  burmeseFrame,
  burmesePick,
  burmesePicks,
} from '../testing/myanmar-bench'
import { ARSENAL_PICK } from '../testing/slip-fixtures'
import {
  burmeseForm,
  isShown,
  legs,
  mountPanel,
  stakedForm,
  sumOf,
  unmountPanel,
} from '../testing/slip-panel'

/** The page scrolls, its foot lies over all below 300 px, and the second leg is behind it. */
function placeRows(): void {
  document.body.style.overflowY = 'auto'
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = this.matches('li:nth-child(2)') ? 400 : this.matches('[data-foot]') ? 300 : 0
    return { top, bottom: top + (this.matches('li') ? 80 : 600) } as DOMRect
  })
}

afterEach(() => {
  jest.restoreAllMocks()
  document.body.style.overflowY = ''
})

/** A form whose first leg has changed. */
async function changed(count: number, now: BurmeseNow) {
  const panel = await burmeseForm(burmesePicks(count))
  await panel.showFrame((seq) => burmeseFrame(0, seq, { ...now, ball: 6 }))
  await panel.later()
}

test('Burmese odds have a mode for members of a Burmese currency alone', async () => {
  await mountPanel()
  expect(screen.queryByRole('radio', { name: 'Myanmar' })).toBeNull()
  await unmountPanel()
  await mountPanel({ currency: 'MMK' })
  expect(screen.getByRole('radio', { name: 'Myanmar' })).toBeTruthy()
})

test('selections at another kind of price wait, one press away', async () => {
  const { fake, tap, later, showFrame, press } = await mountPanel({ currency: 'MMK' })
  answerBurmese(fake)
  await tap(burmesePick(0))
  await later()
  await tap({ ...ARSENAL_PICK, match_id: 600 })
  await showFrame((seq) => frameOf(600, { seq, market: 2 }))
  expect(await screen.findByText('1 Burmese selection on hold.')).toBeTruthy()
  await press('Show Myanmar')
  expect(await screen.findByText('1 Asian-odds selection on hold.')).toBeTruthy()
  expect(screen.getByText(/cannot be combined in one bet/)).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Single' }).textContent).toBe('Single1')
})

test('a body is named by the side that gives goals, and says what every margin pays', async () => {
  const { press, sent } = await stakedForm('body', '1000')
  expect(await screen.findByRole('heading', { name: 'Body' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Arsenal 1−50' })).toBeTruthy()
  expect((await screen.findByText('Arsenal win by 1')).nextSibling?.textContent).toMatch(/^Lose 50% −500/)
  await press('Confirm bet')
  expect(sent()).toMatchObject([{ goals: 1, percent: -50 }])
  await unmountPanel()
  await burmeseForm([burmesePick(0, { selection: 'away' })])
  expect(await screen.findByRole('region', { name: 'Chelsea (Arsenal 1−50)' })).toBeTruthy()
})

test.each([
  {
    it: 'percent',
    now: { percent: -60 },
    title: 'The percent moved',
    amounts: 'from 1−50 @ 0.95 to 1−60 @ 0.95.',
  },
  {
    it: 'price alone',
    now: { odds: 80 },
    title: 'Odds changed',
    amounts: 'from 1−50 @ 0.95 to 1−50 @ 0.80.',
  },
])('a body names its moved $it', async ({ now, title, amounts }) => {
  await changed(1, now)
  expect(screen.getByText(title)).toBeTruthy()
  expect(screen.getByText(`${title} ${amounts}`)).toBeTruthy()
})

test.each([
  { it: 'a body', count: 1, old: '1−50 @ 0.95' },
  { it: 'a leg of a maung', count: 2, old: '1−50' },
])('$it that moved for the better shows its old percent struck, and asks nothing', async ({ count, old }) => {
  await changed(count, { percent: -40 })
  const was = screen.getByText(old, { selector: 'del' })
  expect(was.nextElementSibling?.getAttribute('aria-label')).toBe('up')
  expect(isShown(/moved/)).toBe(false)
})

test('a maung counts its legs above them, shows its deduction, and asks on the leg that moved', async () => {
  const { later, showFrame, press, sent } = await stakedForm('maung')
  expect(await screen.findByRole('heading', { name: 'Maung' })).toBeTruthy()
  const meter = screen.getByText(/^2 of \d+ legs$/)
  expect(meter.compareDocumentPosition(legs()[0] as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(sumOf('Deduction, 2 legs: 15%')).toMatch(/^−60/)
  expect((await screen.findByText('All 2 win')).nextSibling?.textContent).toMatch(/^Win \+240/)
  placeRows()
  await showFrame((seq) => burmeseFrame(1, seq, { goals: 2, ball: 6 }))
  await later()
  // Up to the foot, which begins at 300: it would hide the terms of the button.
  expect(document.body.scrollTop).toBe(180)
  expect(screen.getByText(/The goal line moved from 1−50 to 2−50/)).toBeTruthy()
  // Goals, percent and the deduction decide what a leg brings, and no price.
  for (const { textContent } of legs()) expect(textContent).not.toContain('0.95')
  await press('Bet on the new line, win 240')
  expect(sent()).toMatchObject([{ picks: [{ goals: 1 }, { goals: 2, ball: 6 }] }])
})
