import { act, screen } from '@testing-library/react'
import { answerCombined, frameOf, picksOf } from '../testing/combination-bench'
import { mountCombined } from '../testing/combined-panel'

test.each([
  { mode: 'System', needs: /^A system needs at least/ },
  { mode: 'Parlay', needs: /^A parlay needs at least/ },
])(
  'with one selection in $mode the keys lead to the missing legs, and Enter keeps the selection',
  async ({ mode, needs }) => {
    const { fake, user, later, show } = await mountCombined()
    answerCombined(fake, mode === 'System' ? 'system' : 'parlay', 2)
    await user.click(screen.getByRole('radio', { name: mode }))
    for (const pick of picksOf(1)) {
      await act(async () => fake.bus.next({ type: 'pick', pick }))
      await show((seq) => frameOf(pick.match_id, { seq, market: 2 }))
    }
    await later(600)
    const price = document.body.appendChild(document.createElement('button'))
    const toggled = jest.fn()
    price.addEventListener('click', toggled)
    price.focus()
    await user.keyboard('s25{Enter}')
    await later(600)
    expect(toggled).not.toHaveBeenCalled()
    expect(await screen.findByText(needs)).not.toBeNull()
    expect(screen.getByRole('region', { name: /^Bet slip, 1/ })).not.toBeNull()
    expect(document.activeElement?.closest('[data-foot]')).not.toBeNull()
  },
)
