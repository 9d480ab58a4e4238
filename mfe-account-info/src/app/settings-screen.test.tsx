import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { HostServices } from '@touchline/contracts/host'
import type { Preferences } from '@touchline/contracts/session'
import { createFakeHost, fakeAccount } from '@touchline/test-kit/fake-host'
import { openedArea } from '../testing/opened-area'

const opened = async (overrides: Partial<HostServices> = {}) =>
  (await openedArea('/info/settings', () => undefined, overrides)).fake

const group = (name: string) => screen.getByRole('region', { name })
const press = (name: string, control: string) =>
  userEvent.click(within(screen.getByRole('radiogroup', { name: control })).getByRole('radio', { name }))
const sports = () =>
  within(group('Sports order'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/\d/g, ''))

describe('the settings', () => {
  test('are listed by group, with their stored values', async () => {
    const fake = await opened()
    for (const name of ['Display', 'Odds', 'Betting', 'Sound and accessibility', 'Sports order'])
      expect(group(name)).toBeTruthy()
    const lines = screen.getByRole('radiogroup', { name: 'Match rows' })
    expect(within(lines).getByRole('radio', { checked: true }).textContent).toBe('Double line')
    const { value } = fake.preferences
    act(() => fake.preferences.next({ ...value, pageDisplay: { ...value.pageDisplay, pageType: 'single' } }))
    expect(within(lines).getByRole('radio', { checked: true }).textContent).toBe('Single line')
  })

  test.each<[string, () => Promise<void>, (preferences: Preferences) => unknown, unknown]>([
    ['a segment', () => press('Dark', 'Theme'), (p) => p.pageDisplay.theme, 'dark'],
    [
      'a switch',
      () => userEvent.click(screen.getByRole('switch', { name: 'Sounds' })),
      (p) => p.accessibility.sounds,
      false,
    ],
    [
      'a list of languages',
      () => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'my'),
      (p) => p.pageDisplay.language,
      'my',
    ],
    ['a number', () => press('50', 'Rows per page'), (p) => p.pageDisplay.pageSize, 50],
  ])('%s saves at once and shows it', async (_, change, of, wanted) => {
    const fake = await opened()
    await change()
    expect(of(fake.preferences.value)).toBe(wanted)
    await waitFor(() => expect(screen.getByText('Saved 23:22:00').closest('[role="status"]')).not.toBeNull())
  })

  test('a refused value shows why, and the stored value stays', async () => {
    const { host } = createFakeHost()
    const update = async () =>
      ({ kind: 'refused', code: 'SUSPEND', text: 'Your account is suspended.', details: {} }) as const
    await opened({ preferences: { ...host.preferences, update } })
    await press('Dark', 'Theme')
    expect(await screen.findByText('Not saved. Your account is suspended.')).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'Use system theme', checked: true })).toBeTruthy()
    expect(screen.queryByText(/^Saved/)).toBeNull()
  })

  test('only the newest change shows its result', async () => {
    const answers: ((kind: 'ok' | 'refused') => void)[] = []
    const { host } = createFakeHost()
    const update = () =>
      new Promise<never>((done) => {
        answers.push((kind) =>
          done({ kind, text: 'Too late', data: {}, code: 'systemError', details: {} } as never),
        )
      })
    await opened({ preferences: { ...host.preferences, update } })
    await press('Dark', 'Theme')
    await press('Light', 'Theme')
    await act(async () => answers[1]?.('ok'))
    await act(async () => answers[0]?.('refused'))
    expect(screen.getByText('Saved 23:22:00')).toBeTruthy()
  })

  test('a fixed stake is saved when its field loses the focus, within the limits', async () => {
    const fake = await opened()
    expect(screen.queryByRole('textbox', { name: 'Fixed stake' })).toBeNull()
    await press('Fixed', 'Default stake')
    const limit = fakeAccount().limits.get('*')
    const field = screen.getByRole('textbox', { name: 'Fixed stake' })
    await userEvent.type(field, String((limit?.max_bet ?? 0) / 100 + 1))
    await userEvent.tab()
    expect(screen.getByRole('alert').textContent).toMatch(/^Enter .* MYR$/)
    expect(fake.preferences.value.betting.defaultStakeAmount).toBe(0)
    expect((field as HTMLInputElement).value).toBe('')
    await userEvent.type(field, '5')
    expect(screen.getByRole('alert').textContent).toMatch(/^Enter .* MYR$/)
    await userEvent.type(field, '0{Enter}')
    expect(fake.preferences.value.betting).toMatchObject({ defaultStake: 'fixed', defaultStakeAmount: 5000 })
    expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.clear(field)
    await userEvent.type(field, '99999999{Enter}')
    expect((field as HTMLInputElement).value).toBe('99999999')
    await userEvent.tab()
    expect((field as HTMLInputElement).value).toBe('50.00')
    expect(screen.getByRole('alert').textContent).toMatch(/^Enter .* MYR$/)
    await userEvent.click(field)
    await userEvent.tab()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('sports are put in order by buttons and by keys, and back', async () => {
    const fake = await opened()
    const first = ['Football', 'Basketball', 'Tennis', 'E-Sports']
    expect(sports()).toEqual(first)
    const reset = screen.getByRole('button', { name: 'Reset' }) as HTMLButtonElement
    expect(reset.disabled).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Tennis up' }))
    expect(fake.preferences.value.sportsOrder).toEqual([1, 3, 2, 9])
    const handle = screen.getByRole('button', { name: 'Move E-Sports' })
    handle.focus()
    const hint = document.getElementById(handle.getAttribute('aria-describedby') ?? '')
    expect(hint?.textContent).toMatch(/^Keyboard: Space to pick up/)
    await userEvent.keyboard(' {ArrowUp}{ArrowUp}{ArrowUp} ')
    expect(sports()).toEqual(['E-Sports', 'Football', 'Tennis', 'Basketball'])
    expect(screen.getByText('E-Sports, position 1 of 4')).toBeTruthy()
    await userEvent.click(reset)
    expect([sports(), fake.preferences.value.sportsOrder]).toEqual([first, []])
  })

  test('are beside the limits of the upline', async () => {
    await opened()
    const rows = within(screen.getByRole('table', { name: 'Bet limits' })).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'BetsMinMaxMax payoutPer match',
      'All other bets10.005,000.0050,000.00–',
    ])
  })

  test('say of a member without any limit that no bets are taken before there is one', async () => {
    const fake = await opened()
    act(() => fake.session.next({ stage: 'in', account: { ...fakeAccount(), limits: new Map() } }))
    const text = 'Your agent has not set any limits yet. You can bet once they are set.'
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test.each([
    ['MYR', 4],
    ['MMK', 5],
  ] as const)(
    'are of %s as the member is: Burmese odds and limits for whom they are',
    async (currency_code, types) => {
      const fake = await opened()
      const { wallet, ...account } = fakeAccount()
      const limits = new Map(
        ['*', 'mmo_single'].map((key) => [key, { key, min_bet: 1000, max_bet: 2000, max_payout: 3000 }]),
      )
      act(() =>
        fake.session.next({
          stage: 'in',
          account: { ...account, limits, wallet: { ...wallet, currency_code } },
        }),
      )
      const kinds = screen.getByRole(types === 5 ? 'combobox' : 'radiogroup', { name: 'Odds type' })
      expect(within(kinds).getAllByRole(types === 5 ? 'option' : 'radio')).toHaveLength(types)
      expect(within(screen.getByRole('table', { name: 'Bet limits' })).queryAllByText('Body')).toHaveLength(
        types - 4,
      )
    },
  )

  test('bound the stake of quick bets by those of singles, and a stake for all bets by all of them', async () => {
    const fake = await opened()
    await press('Fixed', 'Default stake')
    const limit = (key: string, min_bet: number, max_bet: number) =>
      [key, { key, min_bet, max_bet, max_payout: 5_000_000 }] as const
    const limits = new Map([limit('*', 500, 2000), limit('1', 1000, 3000), limit('parlay', 100, 9000)])
    act(() => fake.session.next({ stage: 'in', account: { ...fakeAccount(), limits } }))
    expect(screen.getByText(/5.00.*30.00/)).toBeTruthy()
    expect(screen.getByText(/1.00.*90.00/)).toBeTruthy()
  })

  test('an order from before a sport was added is the default order', async () => {
    const fake = await opened()
    act(() => fake.preferences.next({ ...fake.preferences.value, sportsOrder: [3, 2, 1] }))
    expect(sports()).toEqual(['Football', 'Basketball', 'Tennis', 'E-Sports'])
  })

  test('are there in Burmese', async () => {
    const fake = await opened()
    await act(async () => fake.language.next('my'))
    expect(await screen.findByRole('heading', { level: 1, name: 'ဆက်တင်များ' })).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/settings\./)
  })
})
