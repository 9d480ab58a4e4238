import type { Bet, CallResult } from '@touchline/contracts'
import type { BetListView } from '../domain/bet-list-view'
import { betOf, legOf, underOf } from '../testing/bets'
import type { BetPage } from '../transport/bet-lists'
import { BetListStore } from './bet-list-store'

const settle = () => new Promise((next) => setTimeout(next))
const page = (bets: readonly Bet[], total = bets.length): CallResult<BetPage> => ({
  kind: 'ok',
  data: { bets, total },
})

function opened(...answers: CallResult<BetPage>[]) {
  const asked: BetListView[] = []
  const went: BetListView[] = []
  const ask = async (view: BetListView) => {
    asked.push(view)
    return answers[Math.min(asked.length, answers.length) - 1] ?? page([])
  }
  const store = new BetListStore(ask, (view) => went.push(view))
  return { store, asked, went }
}

describe('the bet list', () => {
  test('shows what the server answers, with the sums of the page', async () => {
    const { store } = opened(page([betOf(), underOf()]))
    store.show({ list: 'running', page: 1 })
    expect(store.stage.stage).toBe('loading')
    await settle()
    expect(store.totals).toEqual({ currency: 'MYR', stake: 35_000, risk: 34_600, toWin: 31_500, returned: 0 })
  })

  test('drops the answer to a question that a newer one has replaced', async () => {
    const answers: ((result: CallResult<BetPage>) => void)[] = []
    const ask = () => new Promise<CallResult<BetPage>>((answer) => answers.push(answer))
    const store = new BetListStore(ask, () => undefined)
    store.show({ list: 'running', page: 1 })
    store.show({ list: 'pending', page: 1 })
    answers[1]?.(page([]))
    await settle()
    answers[0]?.(page([betOf()]))
    await settle()
    expect(store.stage).toEqual({ stage: 'ready', bets: [], total: 0 })
  })

  test('replaces a bet that changed and still belongs here, without asking', async () => {
    const { store, asked } = opened(page([betOf(), underOf()]))
    store.show({ list: 'running', page: 1 })
    await settle()
    store.hear(betOf({ legs: [legOf({ score: [2, 0] })] }))
    expect(store.stage).toMatchObject({ bets: [{ legs: [{ score: [2, 0] }] }, {}] })
    expect(asked).toHaveLength(1)
  })

  test.each([
    ['leaves the list', betOf({ status: 'settled' })],
    ['comes to the list', betOf({ bet_id: 'new' })],
  ])('asks again when a bet %s, and shows the old page until then', async (_, bet) => {
    const { store, asked } = opened(page([betOf()]), page([]))
    store.show({ list: 'running', page: 1 })
    await settle()
    store.hear(bet)
    expect(store.stage).toMatchObject({ stage: 'ready', bets: [{ bet_id: 'b1' }] })
    await settle()
    expect(asked).toHaveLength(2)
    expect(store.stage).toMatchObject({ bets: [] })
  })

  test('takes no notice of bets of other lists', async () => {
    const { store, asked } = opened(page([betOf()]))
    store.show({ list: 'running', page: 1 })
    await settle()
    store.hear(betOf({ bet_id: 'other', status: 'waiting' }))
    expect(asked).toHaveLength(1)
  })

  test('keeps the page when a quiet refresh fails, and says why when there is nothing to keep', async () => {
    const refused: CallResult<BetPage> = { kind: 'unknown', code: 'requestFailed', text: 'No answer' }
    const { store } = opened(refused, page([betOf()]), refused)
    store.show({ list: 'running', page: 1 })
    await settle()
    expect(store.stage).toEqual({ stage: 'failed', code: 'requestFailed', text: 'No answer' })
    store.retry()
    await settle()
    store.refresh()
    await settle()
    expect(store.stage.stage).toBe('ready')
  })

  test('goes to the last page when the one it shows is no more', async () => {
    const { store, went } = opened(page([], 11))
    store.show({ list: 'running', page: 3 })
    await settle()
    expect(went).toEqual([{ list: 'running', page: 2 }])
  })

  test('knows whether scores may move', async () => {
    const { store } = opened(page([underOf()]), page([betOf()]))
    store.show({ list: 'running', page: 1 })
    await settle()
    expect(store.isPlaying).toBe(false)
    store.refresh()
    await settle()
    expect(store.isPlaying).toBe(true)
  })
})
