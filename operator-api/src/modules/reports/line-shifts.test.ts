import { ManualClock } from '../../testing/manual-clock'
import { HOUR, league, line, match, NOON, offer } from '../../testing/sample-feed'
import { type TestApp, testApp } from '../../testing/test-app'
import { lineId } from '../feed'
import { createBook } from '../odds'
import { createLineShifts, lineShifts, type OpenSingles } from './line-shifts'

const TERMS = { step: 100_000, most: 5 }
const ID = lineId(1, 'hdp', 0, -2)
const on = (selection: string, risk: number, given: Partial<OpenSingles> = {}): OpenSingles => ({
  match_id: 1,
  bet_type: 'hdp',
  period: 0,
  line: -2,
  currency: 'MYR',
  selection,
  risk,
  to_win: risk,
  ...given,
})

test.each<[string, OpenSingles[], number[] | undefined]>([
  ['nothing', [], undefined],
  ['less than a step', [on('home', 99_999)], undefined],
  ['a heavy side', [on('home', 350_000)], [3, 0]],
  ['the other side', [on('away', 100_000)], [0, 1]],
  ['both sides', [on('home', 350_000), on('away', 300_000)], undefined],
  ['more than the most', [on('home', 9_900_000)], [5, 0]],
  ['two currencies', [on('home', 60_000), on('home', 3_000_000, { currency: 'THB' })], [3, 0]],
  ['kyat against ringgit', [on('home', 200_000), on('away', 100_000_000, { currency: 'MMK' })], undefined],
])('liabilities: %s', (_, rows, steps) => {
  expect(lineShifts(rows, TERMS).get(ID)).toEqual(steps)
})

describe('through the server', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp()
  })
  afterAll(async () => {
    expect(await server.breaches()).toEqual([])
    await server.close()
  })

  test('open bets shorten their side, and settled ones give the price of the feed back', async () => {
    const book = createBook({ clock: new ManualClock(NOON), rate: 1 })
    const { jobs = [] } = createLineShifts({
      platform: server.platform,
      odds: book,
      terms: { step: 300, most: 2 },
    })
    const look = async () => {
      for (const job of jobs) await job.round()
    }
    const MATCH = 500
    book.apply([league(), match(MATCH, { kickoff: NOON + HOUR }), offer(MATCH, line())])
    const id = lineId(MATCH, 'hdp', 0, -2)
    const before = book.line(MATCH, id)
    if (!before) throw new Error('no line')
    server.book.put({ id: MATCH, kickoff: NOON + HOUR }, [{ id }])
    const member = await server.login('demo2')
    await member.bet({ match_id: MATCH, line_id: id })
    await look()
    book.takeChanged()
    await look()
    // The margin of this line is too small for a longer price on its other side.
    const [first = 0, second = 0] = before.prices
    expect(book.line(MATCH, id)).toMatchObject({ prices: [first - 2, second] })
    expect(book.line(MATCH, id)?.ball).toBeGreaterThan(before.ball)
    // Nothing moves twice, and an offer of the feed keeps the shift.
    expect([...book.takeChanged()]).toEqual([])
    book.apply([offer(MATCH, line())])
    expect(book.line(MATCH, id)).toMatchObject({ prices: [first - 2, second] })
    await server.asOwner('UPDATE bet_leg SET open = false')
    await look()
    expect(book.line(MATCH, id)).toMatchObject({ prices: before.prices })
    expect(await server.asOwner('SELECT * FROM line_shift')).toEqual([])
    await server.asOwner('UPDATE bet_leg SET open = true')
  })
})
