import { render, screen } from '@testing-library/react'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { LocaleProvider } from '@touchline/ui/words'
import type { ComponentProps, ReactNode } from 'react'
import { slipWords } from '../../locales/words'
import { arsenalLeg, NOW } from '../../testing/slip-fixtures'
import { LegCard } from './parlay/leg-card'
import { SlipPartsProvider } from './slip-context'
import { StakeHelp } from './stake-help'

afterEach(() => jest.restoreAllMocks())

/** Draws a part of the slip, and the returned function draws another in its place. */
async function draw(part: ReactNode, currency = 'MYR') {
  const { host } = createFakeHost()
  const first = await slipWords.load('en')
  const state = { currency, account: {}, freshness: 'fresh' }
  const within = (one: ReactNode) => (
    <LocaleProvider host={host} words={slipWords} first={first}>
      <SlipPartsProvider value={{ brand: host.brand, now: () => NOW, state } as never}>
        {one}
      </SlipPartsProvider>
    </LocaleProvider>
  )
  const { rerender } = render(within(part))
  return (other: ReactNode) => rerender(within(other))
}

const LIMITS = { minBet: 500, maxBet: 100_000, maxPayout: 2_000_000 }
const help = (limits: typeof LIMITS | null, more: Partial<ComponentProps<typeof StakeHelp>> = {}) => (
  <StakeHelp
    entry={{ limits } as never}
    text="10"
    isLocked={false}
    error={null}
    errorId="error"
    limitsId="limits"
    {...more}
  />
)
const quickStake = () => screen.queryByRole('button', { name: '500' })
const isDisabled = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled')

test.each([
  { height: 30, isTaken: false },
  { height: 48, isTaken: true },
])('a note $height px high takes the room of quick stakes, too: $isTaken', async ({ height, isTaken }) => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height)
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(36)
  const redraw = await draw(help(LIMITS, { note: 'Stake adjusted' }))
  expect(quickStake()?.closest('.unseen') !== null).toBe(isTaken)
  redraw(help(LIMITS))
  expect(quickStake()?.closest('.unseen')).toBeNull()
})

test.each([null, { minBet: 0, maxBet: 0, maxPayout: 0 }])(
  'limits that are not known, or allow nothing, are not shown and not staked: %p',
  async (limits) => {
    const redraw = await draw(help(limits))
    expect([screen.queryByText(/^Max ./), quickStake()]).toEqual([null, null])
    redraw(help(limits, { isShut: true }))
    expect(quickStake()).toBeTruthy()
    expect([isDisabled('Min'), isDisabled('Max')]).toEqual([true, true])
    redraw(help(LIMITS))
    expect([isDisabled('Max 1,000'), isDisabled('Max')]).toEqual([false, false])
    expect(screen.getByText('Payout 20,000')).toBeTruthy()
  },
)

test.each([
  { currency: 'MYR', limits: LIMITS, isLong: false },
  { currency: 'IDR', limits: { minBet: 15_000, maxBet: 15_000_000, maxPayout: 150_000_000 }, isLong: true },
])('quick stakes of $currency have rows of three on a phone: $isLong', async (row) => {
  await draw(help(row.limits), row.currency)
  expect(screen.getByRole('group').classList.contains('longRow')).toBe(row.isLong)
})

test.each([null, 'Same league as leg 2: keep one'])(
  'an outright names its competition and its runner once: %s',
  async (fault) => {
    const runner = { bet_type: 'orz', selection: 'win', home: 'Arsenal', away: '', market: 1 } as const
    const leg = arsenalLeg({ ...runner, league: 'Premier League Winner' })
    await draw(<LegCard place={0} leg={leg} match={null} price="3.12" kind="Outright" fault={fault} />)
    screen.getByRole('listitem').querySelector('[aria-hidden=true].unseen')?.remove()
    const { textContent } = screen.getByRole('listitem')
    expect(textContent?.match(/Premier League Winner/g)).toHaveLength(1)
    expect(textContent?.match(/Arsenal/g)).toHaveLength(1)
    expect(textContent).toContain(fault ?? 'Outright')
  },
)
