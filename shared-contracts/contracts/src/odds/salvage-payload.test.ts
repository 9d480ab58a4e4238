import { decodeFrame } from './decode-frame'

const line = (id: number, ...prices: number[]) => [id, 0, 0, -2, 1, 0, 2, ...prices]
const league = [1, 1, 'England Premier League', 'GB', 1]
const match = (id: number, of = 1) => [id, of, 'Home', 'Away', 0, 1_800_000_000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
const head = (id: number, ...lines: unknown[]) => [
  ...[id, 1, 2, 1, 9, 3, 1, 2, 2],
  ...[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  lines,
  [],
]
const good = [match(3), head(3, line(7, -96, 92))]

const frame = (t: 'snap' | 'delta', payload: unknown[], more: object = {}) => ({
  t,
  ch: '1:2',
  epoch: 'e',
  seq: 2,
  at: 1,
  rate: 1,
  payload,
  ...(t === 'delta' && { from: 1, lines: [], myanmar: [], gone: [] }),
  ...more,
})

/** A second match beside a good one, with the second one's rows as given. */
const beside = (matchRow: unknown, headRow: unknown) => [
  [league],
  [good[0], matchRow],
  [[3, 4]],
  [good[1], headRow],
]

const BROKEN: readonly (readonly [string, unknown, unknown])[] = [
  ['an open line with one side', match(4), head(4, line(8, 90, 0))],
  ['a line with one price', match(4), head(4, line(8, 90))],
  ['a line with three prices', match(4), head(4, line(8, 90, 90, 90))],
  ['a Malay price of 1.50', match(4), head(4, line(8, 150, 90))],
  ['a decimal price of 1.00', match(4), head(4, [8, 3, 0, 0, 1, 0, 2, 100, 420, 330])],
  ['an unknown bet type', match(4), head(4, [8, 99, 0, 0, 1, 0, 2, 90, 90])],
  ['a match without a name', [...match(4).slice(0, 2), null, ...match(4).slice(3)], head(4, line(8, 90, 90))],
  ['a line of its id twice', match(4), head(4, line(8, 90, 90), line(8, 90, 90))],
]

describe.each(['snap', 'delta'] as const)('of a %s', (t) => {
  test.each(BROKEN)('a match with %s is omitted, and the other stays', (_, matchRow, headRow) => {
    const decoded = decodeFrame(frame(t, beside(matchRow, headRow)))
    expect(decoded).toMatchObject({
      ok: true,
      frame: { payload: [[league], [good[0]], [[3, 4]], [good[1]]], ...(t === 'delta' && { gone: [4] }) },
      skipped: [{ match: 4, reason: expect.any(String) }],
    })
  })

  test.each([
    ['no payload', 'nonsense'],
    ['three parts', [[league], [], []]],
    ['matches that are no list', [[league], {}, [], []]],
  ])('%s is refused whole', (_, payload) => {
    expect(decodeFrame(frame(t, payload as unknown[]))).toMatchObject({ ok: false })
  })
})

test("a match whose line repeats another match's line is omitted with it", () => {
  const payload = beside(match(4), head(4, line(7, 90, 90)))
  expect(decodeFrame(frame('snap', payload))).toMatchObject({
    ok: true,
    frame: { payload: [[league], [], [[3, 4]], []] },
  })
})

test.each([
  ['a match without its league', match(4, 9), head(4, line(8, 90, 90))],
  ['a head without its match', match(5), head(4, line(8, 90, 90))],
])('of a snapshot %s is omitted', (_, matchRow, headRow) => {
  const decoded = decodeFrame(frame('snap', beside(matchRow, headRow)))
  expect(decoded).toMatchObject({ ok: true, skipped: [{ match: 4 }] })
})

test('a broken row without a match is omitted from a snapshot and refuses a delta', () => {
  const payload = beside(['x'], head(3.5, line(8, 90, 90)))
  expect(decodeFrame(frame('snap', payload))).toMatchObject({
    ok: true,
    frame: { payload: [[league], [good[0]], [[3, 4]], [good[1]]] },
  })
  expect(decodeFrame(frame('delta', payload))).toMatchObject({ ok: false })
})

test('a broken change refuses the delta: its line might stay open', () => {
  const payload = beside(match(4), head(4, line(8, 90, 0)))
  expect(decodeFrame(frame('delta', payload, { lines: [[7, 'x', 0, 90, 90]] }))).toMatchObject({ ok: false })
})

test('a broken scoreboard is omitted alone', () => {
  const scoreboards = [
    [3, { parts: [[1, 0]] }],
    [4, { parts: 'x' }],
  ]
  expect(
    decodeFrame(frame('snap', beside(match(4), head(4, line(8, 90, 90))), { scoreboards })),
  ).toMatchObject({
    ok: true,
    frame: {
      scoreboards: [scoreboards[0]],
      payload: [[league], [good[0], { 0: 4 }], [[3, 4]], [good[1], { 0: 4 }]],
    },
    skipped: [],
  })
})
