import type { Bet } from '@touchline/contracts/calls'
import type { Notice } from '@touchline/contracts/host'
import { arsenalBet } from '../../testing/slip-fixtures'
import type { SlipNotice } from '../domain/slip-effect'
import { betNotifier, type NotifierParts } from './bet-notifier'

const AT = 1_000_000

interface Announced extends Partial<Bet> {
  readonly isShown?: boolean
}

/** Notices of a page, which has sent the bets with the key `own`. */
function notifierOf() {
  const notices: Notice[] = []
  const words = {
    news: async ({ status, ref_no }: Bet) => ({ text: status, receipt: { reference: ref_no } }),
    busy: () => 'busy',
    full: (most: number) => `full at ${most}`,
    notSent: ({ what }: { what: string }) => `not sent: ${what}`,
    back: (count: number) => `back with ${count}`,
    waits: () => 'waits',
    notPlaced: async (_: unknown, { why }: { why: string }) => `not placed: ${why}`,
  }
  const notifier = betNotifier({
    words: words as unknown as NotifierParts['words'],
    notify: (notice: Notice) => void notices.push(notice),
    now: () => AT,
  })
  notifier.expect('own')
  return { ...notifier, notices }
}

async function tonesOf(...bets: readonly Announced[]): Promise<Notice['tone'][]> {
  const { announce, notices } = notifierOf()
  for (const { isShown, ...bet } of bets) announce(arsenalBet(bet), isShown)
  await Promise.resolve()
  return notices.map(({ tone }) => tone)
}

const again = { status: 'running', settlement_rev: 2, reopened_at: AT - 1000 } as const
const own = { status: 'running', idem_key: 'own' } as const
const settled = { status: 'settled', net: 9600, settlement_rev: 1 } as const

test.each<[string, Announced[], Notice['tone'][]]>([
  ['an accepted bet of this page', [own], ['success']],
  ['an accepted bet once', [own, own], ['success']],
  ['no accepted bet that the slip shows', [{ ...own, isShown: true }, own], []],
  ['no running bet of another page', [{ status: 'running' }], []],
  ['no waiting bet', [{ status: 'waiting' }], []],
  ['a rejected bet', [{ status: 'rejected' }], ['error']],
  ['a rejected bet once', [{ status: 'rejected' }, { status: 'rejected' }], ['error']],
  [
    'no rejected bet that the slip shows',
    [{ status: 'rejected', isShown: true }, { status: 'rejected' }],
    [],
  ],
  ['a void bet', [{ status: 'void' }], ['warning']],
  ['a won bet once, by its answer and a message', [settled, settled], ['success']],
  ['no won bet that the slip shows', [{ ...settled, isShown: true }, settled], []],
  ['a lost bet', [{ ...settled, net: -9600 }], ['info']],
  ['a bet that is settled anew', [settled, { ...settled, net: -1, settlement_rev: 2 }], ['success', 'info']],
  ['a reopened bet', [again], ['warning']],
  ['a reopened bet once', [again, { ...again, to_win: 1 }], ['warning']],
  [
    'a bet that is reopened twice',
    [again, { status: 'settled', net: -1, settlement_rev: 3 }, { ...again, settlement_rev: 4 }],
    ['warning', 'info', 'warning'],
  ],
  ['no bet that was reopened long ago', [{ ...again, reopened_at: AT - 60_000 }], []],
])('notifies of %s', async (_, bets, tones) => {
  expect(await tonesOf(...bets)).toEqual(tones)
})

test('the notice of an outcome has its receipt', async () => {
  const { announce, notices } = notifierOf()
  announce(arsenalBet(own))
  await Promise.resolve()
  expect(notices).toEqual([{ tone: 'success', text: 'running', receipt: { reference: 'TL-7Q4K-20931' } }])
})

test.each<[SlipNotice, Notice]>([
  [{ about: 'busy' }, { tone: 'warning', text: 'busy' }],
  [
    { about: 'full', most: 12 },
    { tone: 'warning', text: 'full at 12' },
  ],
  [
    { about: 'not_sent', why: { what: 'selections' } },
    { tone: 'warning', text: 'not sent: selections' },
  ],
  [
    { about: 'back', selections: 2 },
    { tone: 'info', text: 'back with 2' },
  ],
  [
    { about: 'waits', leg: null },
    { tone: 'info', text: 'waits' },
  ],
  [
    { about: 'not_placed', sent: {} as never, rejection: { why: 'not_placed' } },
    { tone: 'error', text: 'not placed: not_placed' },
  ],
])('the notice $about has a tone', async (notice, shown) => {
  const { notify, notices } = notifierOf()
  notify(notice)
  await Promise.resolve()
  expect(notices).toEqual([shown])
})
