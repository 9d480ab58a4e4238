import type { Bet } from '@touchline/contracts/calls'
import { translator } from '@touchline/ui/words'
import { slipWords } from '../../locales/words'
import { arsenalBet, arsenalLeg } from '../../testing/slip-fixtures'
import { slipPageWords } from './slip-page-words'

const words = slipPageWords(() => translator(slipWords.loaded, slipWords.namespaces))
const leg = (void_reason: NonNullable<Bet['legs'][number]['void_reason']>) =>
  arsenalLeg({ result: 'void', void_reason })
beforeAll(() => slipWords.load('en'))

test.each<[name: string, bet: Partial<Bet>, reason: string | null]>([
  ['void', { status: 'void', legs: [leg('cancelled')] }, 'Void: the match was cancelled.'],
  [
    'void on matches that were all cancelled',
    { status: 'void', kind: 'parlay', legs: [leg('cancelled'), leg('cancelled')] },
    'Void: the match was cancelled.',
  ],
  [
    'void for two reasons',
    { status: 'void', kind: 'parlay', legs: [leg('cancelled'), leg('walkover')] },
    'Void: the match was cancelled. Void: a side did not appear.',
  ],
  ['void by an older server', { status: 'void', legs: [arsenalLeg({ result: 'void' })] }, null],
  [
    'won on a leg while another is void',
    { status: 'settled', result: 'win', legs: [leg('cancelled')] },
    null,
  ],
])('the notice of a bet that is %s says why, where it came back', async (_name, bet, reason) => {
  const { receipt } = await words.news(arsenalBet(bet))
  expect(receipt.reason).toBe(reason)
})
