import type { Bet } from '@touchline/contracts/calls'
import type { Notice } from '@touchline/contracts/host'
import { arsenalBet } from '../../testing/slip-fixtures'
import { slipNews } from './slip-news'

const AT = 1_000_000

async function toldOf(...bets: readonly Partial<Bet>[]): Promise<Notice['tone'][]> {
  const told: Notice['tone'][] = []
  const news = slipNews(
    { news: async ({ bet_id }) => ({ text: bet_id, receipt: {} as never }) },
    ({ tone }) => void told.push(tone ?? 'info'),
    () => AT,
  )
  for (const bet of bets) news.announce(arsenalBet(bet))
  await Promise.resolve()
  return told
}

const again = { status: 'running', settlement_rev: 2, reopened_at: AT - 1000 } as const

test.each<[told: string, bets: Partial<Bet>[], tones: Notice['tone'][]]>([
  ['a bet that runs again', [again], ['warning']],
  ['that only once, whatever is said of it later', [again, { ...again, to_win: 1 }], ['warning']],
  [
    'once more when it was settled meanwhile',
    [again, { status: 'settled', net: -1, settlement_rev: 3 }, { ...again, settlement_rev: 4 }],
    ['warning', 'info', 'warning'],
  ],
  ['nothing of one that has run again for long', [{ ...again, reopened_at: AT - 60_000 }], []],
  ['nothing of a leg of a bet that runs', [{ status: 'running' }], []],
])('a notice tells %s', async (_, bets, tones) => {
  expect(await toldOf(...bets)).toEqual(tones)
})
