import type { Bet } from '@touchline/contracts/calls'
import type { CallResult } from '@touchline/contracts/host'
import { ListStore } from '@touchline/screens/list'
import { BET_LIST, type BetListView } from '../../shared/domain/bet-list-view'
import { betOf, legOf, NOW, underOf } from '../../testing/bets'
import type { BetPage } from '../transport/bet-lists'
import { BetListStore } from './bet-list-store'

const settle = () => new Promise((next) => setTimeout(next))
const page = (bets: readonly Bet[], total = bets.length): CallResult<BetPage> => ({
  kind: 'ok',
  data: { bets, total },
})

async function opened(...answers: CallResult<BetPage>[]) {
  const asked: BetListView[] = []
  const went: string[] = []
  const list = new ListStore<BetListView, BetPage>({
    address: BET_LIST,
    ask: async (view) => {
      asked.push(view)
      return answers[Math.min(asked.length, answers.length) - 1] ?? page([])
    },
    totalOf: ({ total }) => total,
    goTo: (address) => went.push(address),
  })
  const store = new BetListStore(list)
  list.show({ list: 'running', kind: 'all', from: '', to: '', page: 1 })
  await settle()
  return { store, list, asked, went }
}

const NOTHING_BACK = { returned: 0, net: 0, commission: 0 }

describe('the bet list', () => {
  test('sums up the bets of the page', async () => {
    const { store } = await opened(page([betOf(), underOf()]))
    expect(store.totals).toEqual({
      open: {
        currency: 'MYR',
        count: 2,
        stake: 35_000,
        risk: 34_600,
        toWin: 31_500,
        ...NOTHING_BACK,
      },
      ended: null,
    })
  })

  test('never adds running bets to ended ones', async () => {
    const ended = { status: 'settled', returned: 20_000, net: 10_000, commission: 50 } as const
    const { store } = await opened(page([betOf(), underOf(ended)]))
    const { open, ended: done } = store.totals ?? {}
    expect(open).toMatchObject({ risk: betOf().risk, toWin: betOf().to_win, ...NOTHING_BACK })
    expect(done).toMatchObject({ stake: underOf().stake, returned: 20_000, net: 10_000, commission: 50 })
  })

  test('replaces a bet that changed and still belongs here, without asking', async () => {
    const { store, list, asked } = await opened(page([betOf(), underOf()]))
    store.receive(betOf({ legs: [legOf({ score: [2, 0] })] }))
    expect(list.data).toMatchObject({ bets: [{ legs: [{ score: [2, 0] }] }, {}] })
    expect(asked).toHaveLength(1)
  })

  test.each([
    ['leaves the list', betOf({ status: 'settled' })],
    ['comes to the list', betOf({ bet_id: 'new' })],
  ])('asks again when a bet %s, and shows the old page until then', async (_, bet) => {
    const { store, list, asked } = await opened(page([betOf()]), page([]))
    store.receive(bet)
    expect(list.data).toMatchObject({ bets: [{ bet_id: 'b1' }] })
    await settle()
    expect(asked).toHaveLength(2)
    expect(list.data).toMatchObject({ bets: [] })
  })

  test('asks again when a bet settles anew: it is in front then', async () => {
    const settled = { status: 'settled', settled_at: NOW, settlement_rev: 1 } as const
    const { store, list, asked } = await opened(page([underOf(settled), betOf(settled)]))
    list.show({ list: 'settled', kind: 'all', from: '', to: '', page: 1 })
    await settle()
    store.receive(betOf({ ...settled, settled_at: NOW + 1000, settlement_rev: 2 }))
    await settle()
    expect(asked).toHaveLength(3)
  })

  test('asks once more when a bet changes while a question is on its way', async () => {
    const { store, list, asked } = await opened(page([betOf()]), page([betOf()]), page([]))
    list.refresh()
    store.receive(betOf({ legs: [legOf({ score: [2, 0] })] }))
    expect(asked).toHaveLength(2)
    await settle()
    expect(asked).toHaveLength(3)
    expect(list.data).toMatchObject({ bets: [] })
  })

  test('keeps the sums of all pages over a score, and asks for them when a bet can win another amount', async () => {
    const sums = { open: { count: 40, stake: 4, risk: 4, to_win: 4, ...NOTHING_BACK }, ended: null }
    const { store, list, asked } = await opened({ kind: 'ok', data: { bets: [betOf()], total: 40, sums } })
    list.resize(10)
    await settle()
    const { length } = asked
    store.receive(betOf({ legs: [legOf({ score: [2, 0] })] }))
    expect(store.listTotals?.open).toMatchObject({ currency: 'MYR', count: 40, toWin: 4 })
    expect(asked).toHaveLength(length)
    store.receive(betOf({ to_win: 1 }))
    expect(asked).toHaveLength(length + 1)
  })

  test.each([
    ['leaves the days behind with', 'days', 'running', { from: '', to: '' }],
    ['keeps the days on', 'days', 'daysRejected', { from: '2026-11-20', to: '2026-11-20' }],
    ['keeps the days from', 'running', 'settled', { from: '2026-11-20', to: '2026-11-20' }],
  ] as const)('%s the list by days: from %s to %s', async (_, before, after, days) => {
    const { store, list, went } = await opened(page([]))
    list.show({ list: before, kind: 'all', from: '2026-11-20', to: '2026-11-20', page: 1 })
    store.choose(after)
    expect(went.map((address) => BET_LIST.viewOf(address.replace(/^[^?]*/, '')))).toMatchObject([
      { list: after, ...days },
    ])
  })

  test.each([
    ['2026-11-20', '2026-11-20', true],
    ['2026-01-01', '2026-11-20', false],
    ['2026-11-20', 'today', false],
    ['', '', false],
  ])('is narrowed by days that fit into one list: from %p to %p, %p', async (from, to, isNarrowed) => {
    const { store, list } = await opened(page([]))
    list.show({ list: 'running', kind: 'all', from, to, page: 1 })
    expect(store.isNarrowed).toBe(isNarrowed)
  })

  test('takes no notice of bets of other kinds', async () => {
    const { store, list, asked } = await opened(page([betOf()]))
    list.show({ list: 'running', kind: 'parlay', from: '', to: '', page: 1 })
    await settle()
    store.receive(betOf({ bet_id: 'other' }))
    expect(asked).toHaveLength(2)
    store.receive(betOf({ bet_id: 'other', kind: 'parlay' }))
    expect(asked).toHaveLength(3)
  })

  test('takes no notice of bets of other lists', async () => {
    const { store, asked } = await opened(page([betOf()]))
    store.receive(betOf({ bet_id: 'other', status: 'waiting' }))
    expect(asked).toHaveLength(1)
  })

  test.each([
    ['of a match in play', legOf(), 0, true],
    ['of a match to come', legOf({ period_now: 0, kickoff: NOW + 1000 }), 0, false],
    [
      'from the kick-off of a match on, which the answer of before does not know',
      legOf({ period_now: 0, kickoff: NOW + 1000 }),
      1000,
      true,
    ],
    ['of a match that is over', legOf({ period_now: 4 }), 0, false],
    ['of a leg that is decided', legOf({ result: 'win' }), 0, false],
  ])('knows that scores may move, %s', async (_, leg, laterMs, moves) => {
    const { store } = await opened(page([betOf({ legs: [leg] })]))
    expect(store.isPlayingAt(NOW + laterMs)).toBe(moves)
  })
})
