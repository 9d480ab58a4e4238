import { act, screen } from '@testing-library/react'
import { betCheck } from '@touchline/contracts/calls'
import type { PickIntent } from '@touchline/contracts/host'
import { frameOf, picksOf } from '../testing/combination-bench'
import { mountCombined } from '../testing/combined-panel'
import { arsenalQuote } from '../testing/slip-fixtures'

/** A closed selection has limits of zero. */
const shutQuote = (pick: PickIntent) =>
  arsenalQuote({ ...pick, open: false, ball: 0, min_bet: 0, max_bet: 0, max_payout: 0 })
const quickStake = () => screen.queryByRole('button', { name: '100' })

test.each(['Single', 'Parlay', 'System'])(
  'quick stakes of a %s are shown though its selections come in suspended',
  async (mode) => {
    const { fake, user, later, show } = await mountCombined()
    fake.answer(betCheck, ({ picks, kind }) =>
      kind === 'single'
        ? { kind: 'ok', data: { quotes: picks.map(shutQuote), combination: null } }
        : { kind: 'unknown', code: 'requestFailed', text: '' },
    )
    for (const pick of picksOf(3)) {
      await act(async () => fake.bus.next({ type: 'pick', pick }))
      await show((seq) => frameOf(pick.match_id, { seq, market: 2, suspension: 1 }))
    }
    await user.click(screen.getByRole('radio', { name: mode }))
    await later(600)
    await screen.findByRole('radio', { name: mode, checked: true })
    expect(await screen.findByRole('button', { name: 'Max' })).toBeTruthy()
    expect(quickStake()).toBeTruthy()
  },
)
