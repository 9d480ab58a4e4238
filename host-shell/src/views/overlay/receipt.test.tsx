import { render } from '@testing-library/react'
import { defaultPreferences } from '@touchline/contracts/session'
import { playTone } from '@touchline/ui/tone'
import { type Shell, ShellContext } from '../shell-context'
import { Receipt } from './receipt'

jest.mock('@touchline/ui/tone')

const RECEIPT = {
  title: 'Bet accepted',
  time: '23:22:24',
  selection: 'Arsenal −0.5',
  price: '−0.96',
  amounts: ['Risk 96.00'],
  reason: '',
  reference: 'TL-7Q4K-20931',
}

test.each([
  ['success', true, ['good']],
  ['info', true, ['bad']],
  ['error', true, ['bad']],
  ['success', false, []],
] as const)('of a bet that ends as %s with sounds %s plays %j', (tone, sounds, tones) => {
  jest.mocked(playTone).mockClear()
  const preferences = defaultPreferences()
  preferences.accessibility.sounds = sounds
  const shell = { preferences: { current: () => preferences } } as unknown as Shell
  render(
    <ShellContext value={shell}>
      <Receipt tone={tone} role="status" receipt={RECEIPT} action={null} />
    </ShellContext>,
  )
  expect(jest.mocked(playTone).mock.calls.map(([name]) => name)).toEqual(tones)
})
