import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  betAcceptList,
  betCheck,
  betParlay,
  betRejectList,
  dBetList,
  dBetListCancel,
  pendingBetList,
} from '@touchline/contracts/calls'
import type { OddsFrame } from '@touchline/contracts/live'
import { createFakeHost, fakeAccount } from '@touchline/test-kit/fake-host'
import { answerCombined, frameOf, picksOf } from '../testing/combination-bench'
import { answerBurmese, burmeseFrame, burmesePicks } from '../testing/myanmar-bench'
import { ARSENAL_PICK, arsenalBet, arsenalLeg, arsenalQuote } from '../testing/slip-fixtures'
import { mountSlip } from './slip-parcel'

// A busy machine draws slowly.
jest.setTimeout(30_000)

let unmount: () => void | Promise<void> = () => undefined
afterEach(async () => act(async () => unmount()))

/** The panel on a fake host, for a member of a currency. Steps take 1 s of the host's clock. */
async function mountPanel(currency: 'MYR' | 'MMK' = 'MYR') {
  document.body.innerHTML = '<div id="slip"></div>'
  localStorage.clear()
  const fake = createFakeHost()
  const account = fakeAccount()
  const wallet = { ...account.wallet, currency_code: currency }
  fake.session.next({ stage: 'in', account: { ...account, wallet } })
  fake.balance.next(wallet)
  fake.answer(betCheck, { quotes: [arsenalQuote()] })
  for (const call of [pendingBetList, betAcceptList, dBetList, dBetListCancel, betRejectList])
    fake.answer(call, { bets: [], total: 0 })
  const user = userEvent.setup({ delay: null })
  const later = (ms = 0) =>
    act(async () => {
      fake.clock.now += 1000
      await new Promise((resolve) => setTimeout(resolve, ms))
    })
  let seq = 0
  const show = (frame: (seq: number) => OddsFrame) =>
    act(async () => {
      seq += 1
      fake.frames.next(frame(seq))
    })
  await act(async () => {
    unmount = await mountSlip(document.getElementById('slip') as HTMLElement, fake.host)
  })
  const press = async (name: string | RegExp) => {
    await user.click(screen.getByRole('button', { name }))
    await later()
  }
  const sent = (name: string) => fake.asked.filter((call) => call.name === name)
  return { fake, user, later, show, press, sent }
}

test('a parlay over its maximum promises no win, and names the limit of parlays', async () => {
  const { fake, user, later, show } = await mountPanel()
  answerCombined(fake, 'parlay', 2)
  for (const pick of picksOf(3)) {
    await act(async () => fake.bus.next({ type: 'pick', pick }))
    await show((seq) => frameOf(pick.match_id, { seq, market: 2 }))
  }
  await user.click(screen.getByRole('radio', { name: 'Parlay' }))
  await later(600)
  const stake = await screen.findByRole('textbox', { name: /^Stake/ })
  const win = () => screen.getByText('To win').nextSibling?.textContent
  await user.type(stake, '1000')
  expect(win()).toMatch(/^[\d,]+\.\d\d$/)
  await user.type(stake, '0')
  expect(win()).toBe('–')
  await user.tab()
  await later()
  expect(screen.getByText(/to 1,000, the maximum: Mix parlay\./)).toBeTruthy()
  expect(win()).toMatch(/^[\d,]+\.\d\d$/)
  const { value } = fake.balance
  await act(async () => value && fake.balance.next({ ...value, available_balance: 50_000 }))
  expect(
    screen.getByText(/to 1,000, the maximum: Mix parlay\. Insufficient Balance\. You can risk 500\.00\./),
  ).toBeTruthy()
})

test('a system shows its name, its rows, tickets and total, and is confirmed by their count', async () => {
  const { fake, user, later, show, press, sent } = await mountPanel()
  answerCombined(fake, 'system', 2)
  for (const pick of picksOf(3)) {
    await act(async () => fake.bus.next({ type: 'pick', pick }))
    await show((seq) => frameOf(pick.match_id, { seq, market: 2 }))
  }
  await user.click(screen.getByRole('radio', { name: 'System' }))
  expect(await screen.findByRole('heading', { name: 'Trixie' })).toBeTruthy()
  await later(600)
  const table = within(screen.getByRole('table'))
  expect(table.getByRole('row', { name: /^2 of 3 × 3/ })).toBeTruthy()
  await user.type(table.getByRole('textbox', { name: 'Stake each, MYR, 2 of 3' }), '10')
  await user.type(table.getByRole('textbox', { name: 'Stake each, MYR, 3 of 3' }), '20')
  expect(table.getByRole('row', { name: 'Total 4 50.00' })).toBeTruthy()
  expect(screen.getByText('Risk').nextSibling?.textContent).toBe('50.00')
  await press('Confirm 4 tickets')
  expect(sent('betSysParlay')).toHaveLength(1)
  expect(await screen.findByRole('heading', { name: /^Bet accepted/ })).toBeTruthy()
  for (const words of ['4 tickets', '2 of 3: 3 × 10.00', '3 of 3: 1 × 20.00'])
    expect(screen.getByText(words)).toBeTruthy()
})

