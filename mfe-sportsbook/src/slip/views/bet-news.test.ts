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
    'Void: the match was cancelled. Void: one side did not appear.',
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

test.each<[bet: Partial<Bet>, title: string, text: RegExp]>([
  [{ result: 'draw', net: 0 }, 'Stake back', /: Stake back$/],
  [{ result: 'win', net: 9_600 }, 'Won +96.00', /: Won \+96\.00$/],
  [
    { kind: 'system', result: 'lose', returned: 2_200, net: -800 },
    'Lost −8.00 · Returned 22.00',
    /: Lost −8\.00 · Returned 22\.00$/,
  ],
])('the end of %j is announced as %s', async (end, title, expected) => {
  const { text, receipt } = await words.news(arsenalBet({ status: 'settled', ...end }))
  expect(receipt.title).toBe(title)
  expect(text).toMatch(expected)
})

test.each<[bet: Partial<Bet>, title: string, text: RegExp]>([
  [
    { status: 'settled', result: 'lose', net: -300_000, settlement_kind: 'corrected' },
    'Result corrected: Lost −3,000.00',
    /^Result corrected: Arsenal .*: Lost −3,000\.00$/,
  ],
  [
    { status: 'void', settlement_kind: 'corrected', legs: [leg('cancelled')] },
    'Result corrected: Bet void',
    /^Result corrected: Bet void: Arsenal .*Stake refunded\.$/,
  ],
  [
    { status: 'settled', result: 'win', net: 9_600, settlement_kind: 'again' },
    'Resettled: Won +96.00',
    /^Resettled: Arsenal .*: Won \+96\.00$/,
  ],
  [
    { status: 'settled', result: 'win', net: 9_600, settlement_kind: 'first' },
    'Won +96.00',
    /^Arsenal .*: Won \+96\.00$/,
  ],
])('the newest settlement of %j says what it is', async (end, title, expected) => {
  const { text, receipt } = await words.news(arsenalBet(end))
  expect(receipt.title).toBe(title)
  expect(text).toMatch(expected)
})

test('a correction names the settlement that it replaces', async () => {
  const { receipt } = await words.news(
    arsenalBet({ status: 'settled', result: 'lose', net: -300_000, settlement_kind: 'corrected' }),
  )
  expect(receipt.reason).toBe('This replaces the earlier settlement.')
})

test('a reopened bet has its reason', async () => {
  const { text, receipt } = await words.news(arsenalBet({ status: 'running', reopened_at: 0 }))
  expect(text).toMatch(/^Result withdrawn: Arsenal .*The bet is running again\.$/)
  expect(receipt).toMatchObject({
    title: 'Bet reopened',
    time: '08:00:00',
    reason: 'The result was withdrawn: the stake is at risk again.',
  })
})

test('a notice of several totals names the match of each, in its line and in its receipt', async () => {
  const over = { bet_type: 'ou', selection: 'over', line: 10 } as const
  const legs = [arsenalLeg(over), arsenalLeg({ ...over, home: 'Lecce', away: 'Napoli' })]
  const { text, receipt } = await words.news(arsenalBet({ status: 'running', kind: 'parlay', legs }))
  expect(text).toBe('Bet accepted: Over 2.5 (Arsenal v Chelsea) + Over 2.5 (Lecce v Napoli)')
  expect(receipt.selection).toBe('Over 2.5 (Arsenal v Chelsea) + Over 2.5 (Lecce v Napoli)')
})
