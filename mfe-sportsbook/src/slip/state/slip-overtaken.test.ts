import { betCheck } from '@touchline/contracts/calls'
import { combinedSlip, picksOf } from '../../testing/combination-bench'
import { readySlip } from '../../testing/slip-bench'
import { arsenalQuote } from '../../testing/slip-fixtures'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const later = <Answer>(ms: number, answer: Answer) =>
  new Promise<Answer>((resolve) => setTimeout(() => resolve(answer), ms))

describe('a press whose question the slip asks again before it is answered', () => {
  test('waits for the newest answer, and bets a parlay', async () => {
    const picks = picksOf(4)
    const added = picks[3]
    if (!added) throw new Error('four picks')
    const { fake, showPrice, wait, press, requests, combination } = await combinedSlip(
      'parlay',
      {},
      picks.slice(0, 3),
    )
    const questions: number[] = []
    fake.answer(betCheck, (({ picks: asked, kind }: { picks: typeof picks; kind?: string }) => {
      if (kind) questions.push(fake.clock.now)
      return later(150, {
        kind: 'ok',
        data: {
          quotes: asked.map((pick) => ({
            ...arsenalQuote({ ...pick, ball: 0 }),
            ...(kind ? { odds: 204, odds_type: 4 as const, parent_id: pick.match_id, league_id: 7 } : {}),
            outright: false,
            live: true,
            combo_min: 2,
          })),
          combination: { min_bet: 300, max_bet: 100_000, max_payout: 50_000_000, limit: 'parlay:1' },
        },
      })
    }) as never)
    fake.bus.next({ type: 'pick', pick: added })
    showPrice(added.match_id)
    await wait(430)
    await press()
    await wait(1000)
    expect(questions.length).toBeGreaterThan(1)
    expect(requests('betParlay')).toHaveLength(1)
    expect(combination().wager.draft?.refusal ?? null).toBeNull()
  })

  test('says that it could not be checked where the newest question has no answer', async () => {
    const { fake, show, wait, press, requests, wager } = await readySlip()
    fake.answer(betCheck, (() => later(150, { kind: 'unknown', code: 'requestFailed', text: '' })) as never)
    fake.clock.now += 12_000
    show({ ball: 11, prices: [-95, 89] })
    await wait(320)
    await press()
    await wait(1000)
    expect(requests('betSingle')).toHaveLength(0)
    expect(wager().draft?.refusal?.code).toBe('requestFailed')
  })
})
