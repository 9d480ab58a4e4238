import { type MatchResult, NOT_PLAYED } from '@touchline/rules'
import { AFTER_HALF_TIME, GOALS, resultDeskOfFile, SETS } from './testing/result-desk'

const { matchWith, type, newest, asOwner, now } = resultDeskOfFile()

test.each<[string, Partial<MatchResult> | null, string, Partial<MatchResult>, { sport?: number }?]>([
  ['the same score again leaves every goal', GOALS, '2-1 1-0', GOALS],
  ['when play began stays', { ...GOALS, kicked_off: 7 }, '2-1 1-0', { kicked_off: 7 }],
  [
    'a corrected score leaves the first goal where its half is as it was',
    GOALS,
    '3-1 1-0 --last-goal home',
    { ...GOALS, full_time: [3, 1] },
  ],
  ['goals follow from a score where one side alone scored', null, '2-0 1-0', { ...GOALS, full_time: [2, 0] }],
  [
    'what half-time told stays at the end',
    AFTER_HALF_TIME,
    '1-1 1-0',
    { ...GOALS, full_time: [1, 1], last_goal: 'away' },
  ],
  [
    'no goal at all is typed over goals when that is said',
    GOALS,
    '0-0 0-0 --first-goal none --last-goal none --half-first-goal none --half-last-goal none',
    { first_goal: 'none', last_goal: 'none', first_half_first_goal: 'none', first_half_last_goal: 'none' },
  ],
  [
    'what nobody knows stays open when that is said',
    null,
    '1-1 0-0 --first-goal unknown --last-goal unknown',
    { first_goal: null, last_goal: null, first_half_first_goal: 'none' },
  ],
  ['who goes on stays', { ...GOALS, goes_on: 'away' }, '2-1 1-0', { goes_on: 'away' }],
  [
    'who goes on is said with another score',
    { ...GOALS, goes_on: 'away' },
    '3-1 1-0 --last-goal home --goes-on home',
    { goes_on: 'home' },
  ],
  [
    'a match that was given up is played to its end',
    { ...AFTER_HALF_TIME, status: 2, abandoned_in: 'second_half', void_reason: 'abandoned' },
    '2-1 1-0 --last-goal home',
    GOALS,
  ],
  [
    'sets stay',
    { full_time: [2, 0], periods: SETS },
    '2-0',
    { periods: SETS, half_time: null },
    { sport: 3 },
  ],
  [
    'a set is corrected',
    { full_time: [2, 0], periods: SETS },
    '1-1 --part 22=3-6',
    {
      full_time: [1, 1],
      periods: [
        [21, 6, 4],
        [22, 3, 6],
      ],
    },
    { sport: 3 },
  ],
  [
    'how it was decided stays, and can be said',
    { full_time: [1, 0], decided: 'retired', goes_on: 'home', periods: SETS },
    '1-0 --decided played',
    { decided: 'played', goes_on: 'home' },
    { sport: 3 },
  ],
  ['a match that is called off', GOALS, 'cancel', NOT_PLAYED],
])('%s', async (_, before, typed, after, ...[of]) => {
  const match = await matchWith(before, of)
  await type(typed)
  const result = await newest()
  expect(result).toMatchObject(after)
  expect(result?.status).toBe(typed === 'cancel' ? 2 : 1)
  if (typed !== 'cancel') expect(result).toMatchObject({ abandoned_in: null })
  expect(result).not.toHaveProperty('void_reason')
  const { kicked_off, ...written } = result ?? {}
  expect(await asOwner('SELECT details FROM audit WHERE subject = $1', [String(match)])).toMatchObject([
    { details: { result: written } },
  ])
})

test.each<[string, Partial<MatchResult> | null, string, RegExp, { sport?: number; type?: number }?]>([
  ['goals that were told', GOALS, '0-0 0-0', /first goal .* told as of home.*--half-first-goal none/],
  ['a goal of the other side', GOALS, '0-1 0-0', /told as of home/],
  ['a last goal that is not known', GOALS, '2-2 1-0', /last goal .*--last-goal home\|away\|unknown/],
  ['a first goal that is not known', null, '1-1 0-0', /first goal .*--first-goal home\|away\|unknown/],
  ['a goal that cannot be', GOALS, '2-1 1-0 --half-first-goal away', /cannot be away/],
  ['a word that names nobody', GOALS, '2-1 1-0 --first-goal north', /north is none of/],
  ['who goes on', { ...GOALS, goes_on: 'away' }, '3-1 1-0 --last-goal home', /--goes-on home\|away\|none/],
  ['sets of another score', { full_time: [2, 0], periods: SETS }, '1-1', /--part 21=6-4/, { sport: 3 }],
  [
    'a part that there is not',
    { full_time: [2, 0] },
    '1-1 --part 99x=1-0',
    /99x=1-0 is no part/,
    { sport: 3 },
  ],
  ['a runner', { winners: ['win'] }, '1-0 0-0', /has no score/, { type: 2 }],
  ['goals of another sport', { full_time: [2, 0] }, '2-0 --first-goal home', /football alone/, { sport: 3 }],
  ['a decision by nobody', GOALS, '2-1 1-0 --decided lost', /lost is none of/],
  ['a called-off match with goals', GOALS, 'cancel --first-goal home', /cancel stands alone/],
])('is refused without it: %s', async (_, before, typed, words, ...[of]) => {
  await matchWith(before, of)
  const was = await newest()
  await expect(type(typed)).rejects.toThrow(words)
  expect(await newest()).toEqual(was)
})