test('a system of two legs says how many it needs', async () => {
  const { fake, user, show } = await mountPanel()
  answerCombined(fake, 'system', 2)
  for (const pick of picksOf(2)) {
    await act(async () => fake.bus.next({ type: 'pick', pick }))
    await show((seq) => frameOf(pick.match_id, { seq, market: 2 }))
  }
  await user.click(screen.getByRole('radio', { name: 'System' }))
  expect(await screen.findByText('A system needs 3 legs.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add 1 more' })).toBeTruthy()
})

test.each(['invalidOddsBall', 'matchHide'] as const)(
  'a refusal about a leg, %s, stands on that leg',
  async (code) => {
    const { fake, user, later, show, press } = await mountPanel()
    answerCombined(fake, 'parlay', 2)
    for (const pick of picksOf(3)) {
      await act(async () => fake.bus.next({ type: 'pick', pick }))
      await show((seq) => frameOf(pick.match_id, { seq, market: 2 }))
    }
    await user.click(screen.getByRole('radio', { name: 'Parlay' }))
    await later(600)
    await user.type(await screen.findByRole('textbox', { name: 'Stake MYR' }), '50')
    fake.answer(betParlay, () => ({ kind: 'refused', code, text: '', details: { legs: [1] } }))
    await press('Confirm bet')
    const marked = screen.getAllByRole('listitem').map(({ className }) => className.includes('wrong'))
    expect(marked).toEqual([false, true, false])
  },
)

test('a Burmese leg that was taken out comes back as it was', async () => {
  const { fake, later, show, press } = await mountPanel('MMK')
  answerBurmese(fake)
  for (const [n, pick] of burmesePicks(2).entries()) {
    await act(async () => fake.bus.next({ type: 'pick', pick }))
    await later()
    await show((seq) => burmeseFrame(n, seq, {}))
  }
  await later(600)
  const [second] = screen.getAllByRole('button', { name: /^Remove / }).slice(1)
  await act(async () => second?.click())
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  await press('Undo')
  expect(await screen.findByRole('heading', { name: 'Maung' })).toBeTruthy()
})

test('quick stakes of a system go into the row that was chosen', async () => {
  const { fake, user, later, show } = await mountPanel()
  answerCombined(fake, 'system', 2)
  for (const pick of picksOf(3)) {
    await act(async () => fake.bus.next({ type: 'pick', pick }))
    await show((seq) => frameOf(pick.match_id, { seq, market: 2 }))
  }
  await user.click(screen.getByRole('radio', { name: 'System' }))
  await later(600)
  await user.click(await screen.findByRole('textbox', { name: /3 of 3/ }))
  await user.click(screen.getByRole('button', { name: '50' }))
  const stakes = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
  expect(stakes).toEqual(['', '50'])
})

/** A form of so many legs in a mode. */
async function formOf(mode: 'parlay' | 'system', count: number, market: 2 | 3 = 2) {
  const panel = await mountPanel()
  const { fake, user, later, show } = panel
  answerCombined(fake, mode, market)
  for (const pick of picksOf(count)) {
    await act(async () => fake.bus.next({ type: 'pick', pick }))
    await show((seq) => frameOf(pick.match_id, { seq, market }))
  }
  await user.click(screen.getByRole('radio', { name: mode === 'parlay' ? 'Parlay' : 'System' }))
  await later(600)
  await screen.findByRole('button', { name: 'Enter a stake' })
  return panel
}

const stakes = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)

test('a row that a limit has cut is named until it was read, however the other rows are typed', async () => {
  const { user, press, later, sent } = await formOf('system', 3)
  await user.type(screen.getByRole('textbox', { name: /2 of 3/ }), '90000')
  await user.type(screen.getByRole('textbox', { name: /3 of 3/ }), '5')
  const notice = () => screen.getByText(/^2 of 3: Stake adjusted from 90,000 to /)
  expect(notice()).toBeTruthy()
  // A press at once would be taken for one of before.
  await later()
  await press('Read, then bet')
  expect(sent('betSysParlay')).toEqual([])
  expect(notice()).toBeTruthy()
  await press(/^Confirm/)
  expect(sent('betSysParlay')).toHaveLength(1)
})

