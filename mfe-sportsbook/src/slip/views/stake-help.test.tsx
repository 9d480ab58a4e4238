import { render, screen } from '@testing-library/react'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { LocaleProvider } from '@touchline/ui/words'
import type { ComponentProps } from 'react'
import { slipWords } from '../../locales/words'
import { SlipPartsProvider } from './slip-context'
import { StakeHelp } from './stake-help'

afterEach(() => jest.restoreAllMocks())

const KNOWN = { minBet: 500, maxBet: 100_000, maxPayout: 2_000_000 }

async function mountHelp(currency = 'MYR') {
  const { host } = createFakeHost()
  const first = await slipWords.load('en')
  const parts = { brand: host.brand, state: { currency, account: {} } } as never
  const help = (limits: typeof KNOWN | null, more: Partial<ComponentProps<typeof StakeHelp>> = {}) => (
    <LocaleProvider host={host} words={slipWords} first={first}>
      <SlipPartsProvider value={parts}>
        <StakeHelp
          entry={{ limits } as never}
          text="10"
          isLocked={false}
          error={null}
          errorId="error"
          limitsId="limits"
          {...more}
        />
      </SlipPartsProvider>
    </LocaleProvider>
  )
  return { help, stakes: () => screen.queryByRole('button', { name: '500' }) }
}

test.each([
  [30, false],
  [48, true],
])(
  'a note %i px high in a room of 36 px takes that of the quick stakes, too: %s',
  async (height, isTaken) => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height)
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(36)
    const { help, stakes } = await mountHelp()
    const { rerender } = render(help(KNOWN, { note: 'Stake adjusted' }))
    expect(stakes()?.closest('.unseen') !== null).toBe(isTaken)
    rerender(help(KNOWN))
    expect(stakes()?.closest('.unseen')).toBeNull()
  },
)

test.each([null, { minBet: 0, maxBet: 0, maxPayout: 0 }])(
  'limits that are not known, or allow nothing, are not shown and not staked: %p',
  async (limits) => {
    const { help, stakes } = await mountHelp()
    const { rerender } = render(help(limits))
    expect(screen.queryByText(/^Max ./)).toBeNull()
    expect(stakes()).toBeNull()
    rerender(help(limits, { isShut: true }))
    expect(stakes()).toBeTruthy()
    for (const name of ['Min', 'Max'])
      expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(true)
    rerender(help(KNOWN))
    expect(screen.getByText('Max 1,000').hasAttribute('disabled')).toBe(false)
    expect(screen.getByRole('button', { name: 'Max' }).hasAttribute('disabled')).toBe(false)
    expect(screen.getByText('Payout 20,000')).toBeTruthy()
  },
)

test.each([
  ['MYR', KNOWN, false],
  ['IDR', { minBet: 15_000, maxBet: 15_000_000, maxPayout: 150_000_000 }, true],
] as const)(
  'quick stakes of %s with their limits have rows of three on a phone: %s',
  async (currency, limits, isLong) => {
    const { help } = await mountHelp(currency)
    render(help(limits))
    expect(screen.getByRole('group').classList.contains('longRow')).toBe(isLong)
  },
)
