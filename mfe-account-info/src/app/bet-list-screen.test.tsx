import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  betAcceptFullList,
  betAcceptList,
  betRejectList,
  dBetListCancel,
  pendingBetList,
} from '@touchline/contracts/calls'
import type { FakeHost } from '@touchline/test-kit/fake-host'
import { betOf, legOf, NOW, underOf } from '../testing/bets'
import { openedArea } from '../testing/opened-area'

const opened = (script: (fake: FakeHost) => void, at = '/info/betlist') => openedArea(at, script)

const running = (...bets: Parameters<typeof betOf>[0][]) => ({ bets: bets.map(betOf), total: bets.length })

describe('the bet list', () => {
  test('asks for bets again once the socket is back, and from a kick-off on', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
    try {
      let asked = 0
      const kickoff = NOW + 20_000
      const { fake } = await opened((host) =>
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
    } finally {
      jest.useRealTimers()
    }
  })

  test('has as many bets on a page as the member wants', async () => {
    const { fake } = await opened((host) => host.answer(betAcceptList, { bets: [betOf()], total: 60 }))
    const sizes = () =>
      fake.asked.flatMap(({ request }) => (request as { page_size?: number }).page_size ?? [])
    expect(await screen.findByText(/1–10 of 60/)).toBeTruthy()
    const { value } = fake.preferences
    const pageDisplay = { ...value.pageDisplay, pageSize: 50 }
    await act(async () => fake.preferences.next({ ...value, pageDisplay }))
    expect(await screen.findByText(/1–50 of 60/)).toBeTruthy()
    expect(sizes()).toEqual([10, 50])
  })

  test('shows rejected bets with their reason beside void ones, each with an address', async () => {
    const { fake } = await opened((host) => {
      host.answer(betAcceptList, running())
      host.answer(pendingBetList, running())
      host.answer(dBetListCancel, running())
      host.answer(betRejectList, running({ status: 'rejected', reason: 'rejectedGoal', returned: 9_600 }))
    })
    await userEvent.click(screen.getByRole('radio', { name: /Void/ }))
    await screen.findByText('No void bets')
    // Not "Void 0", which would say that nothing was rejected either.
    expect(screen.getByRole('radio', { name: /Void/ }).textContent).toBe('Void')
    expect(screen.getByRole('button', { name: 'Void and cancelled 0', pressed: true })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Rejected' }))
    expect(await screen.findByText('A goal was scored while the bet was waiting.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Rejected 1', pressed: true })).toBeTruthy()
    expect(fake.did.navigated.slice(1)).toEqual(['/info/betlist?view=void', '/info/betlist?view=rejected'])
  })

  test('asks for accepted bets by betting days of the brand', async () => {
    const asked: unknown[] = []
    const { fake } = await opened((host) => {
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
  })

  test('is narrowed to a kind and to some days in each segment, by the address', async () => {
    const asked: unknown[] = []
    const { fake } = await opened((host) => {
      host.answer(pendingBetList, (request) => {
        asked.push(request)
        return { kind: 'ok', data: running() }
      })
    }, '/info/betlist?view=pending')
    await screen.findByText('No bets waiting for acceptance')
    const kinds = await screen.findByRole('combobox', { name: 'Bet type' })
    // Bodies and maungs are bet in other currencies.
    expect([...kinds.querySelectorAll('option')].map(({ label }) => label)).toEqual([
      'All bet types',
      'Single',
      'Mix parlay',
      'System parlay',
    ])
    await userEvent.selectOptions(kinds, 'Mix parlay')
    await screen.findByText('No bets match')
    await userEvent.click(screen.getByRole('button', { name: 'Betting days' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Yesterday' }))
    expect(fake.did.navigated.at(-1)).toMatch(/view=pending&kind=parlay&from=\d{4}-\d\d-\d\d&to=/)
    const { from, to } = Object.fromEntries(new URLSearchParams(fake.location.value.search))
    expect(from).toBe(to)
    const start = Date.parse(`${from}T12:00:00+08:00`)
    expect(asked.at(-1)).toMatchObject({ kind: 'parlay', start, end: start + 86_400_000, page: 1 })
    await userEvent.click(screen.getByRole('button', { name: 'Betting days' }))
    expect(fake.did.navigated.at(-1)).toBe('/info/betlist?view=pending&kind=parlay')
    expect(asked.at(-1)).not.toHaveProperty('start')
  })

  test('is of all days where the address names impossible days, with a notice', async () => {
    const { fake } = await opened(
      (host) => host.answer(pendingBetList, running()),
      '/info/betlist?view=pending&from=2026-01-01&to=2026-11-20',
    )
    expect(await screen.findByText('No bets waiting for acceptance')).toBeTruthy()
    const chip = await screen.findByRole('button', { name: 'Betting days' })
    expect(chip.getAttribute('aria-pressed')).toBe('false')
    await userEvent.click(chip)
    expect(fake.did.navigated.at(-1)).not.toContain('2026-01-01')
    expect(fake.did.navigated.at(-1)).toContain('from=')
  })

  test('offers bodies and maungs to who bets in a currency of Myanmar', async () => {
    const { fake } = await opened((host) => host.answer(betAcceptList, running()))
    const { value } = fake.balance
    if (!value) throw new Error('no wallet')
    await act(async () => fake.balance.next({ ...value, currency_code: 'MMK' }))
    expect(await screen.findByRole('option', { name: 'Maung' })).toBeTruthy()
  })

  test('sums up the whole list beside its page, where there are more pages', async () => {
    const sums = (stake: number, count: number) => ({
      count,
      stake,
      risk: stake,
      to_win: stake,
      returned: 0,
      net: 0,
      commission: 0,
    })
    await opened((host) =>
      host.answer(betAcceptList, {
        bets: [betOf()],
        total: 12,
        sums: { open: sums(770_000, 12), ended: null },
      }),
    )
    const text = (await screen.findByText('Full list, 12 bets')).parentElement?.textContent
    expect(text).toBe('Full list, 12 betsOutstanding7,700.00To win7,700.00MYR')
    expect(screen.getByText('This page').parentElement?.textContent).toContain('Outstanding96.00')
  })

  test('turns pages by the address', async () => {
    const { fake } = await opened((host) =>
      host.answer(betAcceptList, ({ page }) => ({
        kind: 'ok',
        data: { bets: [page === 2 ? underOf() : betOf()], total: 11 },
      })),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }))
    expect(await screen.findByText('11–11 of 11')).toBeTruthy()
    expect(screen.getByText('TL-7Q2B-19980')).toBeTruthy()
    expect(fake.location.value.search).toBe('?page=2')
  })

  test('follows a bet that the server pushes', async () => {
    const { fake } = await opened((host) => host.answer(betAcceptList, running({})))
    await screen.findByText(/from 1\u2060-\u20600/)
    act(() =>
      fake.member.next({ t: 'bet', bet: betOf({ legs: [{ ...betOf().legs[0], score: [3, 0] } as never] }) }),
    )
    expect(await screen.findByText('Arsenal 3-0 Chelsea, from 1\u2060-\u20600')).toBeTruthy()
  })

  test('says why there is no list, and gets it on retry', async () => {
    const { fake } = await opened((host) => host.refuse(betAcceptList, 'systemError', 'System error.'))
    expect((await screen.findByRole('alert')).textContent).toContain('Code systemError')
    fake.answer(betAcceptList, running())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the sportsbook' }))
    expect(fake.did.navigated.at(-1)).toBe('/desktop')
  })
})
