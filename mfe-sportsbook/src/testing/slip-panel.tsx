import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type Bet,
  betAcceptList,
  betCheck,
  betRejectList,
  betSingle,
  dBetList,
  dBetListCancel,
  pendingBetList,
} from '@touchline/contracts/calls'
import type { OddsFrame } from '@touchline/contracts/live'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { mountSlip } from '../app/slip-parcel'
import { ARSENAL_PICK, arsenalBet, arsenalQuote, arsenalSnapshot, type MatchNow } from './slip-fixtures'

// A busy machine draws slowly.
jest.setTimeout(30_000)

let mounted: () => void | Promise<void> = () => undefined
let seq = 0

/** Takes the panel away, as a reload does; after each test it goes by itself. */
export const unmountPanel = (): Promise<void> => act(async () => mounted())
afterEach(unmountPanel)

/** The panel on a fake host. Steps take 1 s of the host's clock, so that no press is a double click. */
export async function mountPanel({
  fake = createFakeHost(),
  running = [] as Bet[],
  settled = [] as Bet[],
  rejected = [] as Bet[],
  remembers = false,
  quote = arsenalQuote(),
} = {}) {
  document.body.innerHTML = '<div id="slip"></div>'
  if (!remembers) localStorage.clear()
  seq = 0
  fake.answer(betCheck, { quotes: [quote] })
  fake.answer(pendingBetList, { bets: [], total: 0 })
  fake.answer(betAcceptList, { bets: running, total: running.length })
  fake.answer(dBetList, { bets: settled, total: settled.length })
  fake.answer(dBetListCancel, { bets: [], total: 0 })
  fake.answer(betRejectList, { bets: rejected, total: rejected.length })
  fake.answer(betSingle, (request) => ({ kind: 'ok', data: { bet: arsenalBet({}, request) } }))
  const user = userEvent.setup({ delay: null })
  const later = () =>
    act(async () => {
      fake.clock.now += 1000
      // Lazy parts are drawn in a later turn.
      for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
    })
  const show = async (now: MatchNow = {}) => {
    seq += 1
    await act(async () => fake.frames.next(arsenalSnapshot({ seq, ...now }) as OddsFrame))
    await later()
  }
  await act(async () => {
    mounted = await mountSlip(document.getElementById('slip') as HTMLElement, fake.host)
  })
  await later()
  return {
    fake,
    user,
    show,
    later,
    /** The channel answers, and knows the match no more. */
    goneMatch: async () => {
      seq += 1
      const empty = { ...arsenalSnapshot({ seq }), payload: [[], [], [], []] }
      await act(async () => fake.frames.next(empty as unknown as OddsFrame))
      await later()
    },
    pick: async () => {
      await act(async () => fake.bus.next({ type: 'pick', pick: ARSENAL_PICK }))
      await show()
    },
    stake: () => screen.getByRole('textbox', { name: 'Stake MYR' }),
    press: async (name: string | RegExp) => {
      await user.click(screen.getByRole('button', { name }))
      await later()
    },
  }
}

/** The announcements for screen readers. */
export const announcements = (): string =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join(' ')