test('quick stakes say which row they go into, and its stake goes into all rows by one press', async () => {
  const { user, press } = await formOf('system', 4)
  expect(screen.getByText('Quick stake: 2 of 4')).toBeTruthy()
  await user.click(screen.getByRole('textbox', { name: /3 of 4/ }))
  expect(screen.getByText('Quick stake: 3 of 4')).toBeTruthy()
  expect(screen.getByRole('row', { current: true }).textContent).toContain('3 of 4')
  await press('50')
  expect(stakes()).toEqual(['', '50', ''])
  await press('Same in all rows')
  expect(stakes()).toEqual(['50', '50', '50'])
  expect(screen.getByRole('row', { name: 'Total 11 550.00' })).toBeTruthy()
})

test('the receipt of a parlay names the match of each leg, and its combined odds', async () => {
  const { fake, user, press } = await formOf('parlay', 3)
  const legs = picksOf(3).map(({ match_id }) => arsenalLeg({ match_id, odds: 204, odds_type: 4 }))
  fake.answer(betParlay, ({ idem_key }) => ({
    kind: 'ok',
    data: { bet: arsenalBet({ idem_key, kind: 'parlay', legs }) },
  }))
  await user.type(screen.getByRole('textbox', { name: 'Stake MYR' }), '50')
  await press('Confirm bet')
  await screen.findByRole('heading', { name: /^Bet accepted/ })
  const receipt = within(await screen.findByRole('region', { name: /^TL-/ }))
  expect(receipt.getAllByText('Arsenal v Chelsea · Full time handicap')).toHaveLength(3)
  expect(receipt.getByText('Combined odds').parentElement?.textContent).toBe('Combined odds 8.489')
})

test('a leg that was taken out is told in the place of the head, until it is put back or closed', async () => {
  const { press } = await formOf('parlay', 3)
  const heads = () =>
    [screen.queryByText('3 selections'), screen.queryByText(/^Removed: Arsenal/)].map(Boolean)
  const parts = () => screen.getByRole('region', { name: /^Bet slip/ }).childElementCount
  const before = parts()
  expect(heads()).toEqual([true, false])
  await act(async () => screen.getAllByRole('button', { name: /^Remove / })[0]?.click())
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy()
  expect([heads(), parts()]).toEqual([[false, true], before])
  await press('Undo')
  expect(heads()).toEqual([true, false])
  await act(async () => screen.getAllByRole('button', { name: /^Remove / })[0]?.click())
  await press('Close this message')
  expect(screen.getByText('2 selections')).toBeTruthy()
})

test('a leg whose price moved keeps match and market, with the old price struck and the way it went', async () => {
  const { show } = await formOf('parlay', 3)
  const [pick] = picksOf(3)
  await show((seq) => frameOf(pick?.match_id ?? 0, { seq, market: 2, prices: [80, -96], ball: 11 }))
  const [leg] = screen.getAllByRole('listitem')
  const card = within(leg as HTMLElement)
  expect(card.getByText(/Arsenal v Chelsea/)).toBeTruthy()
  expect(card.getByText(/^Full time handicap/)).toBeTruthy()
  expect(card.getByText('2.04').tagName).toBe('DEL')
  expect(card.getByRole('img', { name: 'down' })).toBeTruthy()
  expect(card.getByText('Odds changed from 2.04 to 1.80.')).toBeTruthy()
})

test('legs in play keep score and minute while their parlay waits', async () => {
  const { fake, user, press } = await formOf('parlay', 3, 3)
  fake.answer(betParlay, ({ idem_key }) => ({
    kind: 'ok',
    data: {
      bet: arsenalBet({ idem_key, kind: 'parlay', status: 'waiting', decide_at: fake.clock.now + 6000 }),
    },
  }))
  await user.type(screen.getByRole('textbox', { name: 'Stake MYR' }), '50')
  await press('Confirm bet')
  expect(await screen.findByRole('button', { name: 'Waiting…' })).toBeTruthy()
  const matches = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  for (const text of matches) expect(text).toMatch(/Arsenal 1-0 Chelsea 1H 22′/)
})

