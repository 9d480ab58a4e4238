import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type Bet,
  betAcceptList,
  betCheck,
  betParlay,
  betParlayMmo,
  betRejectList,
  betSingle,
  betSingleMmo,
  betSysParlay,
  dBetList,
  dBetListCancel,
  pendingBetList,
  type Quote,
  type RefusalDetails,
} from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { BusEvent, PickIntent } from '@touchline/contracts/host'
import type { OddsFrame } from '@touchline/contracts/live'
import { createFakeHost, type FakeHost, fakeAccount } from '@touchline/test-kit/fake-host'
import { mountSlip } from '../app/slip-parcel'
import { answerCombined, frameOf, picksOf } from './combination-bench'
import { answerBurmese, burmeseFrame, burmesePicks } from './myanmar-bench'
import { ARSENAL_PICK, arsenalBet, arsenalQuote, arsenalSnapshot, type MatchNow } from './slip-fixtures'

// A busy machine draws slowly.
jest.setTimeout(30_000)

let mounted: () => void | Promise<void> = () => undefined

/** Takes the panel away, as a reload does; after each test it goes by itself. */
export const unmountPanel = (): Promise<void> => act(async () => mounted())
afterEach(unmountPanel)

/** A request for a bet of any kind. */
interface BetRequest {
  idem_key: string
  selection?: string
  stake?: number
}
type BetChange = Partial<Bet> | ((request: BetRequest) => Partial<Bet>)

const BET_CALLS = [
  [betSingle, 'single'],
  [betParlay, 'parlay'],
  [betSysParlay, 'system'],
  [betSingleMmo, 'mmo_single'],
  [betParlayMmo, 'mmo_parlay'],
] as const

/** A server of bets of every kind, and the sent requests. */
function betServer(fake: FakeHost) {
  const sent = () =>
    fake.asked
      .filter(({ name }) => BET_CALLS.some(([call]) => call.name === name))
      .map(({ request }) => request as BetRequest)
  /** The server answers each bet with this bet. */
  const accepts = (change: BetChange = {}): void => {
    for (const [call, kind] of BET_CALLS)
      fake.answer(call, (request: BetRequest) => ({
        kind: 'ok',
        data: { bet: betOf(request, kind, change) },
      }))
  }
  return {
    sent,
    accepts,
    waits: (ms = 9000) => accepts(() => ({ status: 'waiting', decide_at: fake.clock.now + ms })),
    refuses: (code: ErrorCode, details: RefusalDetails = {}): void => {
      for (const [call] of BET_CALLS) fake.answer(call, () => ({ kind: 'refused', code, text: '', details }))
    },
    /** The server decides the bet of a request, by default of the last one. */
    decides: (change: Partial<Bet>, request = sent().at(-1)) =>
      act(async () => {
        if (request) fake.member.next({ t: 'bet', bet: betOf(request, 'single', change) })
      }),
  }
}

function betOf(request: BetRequest, kind: Bet['kind'], change: BetChange): Bet {
  const { idem_key } = request
  const more = typeof change === 'function' ? change(request) : change
  const single = kind === 'single' ? (request as Parameters<typeof arsenalBet>[1]) : undefined
  return arsenalBet({ bet_id: idem_key, idem_key, kind, ...more }, single)
}

/** The panel on a fake host. Steps take 1 s of the host's clock, so that no press is a double click. */
export async function mountPanel({
  fake = createFakeHost(),
  currency = 'MYR' as 'MYR' | 'MMK',
  running = [] as Bet[],
  settled = [] as Bet[],
  rejected = [] as Bet[],
  remembers = false,
  quote = {} as Partial<Quote>,
} = {}) {
  document.body.innerHTML = '<div id="slip"></div>'
  if (!remembers) localStorage.clear()
  if (currency !== 'MYR') useCurrency(fake, currency)
  fake.answer(betCheck, ({ picks }) => ({
    kind: 'ok',
    data: { quotes: picks.map((pick) => arsenalQuote({ ...pick, ball: 0, ...quote })) },
  }))
  fake.answer(pendingBetList, { bets: [], total: 0 })
  fake.answer(betAcceptList, { bets: running, total: running.length })
  fake.answer(dBetList, { bets: settled, total: settled.length })
  fake.answer(dBetListCancel, { bets: [], total: 0 })
  fake.answer(betRejectList, { bets: rejected, total: rejected.length })
  const server = betServer(fake)
  server.accepts()
  const user = userEvent.setup({ delay: null })
  const later = (ms = 0) =>
    act(async () => {
      fake.clock.now += 1000
      await new Promise((resolve) => setTimeout(resolve, ms))
      // Lazy parts are drawn in a later turn.
      for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
    })
  let seq = 0
  const showFrame = (frame: (seq: number) => OddsFrame) =>
    act(async () => {
      seq += 1
      fake.frames.next(frame(seq))
    })
  const show = async (now: MatchNow = {}) => {
    await showFrame((at) => arsenalSnapshot({ seq: at, ...now }) as OddsFrame)
    await later()
  }
  const tap = (pick: PickIntent, more: Partial<Extract<BusEvent, { type: 'pick' }>> = {}) =>
    act(async () => fake.bus.next({ type: 'pick', pick, ...more }))
  await act(async () => {
    mounted = await mountSlip(document.getElementById('slip') as HTMLElement, fake.host)
  })
  await later()
  return {
    ...server,
    fake,
    user,
    later,
    show,
    showFrame,
    tap,
    /** The channel answers, and knows the match no more. */
    goneMatch: async () => {
      await showFrame(
        (at) => ({ ...arsenalSnapshot({ seq: at }), payload: [[], [], [], []] }) as unknown as OddsFrame,
      )
      await later()
    },
    pick: async () => {
      await tap(ARSENAL_PICK)
      await show()
    },
    stake: () => screen.getByRole<HTMLInputElement>('textbox', { name: `Stake ${currency}` }),
    press: async (name: string | RegExp) => {
      await user.click(button(name))
      await later()
    },
    setBalance: (available_balance: number) =>
      act(async () => {
        const { value } = fake.balance
        if (value) fake.balance.next({ ...value, available_balance })
      }),
  }
}

