import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type Bet,
  betAcceptList,
  betCheck,
  betLookup,
  betRejectList,
  betSingle,
  dBetList,
  dBetListCancel,
  pendingBetList,
} from '@touchline/contracts/calls'
import type { OddsFrame } from '@touchline/contracts/live'
import { createFakeHost, fakeAccount } from '@touchline/test-kit/fake-host'
import {
  ARSENAL_PICK,
  arsenalBet,
  arsenalLeg,
  arsenalQuote,
  arsenalSnapshot,
  type MatchNow,
} from '../testing/slip-fixtures'
import { mountSlip } from './slip-parcel'

// A busy machine draws slowly.
jest.setTimeout(30_000)

let unmount: () => void | Promise<void> = () => undefined
let seq = 0

/** The panel on a fake host. Steps take 1 s of the host's clock, so that no press is a double click. */
async function mountPanel({
  fake = createFakeHost(),
  running = [] as Bet[],
  settled = [] as Bet[],
  rejected = [] as Bet[],
  remembers = false,
  quote = arsenalQuote(),
} = {}) {
  document.body.innerHTML = '<div id="slip"></div>'
  if (!remembers) sessionStorage.clear()
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
      await new Promise((resolve) => setTimeout(resolve, 0))
    })
  const show = async (now: MatchNow = {}) => {
    seq += 1
    await act(async () => fake.frames.next(arsenalSnapshot({ seq, ...now }) as OddsFrame))
    await later()
  }
  await act(async () => {
    unmount = await mountSlip(document.getElementById('slip') as HTMLElement, fake.host)
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

const saidAloud = (): string =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join(' ')

afterEach(async () => act(async () => unmount()))

describe('the slip', () => {
  test('is a named region that counts its selections', async () => {
    const { pick } = await mountPanel()
    expect(screen.getByRole('region', { name: 'Bet slip, empty' })).toBeTruthy()
    await pick()
    expect(screen.getByRole('region', { name: 'Bet slip, 1 selection' })).toBeTruthy()
    expect(screen.getByRole('tab', { name: 'Bet Slip 1', selected: true })).toBeTruthy()
  })

  test('shows what is bet on, and stake, risk, to win and confirm together', async () => {
    const { pick, user, stake } = await mountPanel()
    await pick()
    const leg = within(screen.getByRole('region', { name: 'Arsenal −0.5' }))
    expect(leg.getByText('England Premier League')).toBeTruthy()
    expect(leg.getByText('1H 22′')).toBeTruthy()
    expect(leg.getByText('Full time handicap, from 1-0 · MY')).toBeTruthy()
    await user.type(stake(), '100')
    expect(screen.getByText('Risk').nextSibling?.textContent).toBe('96.00')
    expect(screen.getByText('To win').nextSibling?.textContent).toBe('100.00')
    expect(screen.getByText('Available after this bet: 9,904.00 MYR.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Confirm bet' })).toBeTruthy()
  })

  describe('after a reload at which the match is over', () => {
    const cases = [
      { tab: 'a tab that knows its name', forget: () => undefined, name: 'Arsenal −0.5' },
      {
        tab: 'a tab that kept the pick alone',
        forget: () => {
          const key = 'touchline.slip.draft'
          const drafts = JSON.parse(sessionStorage.getItem(key) ?? '[]')
          sessionStorage.setItem(
            key,
            JSON.stringify(drafts.map(({ leg: _, ...draft }: object & { leg: unknown }) => draft)),
          )
        },
        name: 'Selection of an earlier match',
      },
    ]
    test.each(cases)('$tab says why it cannot be bet, and lets it go', async ({ forget, name }) => {
      const { pick } = await mountPanel()
      await pick()
      await act(async () => unmount())
      forget()
      const quote = arsenalQuote({ open: false, min_bet: 0, max_bet: 0, max_payout: 0 })
      const { goneMatch, user } = await mountPanel({ remembers: true, quote })
      await goneMatch()
      expect(screen.queryByText(/^(Min|Max|Payout) 0$/)).toBeNull()
      expect(screen.queryByText('Loading the selection…')).toBeNull()
      expect(screen.getByRole('region', { name })).toBeTruthy()
      expect(screen.getByText('No longer offered.').parentElement?.textContent).toContain(
        'This match is not available',
      )
      expect(screen.getByRole('button', { name: 'Remove selection' })).toBeTruthy()
      await user.click(screen.getByRole('button', { name: /^Remove (?!selection$)/ }))
      expect(screen.getByRole('region', { name: 'Bet slip, empty' })).toBeTruthy()
    })

    test('can be taken out before the channel has answered', async () => {
      const { pick } = await mountPanel()
      await pick()
      await act(async () => unmount())
      sessionStorage.setItem(
        'touchline.slip.draft',
        JSON.stringify([{ accountId: 'demo', pick: ARSENAL_PICK, stakeText: '' }]),
      )
      const { user } = await mountPanel({ remembers: true })
      expect(screen.getByText('Loading the selection…')).toBeTruthy()
      await user.click(screen.getByRole('button', { name: 'Remove selection' }))
      expect(screen.getByRole('region', { name: 'Bet slip, empty' })).toBeTruthy()
    })
  })

  test('tells what happens if', async () => {
    const { pick, user, stake } = await mountPanel()
    await pick()
    await user.type(stake(), '100')
    expect(await screen.findByRole('button', { name: 'From now on, if…', expanded: true })).toBeTruthy()
    expect(screen.getByText('Arsenal outscore them').nextSibling?.textContent).toBe('Win +100.00')
    expect(screen.getByText('Level, or Chelsea outscore them').nextSibling?.textContent).toBe('Lose −96.00')
  })

  test('is bet on with Enter, and says so aloud with a reference to copy', async () => {
    const { pick, user, stake, later, fake } = await mountPanel()
    await pick()
    await user.type(stake(), '100{Enter}')
    await later()
    expect(fake.asked.filter(({ name }) => name === 'betSingle')).toHaveLength(1)
    expect(await screen.findByRole('heading', { name: /^Bet accepted/ })).toBeTruthy()
    expect(saidAloud()).toContain('Bet accepted: Arsenal −0.5')
    expect(screen.getByRole('region', { name: 'Bet slip, empty' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Copy reference TL-7Q4K-20931' })).toBeTruthy()
  })

  test('a bet that stands folds to a line by itself, and can be placed once more', async () => {
    const { pick, user, stake, press, show } = await mountPanel()
    await pick()
    await user.type(stake(), '100')
    await press('Confirm bet')
    await user.click(await screen.findByRole('button', { name: /^Bet accepted/, expanded: true }))
    expect(screen.queryByRole('button', { name: 'Bet again' })).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Bet accepted/, expanded: false }))
    await press('Bet again')
    await show()
    expect(screen.getByRole('region', { name: 'Arsenal −0.5' })).toBeTruthy()
    expect((stake() as HTMLInputElement).value).toBe('100')
    expect(screen.queryByRole('heading', { name: /^Bet accepted/ })).toBeNull()
  })

  test('digits that are typed after a pick go to the stake', async () => {
    const { pick, user, stake } = await mountPanel()
    await pick()
    await user.keyboard('250')
    expect((stake() as HTMLInputElement).value).toBe('250')
    expect(document.activeElement).toBe(stake())
  })

  test('a held Enter does not bet the stake that a limit has just changed', async () => {
    const { pick, user, stake, later, fake } = await mountPanel()
    await pick()
    await user.type(stake(), '20000')
    await user.keyboard('{Enter}')
    await later()
    // What a browser sends while the key stays down is called off, and with it the submission.
    expect(fireEvent.keyDown(stake(), { key: 'Enter', repeat: true })).toBe(false)
    expect(fireEvent.keyDown(stake(), { key: 'Enter' })).toBe(true)
    expect((stake() as HTMLInputElement).value).toBe('5,000')
    expect(fake.asked.some(({ name }) => name === 'betSingle')).toBe(false)
  })

  test('what is wrong with the stake stands with the stake and takes the cursor there', async () => {
    const { pick, stake, press, user } = await mountPanel()
    await pick()
    await press('Enter a stake')
    expect(stake().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(stake())
    const described = stake().getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('Enter a stake.')
    await user.type(stake(), '20000')
    expect((stake() as HTMLInputElement).value).toBe('20000')
    await press('Confirm bet')
    expect((stake() as HTMLInputElement).value).toBe('5,000')
    expect(screen.getByText(/to the maximum for this market, 5,000/)).toBeTruthy()
  })

  test('chips and limits set the stake', async () => {
    const { pick, stake, press } = await mountPanel()
    await pick()
    await press('100')
    expect((stake() as HTMLInputElement).value).toBe('100')
    expect(screen.getByRole('button', { name: '100', pressed: true })).toBeTruthy()
    await press('Max 5,000')
    expect((stake() as HTMLInputElement).value).toBe('5,000')
    await press('Clear stake')
    expect((stake() as HTMLInputElement).value).toBe('')
  })

  test('chips wait for the limits of the member, and keep to them', async () => {
    const { fake, pick, show, later } = await mountPanel()
    const quote = arsenalQuote({ min_bet: 20_000, max_bet: 150_000 })
    let tell = (): void => undefined
    const told = new Promise<void>((resolve) => {
      tell = resolve
    })
    fake.answer(betCheck, async () => {
      await told
      return { kind: 'ok', data: { quotes: [quote] } }
    })
    await pick()
    expect(screen.queryByRole('group', { name: 'Quick stakes' })).toBeNull()
    expect(screen.queryByRole('button', { name: '50' })).toBeNull()
    tell()
    await later()
    await show()
    const chips = within(screen.getByRole('group', { name: 'Quick stakes' })).getAllByRole('button')
    expect(chips.map(({ textContent }) => textContent)).toEqual(['Min', '200', '500', '1,000', 'Max'])
  })

  test('a worse price is shown beside the old one and asks', async () => {
    const { pick, user, stake, show, press, fake } = await mountPanel()
    await pick()
    await user.type(stake(), '100')
    await show({ ball: 11, prices: [99, -97] })
    expect(screen.getByText('−0.96').tagName).toBe('DEL')
    expect(screen.getByText(/from −0.96 to 0.99. Risk was 96.00, to win 100.00./)).toBeTruthy()
    await press('Bet at 0.99')
    expect(fake.asked.find(({ name }) => name === 'betSingle')?.request).toMatchObject({ odds: 99, ball: 11 })
  })

  test('a new line can be accepted or left', async () => {
    const { pick, user, stake, show, press } = await mountPanel()
    await pick()
    await user.type(stake(), '100')
    await show({ lineId: 9010, line: -1, ball: 1, prices: [77, -85], score: [2, 0] })
    expect(screen.getByText(/1-0 → 2-0/)).toBeTruthy()
    expect(screen.getByText(/Was −0.5 @ −0.96/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Bet −0.25 @ 0.77' })).toBeTruthy()
    await press('Remove selection')
    expect(screen.getByText('Your slip is empty')).toBeTruthy()
  })

  test('what is no longer offered says so once, and nothing of limits, returns or outcomes', async () => {
    const { pick, goneMatch, user, stake, fake } = await mountPanel()
    await pick()
    await user.type(stake(), '100')
    expect(screen.getByText('To win')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: /From now on/ })).toBeTruthy()
    fake.answer(betCheck, { quotes: [arsenalQuote({ open: false, min_bet: 0, max_bet: 0, max_payout: 0 })] })
    await goneMatch()
    expect(screen.getByText('No longer offered.')).toBeTruthy()
    expect(screen.queryByText(/exceeds|From now on|^(Min|Max|Payout) 0$/)).toBeNull()
    expect(screen.getByText('To win').nextSibling?.textContent).toBe('–')
  })

  test('a stake below the minimum is raised, and said so, when the field is left', async () => {
    const { pick, user, stake } = await mountPanel()
    await pick()
    await user.type(stake(), '5')
    expect(stake()).toHaveProperty('value', '5')
    await user.tab()
    expect(stake()).toHaveProperty('value', '10')
    expect(screen.getByText('Stake adjusted')).toBeTruthy()
  })

  test('a suspended price says why and cannot be pressed', async () => {
    const { pick, show, press, fake, user, stake } = await mountPanel()
    await pick()
    await user.type(stake(), '100')
    await show({ suspension: 4 })
    expect(screen.getByText('Suspended: VAR check.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Suspended' }).getAttribute('aria-disabled')).toBe('true')
    await press('Suspended')
    expect(fake.asked.some(({ name }) => name === 'betSingle')).toBe(false)
  })

  test('a waiting bet counts down in words', async () => {
    const { pick, user, stake, press, fake, later } = await mountPanel()
    fake.answer(betSingle, (request) => ({
      kind: 'ok',
      data: { bet: arsenalBet({ status: 'waiting', decide_at: fake.clock.now + 7000 }, request) },
    }))
    await pick()
    await user.type(stake(), '100')
    await press('Confirm bet')
    expect(screen.getByText(/Waiting for acceptance, [4-7] s/)).toBeTruthy()
    await act(async () =>
      fake.member.next({ t: 'bet', bet: arsenalBet({ status: 'rejected', reason: 'rejectedGoal' }) }),
    )
    expect(saidAloud()).toContain('Bet rejected. A goal was scored')
    await later()
    await press('Try again @ −0.96')
    expect(screen.getByRole('button', { name: 'Confirm bet' })).toBeTruthy()
  })

  test('a waiting bet without a connection says so, and invents nothing', async () => {
    const { pick, user, stake, press, fake, later } = await mountPanel()
    fake.answer(betSingle, (request) => ({
      kind: 'ok',
      data: { bet: arsenalBet({ status: 'waiting', decide_at: fake.clock.now + 2000 }, request) },
    }))
    await pick()
    await user.type(stake(), '100')
    await press('Confirm bet')
    await act(async () => fake.freshness.next({ freshness: 'lost', ageMs: 9000 }))
    for (let step = 0; step < 3; step++) await later()
    expect(screen.getByText('Connection lost. Checking; do not bet again.')).toBeTruthy()
    expect(screen.queryByText(/dangerous|calm/)).toBeNull()
  })

  test('a price that the server refuses for good can be taken out', async () => {
    const quote = arsenalQuote({ open: false, reason: 'matchNotAllowBet' })
    const { pick, press } = await mountPanel({ quote })
    await pick()
    expect(screen.getByText(/You can take it out of the slip/)).toBeTruthy()
    await press('Remove selection')
    expect(screen.getByText('Your slip is empty')).toBeTruthy()
  })

  test('an unknown bet warns not to bet again', async () => {
    const { pick, user, stake, press, fake } = await mountPanel()
    fake.answer(betSingle, () => ({ kind: 'unknown', code: 'requestFailed', text: '' }))
    fake.refuse(betLookup, 'betNotExists')
    await pick()
    await user.type(stake(), '100')
    await press('Confirm bet')
    expect(saidAloud()).toContain('Connection lost after sending. Checking; do not bet again.')
    expect(screen.getByRole('button', { name: 'Checking…' }).getAttribute('aria-disabled')).toBe('true')
  })

  test('a market that went in-play takes the selection out, with a way back', async () => {
    const { show, fake, press } = await mountPanel()
    await act(async () => fake.bus.next({ type: 'pick', pick: ARSENAL_PICK }))
    await show({ market: 2 })
    await show({ market: 3, score: [0, 0] })
    expect(screen.getByText('Bet Slip has been removed due to market type changed.')).toBeTruthy()
    await press('Undo')
    await show({ market: 3, score: [0, 0] })
    expect(screen.getByRole('button', { name: 'Enter a stake' })).toBeTruthy()
    expect(screen.getByText('The score changed.')).toBeTruthy()
  })

  describe('several singles', () => {
    const AWAY = { ...ARSENAL_PICK, selection: 'away' }
    async function twoPicks() {
      const panel = await mountPanel()
      await panel.pick()
      await act(async () => panel.fake.bus.next({ type: 'pick', pick: AWAY }))
      await panel.show()
      await screen.findByRole('switch', { name: 'Same stake for all' })
      panel.fake.answer(betCheck, ({ picks: [asked] }) => ({
        kind: 'ok',
        data: { quotes: [arsenalQuote({ selection: asked?.selection, ball: 0 })] },
      }))
      panel.fake.answer(betSingle, (request) => ({
        kind: 'ok',
        data: { bet: arsenalBet({ bet_id: request.selection }, request) },
      }))
      const bets = () =>
        panel.fake.asked.filter(({ name }) => name === 'betSingle').map(({ request }) => request)
      return { ...panel, bets, each: () => screen.getByRole('textbox', { name: 'Stake each, MYR' }) }
    }

    test('share one stake, show risk and win of each and of all, and are placed by one press', async () => {
      const { user, each, press, bets } = await twoPicks()
      await user.type(each(), '100')
      expect(within(screen.getByRole('region', { name: 'Arsenal −0.5' })).getByText('96.00')).toBeTruthy()
      expect(screen.getByText('Risk, 2 bets').nextSibling?.textContent).toBe('196.00')
      expect(screen.getByText('To win, all 2').nextSibling?.textContent).toBe('190.00')
      await press('Bet all 2')
      expect(bets()).toMatchObject([
        { selection: 'home', stake: 10_000, odds: -96 },
        { selection: 'away', stake: 10_000, odds: 90 },
      ])
      expect(new Set(bets().map((bet) => (bet as { idem_key: string }).idem_key)).size).toBe(2)
      expect(screen.getByText('2 bets accepted. Each stands alone.')).toBeTruthy()
      expect(screen.getByRole('region', { name: 'Bet slip, empty' })).toBeTruthy()
    })

    test('have a fate each: one that is refused stays, with the reason', async () => {
      const { user, each, press, fake } = await twoPicks()
      fake.answer(betSingle, (request) =>
        request.selection === 'home'
          ? { kind: 'ok', data: { bet: arsenalBet({}, request) } }
          : { kind: 'refused', code: 'betOverMaxPerMatch', text: '', details: {} },
      )
      await user.type(each(), '100')
      await press('Bet all 2')
      expect(screen.getByRole('heading', { name: /^Bet accepted/ })).toBeTruthy()
      expect(screen.getByRole('region', { name: 'Bet slip, 1 selection' })).toBeTruthy()
      expect(screen.getByRole('region', { name: 'Chelsea +0.5' })).toBeTruthy()
    })

    test('have a stake each where they do not share one; those without are left', async () => {
      const { user, press, bets } = await twoPicks()
      await user.click(screen.getByRole('switch', { name: 'Same stake for all' }))
      await user.type(screen.getByRole('textbox', { name: 'Stake MYR, Chelsea +0.5' }), '50')
      await press('Bet 1 of 2')
      expect(bets()).toMatchObject([{ selection: 'away', stake: 5000 }])
      expect(screen.getByRole('region', { name: 'Arsenal −0.5' })).toBeTruthy()
    })

    test('are not placed by the press that a limit has just changed, nor beyond the balance', async () => {
      const { user, each, press, bets, fake } = await twoPicks()
      await user.type(each(), '9000')
      await press('Bet all 2')
      expect(bets()).toEqual([])
      expect(screen.getAllByText(/Stake adjusted from 9,000/)).toHaveLength(2)
      const { value } = fake.balance
      if (value) await act(async () => fake.balance.next({ ...value, available_balance: 500_000 }))
      await press('Bet all 2')
      expect(bets()).toEqual([])
      expect(screen.getByText('Insufficient Balance. You can risk 5,000.00.')).toBeTruthy()
    })

    test('say on each why it cannot be bet, and are cleared together', async () => {
      const { show, press, later } = await twoPicks()
      await show({ suspension: 4 })
      expect(screen.getAllByText('Suspended: VAR check.')).toHaveLength(2)
      await press('Clear all')
      await later()
      expect(screen.getByText('Your slip is empty')).toBeTruthy()
    })
  })

  test('a member who may only look is told why', async () => {
    const fake = createFakeHost()
    fake.session.next({ stage: 'in', account: fakeAccount({ view_only: true }) })
    const { pick } = await mountPanel({ fake })
    await pick()
    expect(screen.getByText(/Please contact your upline/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'View only' }).getAttribute('aria-disabled')).toBe('true')
  })

  test('speaks the language of the shell, in the middle of a bet', async () => {
    const { pick, fake, later } = await mountPanel()
    await pick()
    await act(async () => fake.language.next('my'))
    await later()
    expect(screen.getByRole('button', { name: 'လောင်းငွေ ထည့်ပါ' })).toBeTruthy()
  })
})

