import { act, screen } from '@testing-library/react'
import { frameOf } from '../testing/combination-bench'
import { burmeseForm, mountCombined, unmountCombined } from '../testing/combined-panel'
import { answerBurmese, burmeseFrame, burmesePick, burmesePicks } from '../testing/myanmar-bench'
import { ARSENAL_PICK } from '../testing/slip-fixtures'

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

test('a Burmese leg that was taken out comes back as it was', async () => {
  const { press } = await burmeseForm(burmesePicks(2))
  const [second] = screen.getAllByRole('button', { name: /^Remove / }).slice(1)
  await act(async () => second?.click())
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  await press('Undo')
  expect(await screen.findByRole('heading', { name: 'Maung' })).toBeTruthy()
})

test('the count of legs of a maung is above them, where the stake does not hide it', async () => {
  await burmeseForm(burmesePicks(3))
  const [first] = screen.getAllByRole('listitem')
  const meter = screen.getByText(/^3 of \d+ legs$/)
  expect(meter.compareDocumentPosition(first as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a body on the side that is given goals is named by the side that gives', async () => {
  await burmeseForm([burmesePick(0, { selection: 'away' })])
  expect(await screen.findByRole('region', { name: 'Chelsea (Arsenal 1−50)' })).toBeTruthy()
})

test('Burmese odds have a mode for members of a Burmese currency alone', async () => {
  await mountCombined('MYR')
  expect(screen.queryByRole('radio', { name: 'Myanmar' })).toBeNull()
  await unmountCombined()
  await mountCombined('MMK')
  expect(screen.getByRole('radio', { name: 'Myanmar' })).toBeTruthy()
})

test('a body says what every margin pays', async () => {
  const { stake, press, sent } = await burmeseForm(burmesePicks(1))
  expect(await screen.findByRole('heading', { name: 'Body' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Arsenal 1−50' })).toBeTruthy()
  await stake('1000')
  expect((await screen.findByText('Arsenal win by 1')).nextSibling?.textContent).toMatch(/^Lose 50% −500/)
  await press('Confirm bet')
  expect(sent('betSingleMmo')).toHaveLength(1)
})

test('a maung shows its deduction, and asks on the leg that moved', async () => {
  const { stake, later, show, press, sent } = await burmeseForm(burmesePicks(2))
  expect(await screen.findByRole('heading', { name: 'Maung' })).toBeTruthy()
  await stake('100')
  expect(screen.getByText('Deduction, 2 legs: 15%').nextSibling?.textContent).toMatch(/^−60/)
  expect((await screen.findByText('All 2 win')).nextSibling?.textContent).toMatch(/^Win \+240/)
  placeRows()
  await show((seq) => burmeseFrame(1, seq, { goals: 2, ball: 6 }))
  await later()
  // Up to the foot, which begins at 300: it would hide what the button is about to accept.
  expect(document.body.scrollTop).toBe(180)
  expect(screen.getByText(/The goal line moved from 1−50 to 2−50/)).toBeTruthy()
  // Goals, percent and the deduction decide what a leg brings, and no price.
  for (const leg of screen.getAllByRole('listitem')) expect(leg.textContent).not.toContain('0.95')
  await press('Bet on the new line, win 240')
  expect(sent('betParlayMmo')[0]?.request).toMatchObject({ picks: [{ goals: 1 }, { goals: 2, ball: 6 }] })
})

test.each([
  ['the percent that moved', { percent: -60 }, 'The percent moved', 'from 1−50 @ 0.95 to 1−60 @ 0.95.'],
  ['the price that moved alone', { odds: 80 }, 'Odds changed', 'from 1−50 @ 0.95 to 1−50 @ 0.80.'],
] as const)('a body names %s', async (_, now, title, amounts) => {
  const { show, later } = await burmeseForm(burmesePicks(1))
  await show((seq) => burmeseFrame(0, seq, { ...now, ball: 6 }))
  await later()
  expect(screen.getByText(title)).toBeTruthy()
  expect(screen.getByText(`${title} ${amounts}`)).toBeTruthy()
})

test.each([
  ['a body', 1, '1\u221250 @ 0.95'],
  ['a leg of a maung', 2, '1\u221250'],
] as const)(
  '%s that moved for the better shows its old percent struck, and asks nothing',
  async (_, count, old) => {
    const { show } = await burmeseForm(burmesePicks(count))
    await show((seq) => burmeseFrame(0, seq, { percent: -40, ball: 6 }))
    const was = screen.getByText(old, { selector: 'del' })
    expect(was.nextElementSibling?.getAttribute('aria-label')).toBe('up')
    expect(screen.queryByText(/moved/)).toBeNull()
  },
)

test('legs of one match bring nothing together until one of them is kept', async () => {
  const { fake, stake, later, show, press } = await burmeseForm(burmesePicks(2))
  await stake('100')
  expect(screen.getByText('Return').nextSibling?.textContent).toBe('340')
  const [first] = burmesePicks(1)
  await act(async () => first && fake.bus.next({ type: 'pick', pick: { ...first, selection: 'away' } }))
  await show((seq) => burmeseFrame(0, seq, {}))
  await later(600)
  expect(await screen.findByText('Legs 1 and 3 are on the same match.')).toBeTruthy()
  for (const sum of ['Return', 'To win']) expect(screen.getByText(sum).nextSibling?.textContent).toBe('–')
  const keep = screen.getByRole('button', { name: /^Keep Arsenal 1−50/ })
  Element.prototype.scrollIntoView = () => undefined
  await press('1 conflict to resolve')
  expect(document.activeElement).toBe(keep)
  await press(/^Keep Chelsea \(Arsenal 1−50\)/)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByText(/are on the same match/)).toBeNull()
  await press('Undo')
  expect(await screen.findByText(/^Legs \d and 3 are on the same match/)).toBeTruthy()
})

test('selections at another kind of price wait, one press away', async () => {
  const { fake, later, show, press } = await mountCombined('MMK')
  answerBurmese(fake)
  for (const pick of burmesePicks(1)) await act(async () => fake.bus.next({ type: 'pick', pick }))
  await later()
  await act(async () => fake.bus.next({ type: 'pick', pick: { ...ARSENAL_PICK, match_id: 600 } }))
  await show((seq) => frameOf(600, { seq, market: 2 }))
  expect(await screen.findByText('1 Burmese selection on hold.')).toBeTruthy()
  await press('Show Myanmar')
  expect(await screen.findByText('1 Asian-odds selection on hold.')).toBeTruthy()
  expect(screen.getByText(/cannot be combined in one bet/)).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Single' }).textContent).toBe('Single1')
})
