import { runKind } from './kinds'
import { countDrawn } from './statistics'

const kindOf = (code: string) => {
  const kind = runKind(code)
  if (!kind) throw new Error(code)
  return kind
}

test('wins and places of runners are counted', () => {
  const facts = { weights: [30, 22, 17, 13, 10, 8] }
  const drawn = [
    { facts, result: { order: [1, 2, 3, 4, 5, 6] } },
    { facts, result: { order: [1, 3, 2, 4, 5, 6] } },
    { facts, result: { order: [6, 1, 2, 3, 4, 5] } },
  ]
  const { rounds, selections, balls } = countDrawn(kindOf('vd'), drawn)
  const hits = (market: string, selection: string) =>
    selections.find((one) => one.market === market && one.selection.join() === selection)?.hits
  expect([rounds, balls]).toEqual([3, []])
  expect([hits('win', '1'), hits('win', '6'), hits('place', '1'), hits('place', '2')]).toEqual([2, 1, 3, 1])
  expect(hits('oddEven', 'odd')).toBe(2)
})

test('balls are counted by number, those never drawn too', () => {
  const { balls, selections } = countDrawn(kindOf('s40'), [
    { facts: {}, result: { balls: [75, 1, 38] } },
    { facts: {}, result: { balls: [1, 2, 3] } },
  ])
  expect(balls).toHaveLength(75)
  expect([1, 2, 75, 10].map((ball) => balls[ball - 1]?.hits)).toEqual([2, 1, 1, 0])
  expect(selections.map(({ hits }) => hits)).toEqual([1, 1])
})

test.each(['vd', 'vs', 's41', 's52', 's53', 'keno', '4d'])(
  'before the first round of %s nothing is counted',
  (code) => {
    expect(countDrawn(kindOf(code), []).rounds).toBe(0)
  },
)
