import { translator } from '@touchline/ui/words'
import { slipWords } from '../../locales/words'
import { arsenalLeg } from '../../testing/slip-fixtures'
import type { SlipLock } from '../domain/slip-gate'
import { slipPageWords } from './slip-page-words'

const { summary } = slipPageWords(() => translator(slipWords.loaded, slipWords.namespaces))
beforeAll(() => slipWords.load('en'))

test.each([
  { leg: arsenalLeg(), text: 'Arsenal −0.5 @ −0.96 · Arsenal v Chelsea' },
  {
    leg: arsenalLeg({ bet_type: 'ou', selection: 'over', line: 10, odds: 85 }),
    text: 'Over 2.5 @ 0.85 · Arsenal v Chelsea',
  },
])('the summary of a closed slip is "$text"', ({ leg, text }) => {
  expect(summary(leg)).toBe(text)
})

const feed = { from: 'feed', reason: 'goal' } as const
test.each<[lock: SlipLock, text: string]>([
  [
    { lock: 'closed', why: { from: 'server', code: 'matchEnded' } },
    'Not available · Arsenal −0.5 · Arsenal v Chelsea',
  ],
  [{ lock: 'suspended', why: feed }, 'Suspended · Arsenal −0.5 · Arsenal v Chelsea'],
  [{ lock: 'loading' }, 'Arsenal −0.5 @ −0.96 · Arsenal v Chelsea'],
])('the summary of a lock %j is "%s"', (lock, text) => {
  expect(summary(arsenalLeg(), lock)).toBe(text)
})
