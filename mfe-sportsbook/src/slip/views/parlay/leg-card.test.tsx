import { render, screen } from '@testing-library/react'
import type { BetLeg } from '@touchline/contracts/calls'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { LocaleProvider } from '@touchline/ui/words'
import { slipWords } from '../../../locales/words'
import { arsenalLeg, NOW } from '../../../testing/slip-fixtures'
import { SlipPartsProvider } from '../slip-context'
import { LegCard } from './leg-card'

async function shown(leg: BetLeg, fault: string | null) {
  const { host } = createFakeHost()
  const first = await slipWords.load('en')
  render(
    <LocaleProvider host={host} words={slipWords} first={first}>
      <SlipPartsProvider value={{ now: () => NOW, state: { freshness: 'fresh' } } as never}>
        <LegCard place={0} leg={leg} match={null} price="3.12" kind="Outright" fault={fault} />
      </SlipPartsProvider>
    </LocaleProvider>,
  )
  const hidden = screen.getByRole('listitem').querySelector('[aria-hidden=true].unseen')
  hidden?.remove()
  return screen.getByRole('listitem').textContent ?? ''
}

const RUNNER = { bet_type: 'orz', selection: 'win', home: 'Arsenal', away: '', market: 1 } as const

test.each([null, 'Same league as leg 2: keep one'])(
  'an outright names its competition and its runner once: %s',
  async (fault) => {
    const text = await shown(arsenalLeg({ ...RUNNER, league: 'Premier League Winner' }), fault)
    expect(text.match(/Premier League Winner/g)).toHaveLength(1)
    expect(text.match(/Arsenal/g)).toHaveLength(1)
    expect(text).toContain(fault ?? 'Outright')
  },
)
