import { render, screen } from '@testing-library/react'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { LocaleProvider } from '@touchline/ui/words'
import { slipWords } from '../../locales/words'
import { SlipPartsProvider } from './slip-context'
import { StakeHelp } from './stake-help'

const KNOWN = { minBet: 500, maxBet: 100_000, maxPayout: 2_000_000 }

test('limits stay as they were last known while there are none, or none but noughts', async () => {
  const { host } = createFakeHost()
  const first = await slipWords.load('en')
  const parts = { brand: host.brand, state: { currency: 'MYR', account: {} } } as never
  const help = (limits: typeof KNOWN | null, isShut = false) => (
    <LocaleProvider host={host} words={slipWords} first={first}>
      <SlipPartsProvider value={parts}>
        <StakeHelp
          entry={{ limits } as never}
          {...{ text: '10', isShut, isLocked: false, error: null, errorId: 'error', limitsId: 'limits' }}
        />
      </SlipPartsProvider>
    </LocaleProvider>
  )
  const stakes = () => screen.queryByRole('button', { name: '500' })
  const { rerender } = render(help(null))
  expect(screen.queryByText(/^Max ./)).toBeNull()
  expect(stakes()).toBeNull()
  rerender(help(null, true))
  expect(stakes()).toBeTruthy()
  rerender(help(KNOWN))
  for (const gone of [null, { minBet: 0, maxBet: 0, maxPayout: 0 }]) {
    rerender(help(gone))
    expect(screen.getByText('Max 1,000').hasAttribute('disabled')).toBe(true)
    expect(screen.getByText('Payout 20,000')).toBeTruthy()
    expect(stakes()).toBeTruthy()
  }
})