function useCurrency(fake: FakeHost, currency_code: 'MMK'): void {
  const account = fakeAccount()
  const wallet = { ...account.wallet, currency_code }
  fake.session.next({ stage: 'in', account: { ...account, wallet } })
  fake.balance.next(wallet)
}

/** A form of so many legs in a mode, each of another match, without a stake. */
export async function formOf(
  mode: 'parlay' | 'system',
  count: number,
  market: 2 | 3 = 2,
  matchRemaining?: number,
) {
  const panel = await mountPanel()
  const { fake, user, later, tap, showFrame } = panel
  answerCombined(fake, mode, market, matchRemaining)
  for (const pick of picksOf(count)) {
    await tap(pick)
    await showFrame((seq) => frameOf(pick.match_id, { seq, market }))
  }
  await user.click(screen.getByRole('radio', { name: mode === 'parlay' ? 'Parlay' : 'System' }))
  await later(600)
  return panel
}

/** A form of bodies, one of each match, for a member who bets in kyat. */
export async function burmeseForm(picks: readonly PickIntent[]) {
  const panel = await mountPanel({ currency: 'MMK' })
  const { fake, later, tap, showFrame } = panel
  answerBurmese(fake)
  for (const [n, pick] of picks.entries()) {
    await tap(pick)
    await later()
    await showFrame((seq) => burmeseFrame(n, seq, {}))
  }
  await later(600)
  return panel
}

export const AWAY_PICK = { ...ARSENAL_PICK, selection: 'away' }

/** Several singles of one match, without a stake. */
export async function severalOf(
  picks: readonly PickIntent[] = [ARSENAL_PICK, AWAY_PICK],
  quote: Partial<Quote> = {},
) {
  const panel = await mountPanel({ quote })
  for (const pick of picks) await panel.tap(pick)
  await panel.show()
  await screen.findByRole('switch', { name: 'Same stake for all' })
  return panel
}

const FORMS = {
  single: { open: singleForm, ready: 'Confirm bet' },
  several: { open: severalOf, ready: 'Bet all 2' },
  parlay: { open: () => formOf('parlay', 3), ready: 'Confirm bet' },
  'live parlay': { open: () => formOf('parlay', 3, 3), ready: 'Confirm bet' },
  system: { open: () => formOf('system', 3), ready: 'Confirm 3 tickets' },
  body: { open: () => burmeseForm(burmesePicks(1)), ready: 'Confirm bet' },
  maung: { open: () => burmeseForm(burmesePicks(2)), ready: 'Confirm bet' },
} as const
export type FormKind = keyof typeof FORMS

async function singleForm() {
  const panel = await mountPanel()
  await panel.pick()
  return panel
}

/** A form with a stake within its limits. */
export async function stakedForm(kind: FormKind, stake = '100') {
  const { open, ready } = FORMS[kind]
  const panel = await open()
  const [field] = await screen.findAllByRole<HTMLInputElement>('textbox')
  await panel.user.type(field as HTMLElement, stake)
  return {
    ...panel,
    ready,
    field: field as HTMLInputElement,
    submit: () => document.querySelector('[data-stage] button[type="submit"]') as HTMLButtonElement,
    /** Bets, once the button is open. */
    confirm: async () => {
      await waitFor(() => expect(isLocked(ready)).toBe(false))
      await panel.press(ready)
    },
  }
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const isLocked = (name: string | RegExp) => button(name).getAttribute('aria-disabled') === 'true'
export const card = (name: string | RegExp = 'Arsenal −0.5') => within(screen.getByRole('region', { name }))
export const legs = () => screen.getAllByRole('listitem')
/** The text beside a term. */
export const sumOf = (term: string) => screen.getByText(term).nextSibling?.textContent
export const isShown = (text: string | RegExp) => screen.queryAllByText(text).length > 0

/** The announcements for screen readers. */
export const announcements = (): string =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join(' ')