test('legs of one match say so in plain words, and so does the way out', async () => {
  const { fake, show, later } = await formOf('parlay', 3)
  await act(async () => fake.bus.next({ type: 'pick', pick: { ...ARSENAL_PICK, selection: 'away' } }))
  await show((seq) => frameOf(ARSENAL_PICK.match_id, { seq, market: 2 }))
  await later(600)
  expect(await screen.findByText('Legs 1 and 4 are of one match.')).toBeTruthy()
  expect(screen.getByText('Same match as leg 4: keep one')).toBeTruthy()
  expect(screen.getByText('Same match as leg 1: keep one')).toBeTruthy()
  const keep = screen.getAllByRole('button', { name: /^Keep / })[0] as HTMLElement
  const button = screen.getByRole('button', { name: '1 conflict to resolve' })
  expect(button.compareDocumentPosition(keep)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  keep.parentElement?.setAttribute('data-shown', 'no')
  ;(keep.parentElement as HTMLElement).scrollIntoView = () =>
    keep.parentElement?.setAttribute('data-shown', 'yes')
  await act(async () => button.click())
  expect(keep.parentElement?.getAttribute('data-shown')).toBe('yes')
  expect(document.activeElement).toBe(keep)
})

test('a slip whose parlay was accepted is empty below its receipt, and stays so when that is put away', async () => {
  const { fake, user, press } = await formOf('parlay', 3)
  fake.answer(betParlay, ({ idem_key }) => ({
    kind: 'ok',
    data: { bet: arsenalBet({ idem_key, kind: 'parlay' }) },
  }))
  await user.type(screen.getByRole('textbox', { name: 'Stake MYR' }), '50')
  await press('Confirm bet')
  await screen.findByRole('heading', { name: /^Bet accepted/ })
  expect(screen.getByText('Your slip is empty')).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'If odds move' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Bet accepted/ }))
  expect(screen.getByRole('region', { name: /^TL-/ }).textContent).toMatch(/Stake .*To win /)
  await user.click(screen.getByRole('button', { name: /^Bet accepted/ }))
  await press('Done')
  expect(screen.queryByRole('heading', { name: /^Bet accepted/ })).toBeNull()
  expect(screen.getByText('Your slip is empty')).toBeTruthy()
})

test('a body on the side that is given goals is named by the side that gives', async () => {
  const { fake, later, show } = await mountPanel('MMK')
  answerBurmese(fake)
  for (const pick of burmesePicks(1))
    await act(async () => fake.bus.next({ type: 'pick', pick: { ...pick, selection: 'away' } }))
  await later()
  await show((seq) => burmeseFrame(0, seq, {}))
  await later(600)
  expect(await screen.findByRole('region', { name: 'Chelsea (Arsenal 1−50)' })).toBeTruthy()
})

test('Burmese odds have a mode for members of a Burmese currency alone', async () => {
  await mountPanel('MYR')
  expect(screen.queryByRole('radio', { name: 'Myanmar' })).toBeNull()
  await act(async () => unmount())
  await mountPanel('MMK')
  expect(screen.getByRole('radio', { name: 'Myanmar' })).toBeTruthy()
})

test('a body says what every margin pays', async () => {
  const { fake, user, later, show, press, sent } = await mountPanel('MMK')
  answerBurmese(fake)
  for (const pick of burmesePicks(1)) await act(async () => fake.bus.next({ type: 'pick', pick }))
  await later()
  await show((seq) => burmeseFrame(0, seq, {}))
  await later(600)
  expect(await screen.findByRole('heading', { name: 'Body' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Arsenal 1−50' })).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Stake MMK' }), '1000')
  expect((await screen.findByText('Arsenal win by 1')).nextSibling?.textContent).toMatch(/^Lose 50 % −500/)
  await press('Confirm bet')
  expect(sent('betSingleMmo')).toHaveLength(1)
})

test('a maung shows its deduction, and asks on the leg that moved', async () => {
  const { fake, user, later, show, press, sent } = await mountPanel('MMK')
  answerBurmese(fake)
  for (const [n, pick] of burmesePicks(2).entries()) {
    await act(async () => fake.bus.next({ type: 'pick', pick }))
    await later()
    await show((seq) => burmeseFrame(n, seq, {}))
  }
  await later(600)
  expect(await screen.findByRole('heading', { name: 'Maung' })).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Stake MMK' }), '100')
  expect(screen.getByText('Deduction, 2 legs: 15 %').nextSibling?.textContent).toMatch(/^−60/)
  expect((await screen.findByText('All 2 win')).nextSibling?.textContent).toMatch(/^Win \+240/)
  await show((seq) => burmeseFrame(1, seq, { goals: 2, ball: 6 }))
  await later()
  expect(screen.getByText(/The goal line moved from 1−50 @ 0.95 to 2−50 @ 0.95/)).toBeTruthy()
  await press('Bet at new prices, win 240')
  expect(sent('betParlayMmo')[0]?.request).toMatchObject({ picks: [{ goals: 1 }, { goals: 2, ball: 6 }] })
})

test('selections at another kind of price wait, one press away', async () => {
  const { fake, later, show, press } = await mountPanel('MMK')
  answerBurmese(fake)
  for (const pick of burmesePicks(1)) await act(async () => fake.bus.next({ type: 'pick', pick }))
  await later()
  await act(async () => fake.bus.next({ type: 'pick', pick: { ...ARSENAL_PICK, match_id: 600 } }))
  await show((seq) => frameOf(600, { seq, market: 2 }))
  expect(await screen.findByText('1 Burmese selection waits.')).toBeTruthy()
  await press('Show Myanmar')
  expect(await screen.findByText('1 selection at Asian prices waits.')).toBeTruthy()
  expect(screen.getByText(/are not mixed in one bet/)).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Single' }).textContent).toBe('Single1')
})