describe('my bets', () => {
  test('show where a running bet is in its life', async () => {
    const { user } = await mountPanel({ running: [arsenalBet()] })
    await user.click(screen.getByRole('tab', { name: 'My Bets 1' }))
    await screen.findByRole('list', { name: 'Life of the bet' })
    const card = within(screen.getByRole('article', { name: 'TL-7Q4K-20931' }))
    expect(card.getByText('Single · live')).toBeTruthy()
    const steps = within(card.getByRole('list', { name: 'Life of the bet' })).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toEqual([
      'Sent done',
      'Accepted done',
      'Running now',
      'Settled not yet',
    ])
  })

  test('follow the score of a running bet', async () => {
    const { user, show } = await mountPanel({ running: [arsenalBet()] })
    await user.click(screen.getByRole('tab', { name: /My Bets/ }))
    await screen.findByRole('radiogroup')
    await show({ score: [2, 0] })
    expect(screen.getByText('2-0')).toBeTruthy()
  })

  test('say how a settled bet ended and what came of it', async () => {
    const lost = arsenalBet({
      status: 'settled',
      result: 'half_lose',
      net: -4800,
      commission: 25,
      settlement_rev: 1,
      settled_at: Date.UTC(2026, 10, 21, 15, 22),
      legs: [arsenalLeg({ score: [1, 1], period_now: 4 })],
    })
    const { user, later } = await mountPanel({ settled: [lost] })
    await user.click(screen.getByRole('tab', { name: /My Bets/ }))
    await screen.findByRole('radio', { name: 'Running' })
    await user.click(screen.getByRole('radio', { name: 'Settled' }))
    await later()
    expect(screen.getByText('Half lost')).toBeTruthy()
    expect(screen.getByText('−48.00')).toBeTruthy()
    expect(screen.getByText('Settled 23:22:00')).toBeTruthy()
    expect(screen.getByText('Commission +0.25')).toBeTruthy()
  })

  test('say why a bet was rejected and that the stake is back', async () => {
    const { user, later } = await mountPanel({
      rejected: [arsenalBet({ status: 'rejected', reason: 'rejectedGoal' })],
    })
    await user.click(screen.getByRole('tab', { name: /My Bets/ }))
    await screen.findByRole('radio', { name: 'Running' })
    await user.click(screen.getByRole('radio', { name: 'Void' }))
    await later()
    expect(screen.getByText('A goal was scored while the bet was waiting.')).toBeTruthy()
    expect(screen.getByText('Stake back, 96.00')).toBeTruthy()
  })

  test('come to the front when the page asks for them', async () => {
    const { fake } = await mountPanel()
    await act(async () => fake.bus.next({ type: 'slip-open', open: true, tab: 'bets' }))
    expect(screen.getByRole('tab', { name: /My Bets/, selected: true })).toBeTruthy()
  })
})
