import { SPORTS } from '@touchline/contracts'
import { boardColumns } from '../../domain/board-columns'
import { sportBoard } from '../../domain/sport-board'
import { COMPACT_FROM, SCORES_BESIDE_HALVES, WIDE_FROM } from './board-layout'
import { columnTemplate, singleLineWidth } from './column-template'

/** The board between both side columns of a page of 1440 px. */
const BOARD_AT_1440 = 834
/** Beside the rail of icons. */
const BOARD_AT_768 = 688

/** The least that the columns of a template take, px. */
const leastOf = (template: string): number =>
  [...template.replaceAll(/minmax\((\d+)px, [^)]*\)/g, '$1px').matchAll(/(\d+)px/g)].reduce(
    (sum, [, width]) => sum + Number(width),
    0,
  )

const scoresOf = (sport: number, parts: number) => {
  const { scores } = sportBoard(sport)
  return scores && { ...scores, parts: scores.parts === 0 ? 0 : parts }
}

const boards = SPORTS.flatMap(({ id, key }) =>
  sportBoard(id).views.flatMap((view) =>
    (
      [
        ['wide', WIDE_FROM, 'both'],
        ['compact', COMPACT_FROM, 'both'],
        ['one-half', BOARD_AT_768, 'full'],
      ] as const
    ).map(([form, from, halves]) => ({ id, key, view, form, from, halves })),
  ),
)

test.each(boards)('$key $view stays inside a $form board', ({ id, view, form, from, halves }) => {
  const scores = view === 'outright' ? null : scoresOf(id, 4)
  const hasHalves = sportBoard(id).firstHalf.length > 0
  const room = from + (scores && hasHalves ? SCORES_BESIDE_HALVES : 0)
  expect(leastOf(columnTemplate(boardColumns(view, id, halves), form, 'double', scores))).toBeLessThanOrEqual(
    room,
  )
})

test.each([
  { id: 1, what: 'football', parts: 0 },
  { id: 2, what: 'basketball', parts: 4 },
  { id: 2, what: 'basketball in overtime', parts: 5 },
  { id: 3, what: 'tennis of three sets', parts: 3 },
  { id: 9, what: 'e-sports', parts: 0 },
])('a single line of $what stays inside the board at 1440', ({ id, parts }) => {
  const columns = boardColumns('hdpou', id, 'full')
  const scores = scoresOf(id, parts)
  expect(singleLineWidth(columns, scores)).toBeLessThanOrEqual(BOARD_AT_1440)
  expect(leastOf(columnTemplate(columns, 'one-half', 'single', scores))).toBe(
    singleLineWidth(columns, scores),
  )
})
