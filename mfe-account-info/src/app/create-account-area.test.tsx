import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  betAcceptFullList,
  betAcceptList,
  betRejectList,
  dBetList,
  dBetListCancel,
  pendingBetList,
  sysParlayBet,
  sysParlayList,
  sysParlayMatch,
} from '@touchline/contracts/calls'
import { createFakeHost, type FakeHost } from '@touchline/test-kit/fake-host'
import { betOf, legOf, NOW, parlayOf, underOf } from '../testing/bets'
import { createAccountArea } from './create-account-area'

async function opened(script: (fake: FakeHost) => void, at = '/info/betlist') {
  const fake = createFakeHost()
  script(fake)
  fake.host.navigate(at)
  const target = document.createElement('div')
  document.body.replaceChildren(target)
  let unmount = async () => {}
  await act(async () => {
    const down = await createAccountArea(target, fake.host)
    unmount = async () => down()
  })
  return { fake, target, unmount: () => act(unmount) }
}

const running = (...bets: Parameters<typeof betOf>[0][]) => ({ bets: bets.map(betOf), total: bets.length })

describe('the account area', () => {
  test('lists running bets with stake, risk and to win, and a row for each leg', async () => {
    const width = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200)
    const bets = [betOf(), parlayOf()]
    const { unmount } = await opened((fake) => fake.answer(betAcceptList, { bets, total: 2 }))
    const table = await screen.findByRole('table')
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 1 + 3)
    const [, first] = within(table).getAllByRole('row')
    expect(first?.textContent).toContain('Arsenal \u22120.5')
    // How far the match is stands with the match, not with the price.
    expect(first?.textContent).toMatch(/First half.*\u22120\.96 MY.*100\.00.*96\.00.*100\.00.*Running/)
    await unmount()
    width.mockRestore()
  })

  test('asks for bets again once the socket stands again, and from a kick-off on', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
    try {
      let asked = 0
      const kickoff = NOW + 20_000
      const { fake, unmount } = await opened((host) =>
        host.answer(betAcceptList, () => {
          asked += 1
          return { kind: 'ok', data: running({ legs: [legOf({ period_now: 0, kickoff })] }) }
        }),
      )
      fake.clock.now = NOW
      const counts = [asked]
      await act(async () => fake.member.next({ t: 'resumed' }))
      counts.push(asked)
      await act(async () => jest.advanceTimersByTimeAsync(16_000))
      counts.push(asked)
      fake.clock.now = kickoff
      await act(async () => jest.advanceTimersByTimeAsync(15_000))
      counts.push(asked)
      expect(counts).toEqual([1, 2, 2, 3])
      await unmount()
    } finally {
      jest.useRealTimers()
    }
  })

  test('has as many bets on a page as the member wants', async () => {
    const { fake, unmount } = await opened((host) =>
      host.answer(betAcceptList, { bets: [betOf()], total: 60 }),
    )
    const sizes = () =>
      fake.asked.flatMap(({ request }) => (request as { page_size?: number }).page_size ?? [])
    expect(await screen.findByText(/1–10 of 60/)).toBeTruthy()
    const { value } = fake.preferences
    const pageDisplay = { ...value.pageDisplay, pageSize: 50 }
    await act(async () => fake.preferences.next({ ...value, pageDisplay }))
    expect(await screen.findByText(/1–50 of 60/)).toBeTruthy()
    expect(sizes()).toEqual([10, 50])
    await unmount()
  })

  test('calls a body and a maung by their names, with what is kept of them and how they were decided', async () => {
    const myanmar = { goals: 1, percent: -50, upper: 'home' as const }
    const burmese = { myanmar, line: 0, odds: 95, market: 2 as const, score_at_bet: null, period_now: 4 }
    const one = legOf({ ...burmese, score: [1, 0], result: 'half_lose' })
    const three = legOf({ ...burmese, match_id: 9, score: [3, 0], result: 'win' })
    const settled = {
      status: 'settled',
      currency: 'MMK',
      result: 'half_lose',
      returned: 5_000,
      net: -5_000,
    } as const
    const bets = [
      betOf({ ...settled, bet_id: 'b8', kind: 'mmo_single', legs: [one] }),
      betOf({ ...settled, bet_id: 'b9', kind: 'mmo_parlay', deduction: 15, legs: [three, one] }),
    ]
    const { unmount } = await opened((host) => {
      host.answer(dBetList, { bets, total: 2 })
    }, '/info/betlist?view=settled')
    await screen.findByText('100 × 2 × 0.5, less 15 %')
    const [single, maung] = screen.getAllByRole('article').map(({ textContent }) => textContent ?? '')
    for (const words of [
      'Body · today',
      'Arsenal 1\u221250',
      'Body, full time',
      '0.95',
      'Deduction from a win: 5 %',
    ])
      expect(single).toContain(words)
    for (const words of ['Won by 1: \u221250 %', '100 × \u221250 %', 'Lost']) expect(single).toContain(words)
    for (const words of ['Maung · 2 legs', 'Deduction, 2 legs: 15 %', 'Won by 3: +100 %'])
      expect(maung).toContain(words)
    expect(maung).not.toContain('0.95')
    for (const text of [single, maung]) expect(text).not.toMatch(/Handicap|half|MY/)
    await unmount()
  })

  test('says why a leg is void, with its rule', async () => {
    const legs = [
      legOf({ bet_type: 'ou', selection: 'under', line: 6, odds: 200, odds_type: 4 }),
      legOf({ match_id: 9, result: 'void', void_reason: 'postponed', period_now: 4 }),
    ]
    const bet = betOf({ kind: 'parlay', stake: 10_000, risk: 10_000, to_win: 28_000, legs })
    const { unmount } = await opened((host) => host.answer(betAcceptList, { bets: [bet], total: 1 }))
    const why = await screen.findByText(/postponed by 12 hours or more/)
    expect(within(why).getByRole('link').getAttribute('href')).toContain('results.postponed')
    await unmount()
  })

  test('says which commission a bet brought', async () => {
    const { unmount } = await opened((fake) => fake.answer(betAcceptList, running({ commission: 25 }, {})))
    expect(await screen.findAllByText('Commission +0.25')).toHaveLength(1)
    await unmount()
  })

  test('sends the bare address of the area to the bet list', async () => {
    const { fake, unmount } = await opened((host) => host.answer(betAcceptList, running()), '/info')
    expect(fake.did.navigated).toEqual(['/info', '/info/betlist'])
    await unmount()
  })

  test.each(['/slots', '/info/messages', '/livetv'])(
    'leaves %s to the shell, which says where it leads',
    async (path) => {
      const { fake, unmount } = await opened((host) => host.answer(betAcceptList, running()))
      act(() => fake.host.navigate(path))
      expect(fake.did.navigated).toEqual(['/info/betlist', path])
      await unmount()
    },
  )

  test('shows rejected bets with their reason beside void ones, each with an address', async () => {
    const { fake, unmount } = await opened((host) => {
      host.answer(betAcceptList, running())
      host.answer(pendingBetList, running())
      host.answer(dBetListCancel, running())
      host.answer(betRejectList, running({ status: 'rejected', reason: 'rejectedGoal', returned: 9_600 }))
    })
    await userEvent.click(screen.getByRole('radio', { name: /Void/ }))
    await screen.findByText('No void bets')
    await userEvent.click(screen.getByRole('button', { name: 'Rejected' }))
    expect(await screen.findByText('A goal was scored while the bet was waiting.')).toBeTruthy()
    expect(fake.did.navigated.slice(1)).toEqual(['/info/betlist?view=void', '/info/betlist?view=rejected'])
    await unmount()
  })

  test('shows how settled bets ended, with what came back and the sum', async () => {
    const { unmount } = await opened((host) => {
      host.answer(dBetList, running({ status: 'settled', result: 'half_win', returned: 14_600, net: 5_000 }))
    }, '/info/betlist?view=settled')
    const card = await screen.findByRole('article')
    expect(card.textContent).toMatch(/Won half\+50\.00.*Returned146\.00/)
    expect(screen.getByText('Won or lost').parentElement?.textContent).toBe('Won or lost+50.00')
    await unmount()
  })

  test.each([
    { result: 'win', net: 10_000, text: '+100.00', look: 'won' },
    { result: 'lose', net: -9_600, text: '\u221296.00', look: 'negative' },
    { result: 'draw', net: 0, text: '0.00', look: '' },
  ] as const)('shows what came of a bet that ended with $text in the colour of it', async (one) => {
    const { result, net, text, look } = one
    const { unmount } = await opened((host) => {
      host.answer(dBetList, running({ status: 'settled', result, returned: 9_600 + net, net }))
    }, '/info/betlist?view=settled')
    await screen.findByRole('article')
    const looks = screen.getAllByText(text).map(({ className }) => className)
    // Of the bet and of the sum; the commission is nothing.
    expect(looks.slice(0, 2)).toEqual([look, look])
    await unmount()
  })

  test('asks for accepted bets by betting days of the brand', async () => {
    const asked: unknown[] = []
    const { fake, unmount } = await opened((host) => {
      host.answer(betAcceptFullList, (request) => {
        asked.push(request)
        return {
          kind: 'ok',
          data: running({ status: 'settled', result: 'win', returned: 19_600, net: 10_000 }),
        }
      })
    }, '/info/betlist?view=days&from=2026-11-01&to=2026-11-02')
    await screen.findByRole('article')
    const start = Date.parse('2026-11-01T12:00:00+08:00')
    expect(asked.at(-1)).toMatchObject({ start, end: start + 2 * 86_400_000, page: 1 })
    await userEvent.click(await screen.findByRole('button', { name: 'Yesterday' }))
    expect(fake.did.navigated.at(-1)).toMatch(/view=days&from=\d{4}-\d\d-\d\d&to=/)
    await unmount()
  })

  test('says what a parlay may still return, and which leg and score rejected one', async () => {
    const bets = [
      parlayOf(),
      parlayOf({
        ...{ bet_id: 'b9', status: 'rejected', reason: 'rejectedGoal', rejected_leg: 1 },
        rejected_by: { what: 'score', from: [0, 0], to: [0, 1] },
      }),
    ]
    const { unmount } = await opened((host) => host.answer(betAcceptList, { bets, total: 2 }))
    expect(await screen.findAllByText(/Still possible 689\.40/)).toHaveLength(1)
    expect(screen.getByText(/By the match Bologna v Atalanta/)).toBeTruthy()
    expect(await screen.findByText(/Score 0-0 → 0-1/)).toBeTruthy()
    await unmount()
  })

  test('leads from a system to its tickets', async () => {
    const units = [
      { size: 2, stake: 1_000, tickets: 3 },
      { size: 3, stake: 1_000, tickets: 1 },
    ]
    const bet = {
      ...parlayOf({ kind: 'system', stake: 4_000, units, tickets: 4 }),
      status: 'running' as const,
    }
    const ticket = { n: 0, size: 2, legs: [0, 2], stake: 1_000, result: null, returned: null }
    const { fake, unmount } = await opened((host) => {
      host.answer(betAcceptList, { bets: [bet], total: 1 })
      host.answer(sysParlayMatch, { bet })
      host.answer(sysParlayBet, {
        tickets: [ticket, { ...ticket, n: 1, result: 'win', returned: 3_572 }],
        total: 4,
      })
      host.answer(sysParlayList, { bets: [bet], total: 1 })
    })
    expect(await screen.findByText(/System parlay · Trixie/)).toBeTruthy()
    await userEvent.click(await screen.findByRole('link', { name: '4 of 4 tickets' }))
    const rows = within(await screen.findByRole('table')).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([
      '#LegsStakeReturnedStatus',
      '11 + 3Buriram United −1.25 + Man City −110.00–Running',
      '21 + 3Buriram United −1.25 + Man City −110.0035.72Won',
    ])
    expect(fake.location.value).toMatchObject({ pathname: '/info/sysparlay', search: '?bet=b2' })
    await userEvent.click(screen.getByRole('link', { name: 'All system parlays' }))
    expect(await screen.findByRole('link', { name: '4 tickets' })).toBeTruthy()
    await unmount()
  })

  test('turns pages by the address', async () => {
    const { fake, unmount } = await opened((host) =>
      host.answer(betAcceptList, ({ page }) => ({
        kind: 'ok',
        data: { bets: [page === 2 ? underOf() : betOf()], total: 11 },
      })),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }))
    expect(await screen.findByText('11–11 of 11')).toBeTruthy()
    expect(screen.getByText('TL-7Q2B-19980')).toBeTruthy()
    expect(fake.location.value.search).toBe('?page=2')
    await unmount()
  })

  test('follows a bet that the server pushes', async () => {
    const { fake, unmount } = await opened((host) => host.answer(betAcceptList, running({})))
    await screen.findByText(/from 1-0/)
    act(() =>
      fake.member.next({ t: 'bet', bet: betOf({ legs: [{ ...betOf().legs[0], score: [3, 0] } as never] }) }),
    )
    expect(await screen.findByText('Arsenal 3-0 Chelsea, from 1-0')).toBeTruthy()
    await unmount()
  })

  test('says why there is no list, and gets it on retry', async () => {
    const { fake, unmount } = await opened((host) =>
      host.refuse(betAcceptList, 'systemError', 'System error.'),
    )
    expect((await screen.findByRole('alert')).textContent).toContain('Code systemError')
    fake.answer(betAcceptList, running())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the sportsbook' }))
    expect(fake.did.navigated.at(-1)).toBe('/desktop')
    await unmount()
  })

  test('speaks Burmese as soon as the shell does', async () => {
    const { fake, unmount } = await opened((host) => host.answer(betAcceptList, running()))
    act(() => fake.language.next('my'))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('လောင်းစာရင်း'))
    await unmount()
  })

  test('takes everything down', async () => {
    const { fake, target, unmount } = await opened((host) => host.answer(betAcceptList, running()))
    await unmount()
    expect(target.childNodes).toHaveLength(0)
    expect(fake.member.observed).toBe(false)
    expect(fake.location.observed).toBe(false)
    expect(fake.language.observed).toBe(false)
  })
})