describe('a score that no match ends with', () => {
  test.each<[string, string, string, string, { sport?: number }?]>([
    ['a side of football with more than 20', '999-0', '2-0', 'more than 20'],
    ['the other side, too', '0-21', '0-1', 'more than 20'],
    ['more than 9 sets', '2-10', '', 'more than 9', { sport: 3 }],
  ])('is refused until it is confirmed: %s', async (_, score, half, words, ...[of]) => {
    const match = await matchWith(null, of)
    const typed = `${score} ${half}`.trim()
    await expect(type(typed)).rejects.toThrow(
      `Match ${match}, North – South, would end ${score}, ${words} for a side: say --high-score if that is meant`,
    )
    expect(await newest()).toBeUndefined()
    await type(`${typed} --high-score`)
    expect((await newest())?.full_time?.join('-')).toBe(score)
    expect(await asOwner('SELECT details FROM audit WHERE subject = $1', [String(match)])).toMatchObject([
      { details: { highScore: true } },
    ])
  })

  test.each<[string, { sport?: number }?]>([
    ['20-0 1-0'],
    ['9-0', { sport: 3 }],
    // A side's score there has no useful bound.
    ['140-0', { sport: 2 }],
  ])('is not unusual: %s', async (typed, ...[of]) => {
    const match = await matchWith(null, of)
    await expect(type(`${typed} --high-score`)).rejects.toThrow(
      `Match ${match}, North – South, may end ${typed.split(' ')[0]}: leave --high-score out`,
    )
    await type(typed)
    expect((await newest())?.full_time?.join('-')).toBe(typed.split(' ')[0])
  })
})

describe('a match whose kick-off is to come', () => {
  const KICKOFF_TO_COME = 3_660_000
  let match: number
  beforeEach(async () => {
    match = await matchWith(null)
    await asOwner('UPDATE fixture SET kickoff = $2 WHERE id = $1', [match, KICKOFF_TO_COME])
  })

  test('has no score until it is confirmed', async () => {
    await expect(type('2-0 1-0')).rejects.toThrow(
      `Match ${match}, North – South, kicks off at 1970-01-01 09:01:00 (GMT+8): say --before-kickoff if its result is meant`,
    )
    expect(await newest()).toBeUndefined()
    expect(await asOwner('SELECT FROM audit WHERE subject = $1', [String(match)])).toEqual([])
    await type('2-0 1-0 --before-kickoff')
    expect(await newest()).toMatchObject({ full_time: [2, 0] })
    expect(await asOwner('SELECT details FROM audit WHERE subject = $1', [String(match)])).toMatchObject([
      { details: { beforeKickoff: true, result: { full_time: [2, 0] } } },
    ])
  })

  test('takes one from its kick-off on', async () => {
    await asOwner('UPDATE fixture SET kickoff = $2 WHERE id = $1', [match, now()])
    await expect(type('2-0 1-0 --before-kickoff')).rejects.toThrow(
      `Match ${match}, North – South, kicked off at 1970-01-01 08:01:00 (GMT+8): leave --before-kickoff out`,
    )
    await type('2-0 1-0')
    expect(await newest()).toMatchObject({ full_time: [2, 0] })
  })

  test('is called off and given back as any other', async () => {
    await type('cancel')
    expect(await newest()).toMatchObject(NOT_PLAYED)
    await type('release')
    await expect(type('cancel --before-kickoff')).rejects.toThrow(/cancel stands alone/)
  })
})

test('a result typed before play began and taken back keeps no kick-off', async () => {
  const match = await matchWith(null)
  await type('2-0 1-0')
  await type('release')
  expect(await newest()).not.toHaveProperty('kicked_off')
  const later = now() - 1
  await asOwner('UPDATE fixture SET kickoff = $2 WHERE id = $1', [match, later])
  await type('1-0 1-0')
  expect(await newest()).toMatchObject({ full_time: [1, 0], kicked_off: later })
})

test('the kick-off of a result without play is not kept', async () => {
  await matchWith({ status: 0, kicked_off: 7 })
  await type('1-0 1-0')
  expect(await newest()).toMatchObject({ full_time: [1, 0], kicked_off: 1000 })
})

test('the reason of an operator is in the record, of a score, of a match called off and of one given back', async () => {
  const match = await matchWith(GOALS)
  for (const [typed, why] of [
    ['2-0 1-0', 'goal-annulled'],
    ['cancel', 'pitch-under-water'],
    ['release', 'wrong-match'],
  ])
    await type(`${typed} --why ${why}`)
  const rows = await asOwner<{ why: string }>(
    "SELECT details ->> 'why' AS why FROM audit WHERE subject = $1 ORDER BY id",
    [String(match)],
  )
  expect(rows.map(({ why }) => why)).toEqual(['goal-annulled', 'pitch-under-water', 'wrong-match'])
})
