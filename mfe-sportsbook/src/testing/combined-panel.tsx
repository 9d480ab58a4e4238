import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Bet } from '@touchline/contracts/calls'
import {
  betAcceptList,
  betCheck,
  betParlay,
  betRejectList,
  dBetList,
  dBetListCancel,
  pendingBetList,
} from '@touchline/contracts/calls'
import type { PickIntent } from '@touchline/contracts/host'
import type { OddsFrame } from '@touchline/contracts/live'
import { createFakeHost, fakeAccount } from '@touchline/test-kit/fake-host'
import { mountSlip } from '../app/slip-parcel'
import { answerCombined, frameOf, picksOf } from './combination-bench'
import { answerBurmese, burmeseFrame } from './myanmar-bench'
import { arsenalBet, arsenalQuote } from './slip-fixtures'

// A busy machine draws slowly.
jest.setTimeout(30_000)

let mounted: () => void | Promise<void> = () => undefined

/** Takes the panel away; after each test it goes by itself. */
export const unmountCombined = (): Promise<void> => act(async () => mounted())
afterEach(unmountCombined)

/** The panel on a fake host, for a member of a currency. Steps take 1 s of the host's clock. */
export async function mountCombined(currency: 'MYR' | 'MMK' = 'MYR') {
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
    mounted = await mountSlip(document.getElementById('slip') as HTMLElement, fake.host)
  })
  const press = async (name: string | RegExp) => {
    await user.click(screen.getByRole('button', { name }))
    await later()
  }
  const sent = (name: string) => fake.asked.filter((call) => call.name === name)
  return { fake, user, later, show, press, sent }
}

/** A form of so many legs in a mode. */
export async function formOf(mode: 'parlay' | 'system', count: number, market: 2 | 3 = 2) {
  const panel = await mountCombined()
  const { fake, user, later, show } = panel
  answerCombined(fake, mode, market)
  for (const pick of picksOf(count)) {
    await act(async () => fake.bus.next({ type: 'pick', pick }))
    await show((seq) => frameOf(pick.match_id, { seq, market }))
  }
  await user.click(screen.getByRole('radio', { name: mode === 'parlay' ? 'Parlay' : 'System' }))
  await later(600)
  await screen.findByRole('button', { name: 'Enter a stake' })
  const stake = (text: string) => user.type(screen.getByRole('textbox', { name: 'Stake MYR' }), text)
  return { ...panel, stake }
}

/** A form of parlays that are bet: the server takes them and says this of the bet. */
export async function acceptedParlay(bet: Partial<Bet> = {}, market: 2 | 3 = 2) {
  const panel = await formOf('parlay', 3, market)
  panel.fake.answer(betParlay, ({ idem_key }) => ({
    kind: 'ok',
    data: { bet: arsenalBet({ idem_key, kind: 'parlay', ...bet }) },
  }))
  await panel.stake('50')
  await panel.press('Confirm bet')
  return panel
}

/** A form of bodies, one of each match, for a member who bets in kyat. */
export async function burmeseForm(picks: readonly PickIntent[]) {
  const panel = await mountCombined('MMK')
  const { fake, user, later, show } = panel
  answerBurmese(fake)
  for (const [n, pick] of picks.entries()) {
    await act(async () => fake.bus.next({ type: 'pick', pick }))
    await later()
    await show((seq) => burmeseFrame(n, seq, {}))
  }
  await later(600)
  const stake = (text: string) => user.type(screen.getByRole('textbox', { name: 'Stake MMK' }), text)
  return { ...panel, stake }
}
