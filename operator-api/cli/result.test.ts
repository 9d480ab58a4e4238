import { randomBytes } from 'node:crypto'
import { type MatchResult, NO_RESULT_YET, NOT_PLAYED } from '@touchline/rules'
import { PRODUCT_TERMS } from '@touchline/serving'
import { createMemberNotifications } from '../src/platform/member-notifications'
import { openDatabase } from '../src/storage/open-database'
import { type FreshDatabase, freshDatabase } from '../src/testing/fresh-database'
import type { CommandContext } from './command'
import { createProgram } from './program'
import { UsageError } from './usage-error'

const KICKOFF = 1000
let fresh: FreshDatabase
let context: CommandContext
beforeAll(async () => {
  fresh = await freshDatabase()
  context = {
    database: openDatabase(fresh.owner),
    now: () => 60_000,
    randomBytes,
    notifications: createMemberNotifications(),
    brands: { of: () => ({ ...PRODUCT_TERMS, currencies: ['MYR'] }), all: () => new Map() },
    brand: 'touchline',
    actor: 'operator:test',
  }
})
afterAll(async () => {
  await context.database.close()
  expect(await fresh.asOwner('SELECT * FROM audit_breach')).toEqual([])
  await fresh.close()
})

let match = 900
/** A match of a sport, of which this was told. */
async function told(result: Partial<MatchResult> | null, { sport = 1, type = 0 } = {}): Promise<void> {
  match += 1
  await fresh.asOwner(
    `INSERT INTO fixture (id, sport, league_id, league, country, league_order, home, away, match_type, kickoff, first_kickoff,
       status, told_at) VALUES ($1, $2, 1, 'First League', '', 0, 'North', 'South', $3, ${KICKOFF}, ${KICKOFF}, 1, 0)`,
    [match, sport, type],
  )
  if (result)
    await fresh.asOwner("SELECT record_result($1, 1, $2, 'feed', 0)", [
      match,
      JSON.stringify({ ...NO_RESULT_YET, status: 1, ...result }),
    ])
}

async function type(typed: string, of = match): Promise<string> {
  let answer = ''
  const program = createProgram(
    async (action) => {
      answer = await action(context)
    },
    () => undefined,
  )
  await program.parseAsync(['result', String(of), ...typed.split(' ')], { from: 'user' })
  return answer
}

const newest = async (of = match) =>
  (
    await fresh.asOwner<{ result: MatchResult }>(
      'SELECT result FROM match_result WHERE match_id = $1 ORDER BY revision DESC LIMIT 1',
      [of],
    )
  )[0]?.result

/** 2-1 of 1-0: the away side equalised in the second half. */
const GOALS = {
  ...{ half_time: [1, 0], full_time: [2, 1], first_goal: 'home', last_goal: 'home' },
  ...{ first_half_first_goal: 'home', first_half_last_goal: 'home' },
} satisfies Partial<MatchResult>
const AFTER_HALF_TIME = { ...GOALS, status: 0, full_time: null, last_goal: null } as const
const SETS: MatchResult['periods'] = [
  [21, 6, 4],
  [22, 6, 3],
]

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
  await told(before, of)
  await type(typed)
  const result = await newest()
  expect(result).toMatchObject(after)
  expect(result?.status).toBe(typed === 'cancel' ? 2 : 1)
  if (typed !== 'cancel') expect(result).toMatchObject({ abandoned_in: null })
  expect(result).not.toHaveProperty('void_reason')
  const { kicked_off, ...written } = result ?? {}
  expect(await fresh.asOwner('SELECT details FROM audit WHERE subject = $1', [String(match)])).toMatchObject([
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
])('is refused without being said: %s', async (_, before, typed, words, ...[of]) => {
  await told(before, of)
  const was = await newest()
  await expect(type(typed)).rejects.toThrow(words)
  expect(await newest()).toEqual(was)
})

describe('a result that is corrected', () => {
  const refusalOf = async (typed: string): Promise<string> => {
    const fault: unknown = await type(typed).catch((error: unknown) => error)
    if (!(fault instanceof UsageError)) throw new Error(`${typed} was taken`)
    return fault.message
  }

  test('by the one who typed it: what followed from its scores follows from the new ones', async () => {
    await told(null)
    await type('2-0 1-0')
    await type('0-2 0-1')
    const away = { first_goal: 'away', last_goal: 'away' }
    const half = { first_half_first_goal: 'away', first_half_last_goal: 'away' }
    expect(await newest()).toMatchObject({ full_time: [0, 2], ...away, ...half })
    await type('0-0 0-0')
    expect(await newest()).toMatchObject({ first_goal: 'none', last_goal: 'none' })
  })

  test('by the one who typed it: what was said of it besides is held against the new scores', async () => {
    await told(null)
    await type('2-1 1-0 --last-goal home')
    expect(await refusalOf('0-2 0-1')).toBe(
      'The last goal was told as of home, which these scores contradict: say --last-goal away',
    )
  })

  test('all that the feed told and the scores contradict is named at once, and is taken at once', async () => {
    await told(GOALS)
    await type('2-0 1-0')
    const refusal = await refusalOf('0-1 0-1')
    const switches = ['--half-first-goal', '--half-last-goal', '--first-goal', '--last-goal']
    expect(refusal.match(/--[a-z-]+ away/g)).toEqual(switches.map((one) => `${one} away`))
    await type(`0-1 0-1 ${switches.map((one) => `${one} away`).join(' ')}`)
    expect(await newest()).toMatchObject({ first_goal: 'away', last_goal: 'away' })
  })

  test('goals that follow once those of the half are said are not asked for', async () => {
    await told(null)
    expect((await refusalOf('1-1 1-1')).match(/--[a-z-]+/g)).toEqual([
      '--half-first-goal',
      '--half-last-goal',
    ])
    await type('1-1 1-1 --half-first-goal home --half-last-goal unknown')
    expect(await newest()).toMatchObject({ first_goal: 'home', last_goal: null })
  })

  test('who goes on and the parts are asked for together', async () => {
    await told({ full_time: [2, 0], goes_on: 'home', periods: SETS }, { sport: 3 })
    expect(await refusalOf('1-1')).toMatch(/--goes-on home\|away\|none.*\n.*--part 21=6-4/)
  })

  test('no score is below the half-time that stands', async () => {
    await told(GOALS)
    expect(await refusalOf('0-1')).toBe('1-0 at half-time is above 0-1 at the end')
  })
})

