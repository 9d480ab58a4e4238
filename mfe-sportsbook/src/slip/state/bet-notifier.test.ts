import type { Bet } from '@touchline/contracts/calls'
import type { Notice } from '@touchline/contracts/host'
import { arsenalBet } from '../../testing/slip-fixtures'
import { betNotifier, type NotifierParts } from './bet-notifier'

const AT = 1_000_000

async function tonesOf(...bets: readonly Partial<Bet>[]): Promise<Notice['tone'][]> {
  const tones: Notice['tone'][] = []
  const { announce } = betNotifier({
    words: {
      news: async ({ bet_id }: Bet) => ({ text: bet_id, receipt: {} as never }),
    } as Partial<NotifierParts['words']> as NotifierParts['words'],
    notify: ({ tone }: Notice) => void tones.push(tone ?? 'info'),
    now: () => AT,
  } as Partial<NotifierParts> as NotifierParts)
  for (const bet of bets) announce(arsenalBet(bet))
  await Promise.resolve()
  return tones
}

const again = { status: 'running', settlement_rev: 2, reopened_at: AT - 1000 } as const

test.each<{ of: string; bets: Partial<Bet>[]; tones: Notice['tone'][] }>([
  { of: 'a reopened bet', bets: [again], tones: ['warning'] },
  { of: 'a reopened bet once', bets: [again, { ...again, to_win: 1 }], tones: ['warning'] },
  {
    of: 'a bet that is reopened twice',
    bets: [again, { status: 'settled', net: -1, settlement_rev: 3 }, { ...again, settlement_rev: 4 }],
    tones: ['warning', 'info', 'warning'],
  },
  { of: 'no bet that was reopened long ago', bets: [{ ...again, reopened_at: AT - 60_000 }], tones: [] },
  { of: 'no running bet of another page', bets: [{ status: 'running' }], tones: [] },
])('notifies of $of', async ({ bets, tones }) => {
  expect(await tonesOf(...bets)).toEqual(tones)
})
