import { BET_TYPES } from '@touchline/contracts/odds'
import { lineOrder, sectionsInOrder } from './line-order'
import { moreSections } from './more-sections'

const HDP = BET_TYPES.indexOf('hdp')
const OU = BET_TYPES.indexOf('ou')
const keyOf = (group: number, period: number) => 10 * group + period
const orderOf = (lines: Record<string, number[]>) =>
  lineOrder(
    Object.entries(lines).flatMap(([type, ids]) =>
      ids.map((id) => ({ id, group: type === 'hdp' ? HDP : OU, period: 0 })),
    ),
    keyOf,
  )

test.each([
  { event: 'nothing changes', now: { hdp: [1, 2], ou: [5] }, hdp: [0, 1], ou: [0] },
  { event: 'the main line goes', now: { hdp: [2], ou: [5] }, hdp: [-1, 0], ou: [0] },
  { event: 'a whole market goes', now: { hdp: [], ou: [5] }, hdp: [-1, -1], ou: [0] },
  { event: 'the main line changes', now: { hdp: [2, 1], ou: [5] }, hdp: [1, 0], ou: [0] },
  { event: 'a line comes', now: { hdp: [3, 1, 2], ou: [5] }, hdp: [1, 2], ou: [0] },
])('rows keep their places and their lines when $event', ({ now, hdp, ou }) => {
  const shown = orderOf({ hdp: [1, 2], ou: [5] })
  const sections = moreSections(
    'main',
    [0],
    (type) => shown.get(keyOf(BET_TYPES.indexOf(type), 0))?.length ?? 0,
  )
  const placed = sectionsInOrder(sections, shown, orderOf(now), keyOf)
  const placesOf = (type: string) =>
    placed.find(({ betType }) => betType === type)?.groups.map(([cell]) => cell?.index)
  expect({ hdp: placesOf('hdp'), ou: placesOf('ou') }).toEqual({ hdp, ou })
})