describe('a match whose kick-off is to come', () => {
  const KICKOFF_TO_COME = 3_660_000
  beforeEach(async () => {
    await told(null)
    await fresh.asOwner('UPDATE fixture SET kickoff = $2 WHERE id = $1', [match, KICKOFF_TO_COME])
  })

  test('has no score until it is said that one is meant', async () => {
    await expect(type('2-0 1-0')).rejects.toThrow(
      `Match ${match}, North – South, kicks off at 1970-01-01 09:01:00 (GMT+8): say --before-kickoff if its result is meant`,
    )
    expect(await newest()).toBeUndefined()
    expect(await fresh.asOwner('SELECT FROM audit WHERE subject = $1', [String(match)])).toEqual([])
    await type('2-0 1-0 --before-kickoff')
    expect(await newest()).toMatchObject({ full_time: [2, 0] })
    expect(
      await fresh.asOwner('SELECT details FROM audit WHERE subject = $1', [String(match)]),
    ).toMatchObject([{ details: { beforeKickoff: true, result: { full_time: [2, 0] } } }])
  })

  test('takes one from its kick-off on', async () => {
    await fresh.asOwner('UPDATE fixture SET kickoff = $2 WHERE id = $1', [match, context.now()])
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

describe('corners and bookings of a match', () => {
  const CORNERS = { half_time: [4, 1], full_time: [9, 4] } satisfies Partial<MatchResult>
  const held = () =>
    fresh
      .asOwner<{ match_id: string }>(
        'SELECT match_id FROM result_hold WHERE match_id >= $1 ORDER BY match_id',
        [whole],
      )
      .then((rows) => rows.map(({ match_id }) => Number(match_id)))
  let whole = 0
  let corners = 0
  let bookings = 0
  beforeEach(async () => {
    await told(GOALS)
    whole = match
    await told(CORNERS)
    corners = match
    await told(null)
    bookings = match
    await fresh.asOwner('UPDATE fixture SET match_type = 1, parent = $1 WHERE id IN ($2, $3)', [
      ...[whole, corners, bookings],
    ])
  })

  test('are called off with it, and are given back with it', async () => {
    expect(await type('cancel', whole)).toBe(
      [
        `match ${whole}: revision 2`,
        `match ${corners}, a part of it: revision 2`,
        `match ${bookings}, a part of it: revision 1`,
      ].join('\n'),
    )
    for (const one of [whole, corners, bookings]) expect(await newest(one)).toMatchObject(NOT_PLAYED)
    expect(await held()).toEqual([whole, corners, bookings])
    expect(
      await fresh.asOwner('SELECT details FROM audit WHERE subject = $1', [String(whole)]),
    ).toMatchObject([{ details: { parts: [corners, bookings] } }])
    expect(await type('release', whole)).toBe(
      [
        `match ${whole}: revision 3`,
        `match ${corners}, a part of it: revision 3`,
        `match ${bookings}, a part of it: revision 1`,
      ].join('\n'),
    )
    expect(await newest(whole)).toMatchObject(GOALS)
    expect(await newest(corners)).toMatchObject(CORNERS)
    expect(await held()).toEqual([])
  })

  test('stay as they are with a score of it, and one that was typed by itself is not given back with it', async () => {
    expect(await type('2-1 1-0 --decided shortened', whole)).toBe(`match ${whole}: revision 2`)
    expect(await newest(corners)).toMatchObject(CORNERS)
    expect(await held()).toEqual([whole])
    await type(
      '9-5 4-1 --first-goal unknown --last-goal unknown --half-first-goal unknown --half-last-goal unknown',
      corners,
    )
    await type('release', whole)
    expect(await held()).toEqual([corners])
  })

  test('nothing is called off where one of them cannot be', async () => {
    await fresh.asOwner(
      `ALTER TABLE match_result ADD CONSTRAINT no_more CHECK (match_id <> ${bookings} OR source = 'feed')`,
    )
    await expect(type('cancel', whole)).rejects.toThrow()
    expect(await newest(whole)).toMatchObject(GOALS)
    expect(await held()).toEqual([])
    await fresh.asOwner('ALTER TABLE match_result DROP CONSTRAINT no_more')
  })
})
