import { betCheck } from '@touchline/contracts/calls'
import { combinedSlip, frameOf, PICKS } from '../../testing/combination-bench'
import { hostThat } from '../../testing/host-that'
import { readySlip } from '../../testing/slip-bench'
import { ARSENAL, arsenalQuote } from '../../testing/slip-fixtures'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const BUSY = { kind: 'refused', code: 'requestLimit', text: '', details: {} } as const

describe('limits that did not come before a bet leaves', () => {
  test.each([
    ['are told by what the edge said', BUSY, 'requestLimit'],
    ['are no fault of the connection where the line has moved on', null, 'oddsIsUpdating'],
  ])('%s', async (_, answer, code) => {
    const { fake, press, wager, requests } = await readySlip()
    fake.clock.now += 60_000
    fake.answer(
      betCheck,
      () => answer ?? { kind: 'ok', data: { quotes: [arsenalQuote({ open: false, ball: 1 })] } },
    )
    await press()
    expect(requests('betSingle')).toEqual([])
    expect(wager().draft?.refusal).toMatchObject({ code })
  })

  test('limits of a parlay have the code of the edge', async () => {
    const { combination, fake, press, requests } = await combinedSlip('parlay')
    fake.clock.now += 60_000
    fake.answer(betCheck, () => BUSY)
    await press()
    expect(requests('betParlay')).toEqual([])
    expect(combination().wager.draft?.refusal).toMatchObject({ code: 'requestLimit' })
  })

  test('of a parlay are no fault of the connection where a line has moved on', async () => {
    const { combination, fake, press, requests, wait } = await combinedSlip('parlay')
    fake.clock.now += 60_000
    let answer: () => void = () => undefined
    fake.answer(betCheck, ({ picks }) => {
      const quotes = picks.map((pick) => ({
        ...arsenalQuote({ ...pick, ball: 0 }),
        odds: 204,
        odds_type: 4 as const,
        parent_id: pick.match_id,
        league_id: 7,
      }))
      const combination = { min_bet: 300, max_bet: 100_000, max_payout: 5_000_000, limit: 'parlay:1' }
      return new Promise((resolve) => (answer = () => resolve({ kind: 'ok', data: { quotes, combination } })))
    })
    await press()
    const ofPressed = answer
    fake.frames.next(frameOf(ARSENAL, { seq: 99, ball: 20, line: -3, lineId: 9100 }))
    ofPressed()
    await wait(10)
    expect(requests('betParlay')).toEqual([])
    expect(combination().wager.draft?.refusal).toMatchObject({ code: 'oddsIsUpdating' })
  })
})

describe('a price, while limits are asked for,', () => {
  test.each([
    ['that falls', 'better', 85],
    ['that rises, where every move asks', 'ask', -80],
  ] as const)('%s keeps the bet here, which says why', async (_, policy, odds) => {
    const { fake, press, requests, show, wager, wait } = await readySlip({ fake: hostThat(policy) })
    fake.clock.now += 60_000
    let answer: () => void = () => undefined
    fake.answer(
      betCheck,
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ kind: 'ok', data: { quotes: [arsenalQuote({ ball: 20, odds })] } })
        }),
    )
    await press()
    show({ ball: 20, prices: [odds, -93] })
    answer()
    await wait(0)
    expect(requests('betSingle')).toEqual([])
    expect(wager().draft?.refusal).toMatchObject({ code: 'oddsIsUpdating' })
  })
})

describe('a refusal of an earlier press', () => {
  test('does not concern the next bet', async () => {
    const { combination, fake, press, wait } = await combinedSlip('parlay', {}, PICKS)
    const now = fake.clock.now + 60_000
    fake.clock.now = now
    fake.answer(betCheck, () => BUSY)
    await press()
    await wait(2000)
    fake.answer(betCheck, () => new Promise(() => undefined))
    await press()
    expect(combination().wager.stage).toMatchObject({ stage: 'validating', draft: { refusal: null } })
  })
})
