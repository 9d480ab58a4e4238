import { SPORTS } from '@touchline/contracts/odds'
import { boardColumns } from '../../../shared/domain/board-columns'
import { sportBoard } from '../../../shared/domain/sport-board'
import { COMPACT_FROM, SCORES_BESIDE_PARTS, WIDE_FROM } from './board-layout'
import { columnTemplate, singleLineWidth } from './column-template'

/** The board between both side columns of a page of 1440 px. */
const BOARD_AT_1440 = 834
/** Beside the rail of icons. */
const BOARD_AT_768 = 688

/** The tracks of a template on a board of a width, px, from left to right; names take their least. */
const tracksOf = (template: string, board: number): number[] =>
  [
    ...template.matchAll(
      /clamp\((\d+)px, calc\(\(100% - (\d+)px\) \* ([\d.]+)\), (\d+)px\)|minmax\((\d+)px, [^)]*\)|(\d+)px/g,
    ),
  ].map(([, least, fixed, share, most, name, px]) =>
    least === undefined
      ? Number(name ?? px)
      : Math.max(Number(least), Math.min(Number(most), (board - Number(fixed)) * Number(share))),
  )

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

const leastOf = (template: string, board: number): number => sum(tracksOf(template, board))

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
        ['one-part', BOARD_AT_768, 'match'],
      ] as const
    ).flatMap(([form, from, shown]) =>
      [false, true].map((isTouch) => ({ id, key, view, form, from, shown, isTouch })),
    ),
  ),
)

test.each(boards)(
  '$key $view stays inside a $form board, touch: $isTouch',
  ({ id, view, form, from, shown, isTouch }) => {
    const scores = view === 'outright' ? null : scoresOf(id, 4)
    const hasParts = sportBoard(id).part.length > 0
    const room = from + (scores && hasParts ? SCORES_BESIDE_PARTS : 0)
    const template = columnTemplate(boardColumns(view, id, shown), form, 'double', scores, isTouch)
    expect(leastOf(template, room)).toBeLessThanOrEqual(room)
  },
)

test.each([
  { id: 1, what: 'football', parts: 0 },
  { id: 2, what: 'basketball', parts: 4 },
  { id: 2, what: 'basketball in overtime', parts: 5 },
  { id: 3, what: 'tennis of three sets', parts: 3 },
  { id: 9, what: 'e-sports', parts: 0 },
])('a single line of $what stays inside the board at 1440', ({ id, parts }) => {
  const columns = boardColumns('hdpou', id, 'match')
  const scores = scoresOf(id, parts)
  expect(singleLineWidth(columns, scores, false)).toBeLessThanOrEqual(BOARD_AT_1440)
  expect(leastOf(columnTemplate(columns, 'one-part', 'single', scores, false), BOARD_AT_1440)).toBe(
    singleLineWidth(columns, scores, false),
  )
})

test.each([
  { id: 1, view: '1x2', what: 'football' },
  { id: 1, view: 'fglg', what: 'football' },
  { id: 1, view: 'oe', what: 'football' },
  { id: 3, view: 'hdpou', what: 'tennis before the start' },
] as const)('$view of $what leaves no empty half beside the names at 1440', ({ id, view }) => {
  const columns = boardColumns(view, id, 'both')
  const taken = leastOf(columnTemplate(columns, 'wide', 'double', null, false), BOARD_AT_1440)
  // The names have the remaining width, and at least the template's minimum.
  expect(BOARD_AT_1440 - taken + 172).toBeLessThanOrEqual(360)
})
