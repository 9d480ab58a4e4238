import { HEAD, type HeadRow, MarketId } from '@touchline/contracts/odds'
import { ManualClock } from '../../../testing/manual-clock'
import { league, line, match, NOON, offer, result, state } from '../../../testing/sample-feed'
import type { OfferLine } from '../../feed'
import { createBook } from '../service'
import { project } from './rows'

/** The head of a match of a sport that is in play with these lines. */
function headOf(sport: number, lines: readonly Partial<OfferLine>[], which: 'board' | 'all'): HeadRow {
  const book = createBook({ clock: new ManualClock(NOON), rate: 12 })
  book.apply([
    { ...league(), sport } as ReturnType<typeof league>,
    match(1),
    state(1),
    offer(1, ...lines.map(line)),
  ])
  const held = book.held(1)
  if (!held) throw new Error('no match')
  return project(book, held, MarketId.live, which).head
}
const partsOf = (head: HeadRow): number[] => head[HEAD.lines].map((row) => row[2])

const MORE = 7

test.each([
  { sport: 1, offered: [0, 1], shown: [0, 1] },
  { sport: 2, offered: [0, 1, 11], shown: [0, 11] },
  { sport: 2, offered: [0, 3, 13], shown: [0, 13] },
  { sport: 2, offered: [0, 1], shown: [0, 1] },
  { sport: 3, offered: [0, 22], shown: [0, 22] },
  { sport: 13, offered: [0, 3], shown: [0, 3] },
])(
  'a board of sport $sport that is offered parts $offered has lines of $shown',
  ({ sport, offered, shown }) => {
    const lines = offered.map((period) => ({ period }))
    const head = headOf(sport, lines, 'board')
    expect(partsOf(head)).toEqual(shown)
    expect(head[MORE]).toBe(offered.length === shown.length ? 0 : offered.length)
    expect(partsOf(headOf(sport, lines, 'all'))).toEqual(offered)
  },
)

test('a part whose lines are all closed gives its place to the next one', () => {
  const closed = { period: 11, state: 2 } as const
  expect(partsOf(headOf(2, [{ period: 0 }, closed, { period: 12 }], 'board'))).toEqual([0, 12])
})

const PERIOD = 6
test.each([
  { of: 'a quarter whose clock stands', sport: 2, period: 11, isReported: false, sent: 11 },
  { of: 'a quarter that was told', sport: 2, period: 11, isReported: true, sent: 32 },
  { of: 'the quarter after it', sport: 2, period: 12, isReported: true, sent: 12 },
  { of: 'a shoot-out', sport: 12, period: 19, isReported: true, sent: 19 },
  { of: 'half time', sport: 2, period: 2, isReported: true, sent: 2 },
])('the row of a match in $of says $sent', ({ sport, period, isReported, sent }) => {
  const book = createBook({ clock: new ManualClock(NOON), rate: 12 })
  book.apply([
    { ...league(), sport } as ReturnType<typeof league>,
    match(1),
    state(1, { period, clock_base: 0 }),
  ])
  const event = result(1, 1, null)
  if (isReported && event.type === 'result')
    book.apply([{ ...event, result: { ...event.result, half_time: null, periods: [[11, 28, 24]] } }])
  const held = book.held(1)
  if (!held) throw new Error('no match')
  expect(project(book, held, MarketId.live, 'board').row[PERIOD]).toBe(sent)
})
