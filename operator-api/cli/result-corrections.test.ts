import { AFTER_HALF_TIME, GOALS, resultDeskOfFile, SETS } from './testing/result-desk'
import { UsageError } from './usage-error'

const { matchWith, type, newest } = resultDeskOfFile()

describe('a result that is corrected', () => {
  const refusalOf = async (typed: string): Promise<string> => {
    const fault: unknown = await type(typed).catch((error: unknown) => error)
    if (!(fault instanceof UsageError)) throw new Error(`${typed} was taken`)
    return fault.message
  }

  test('by the same operator: goals that followed from its scores follow from the new ones', async () => {
    await matchWith(null)
    await type('2-0 1-0')
    await type('0-2 0-1')
    const away = { first_goal: 'away', last_goal: 'away' }
    const half = { first_half_first_goal: 'away', first_half_last_goal: 'away' }
    expect(await newest()).toMatchObject({ full_time: [0, 2], ...away, ...half })
    await type('0-0 0-0')
    expect(await newest()).toMatchObject({ first_goal: 'none', last_goal: 'none' })
  })

  test('by the same operator: other typed goals are checked against the new scores', async () => {
    await matchWith(null)
    await type('2-1 1-0 --last-goal home')
    expect(await refusalOf('0-2 0-1')).toBe(
      'The last goal was told as of home, which these scores contradict: say --last-goal away',
    )
  })

  test('all goals of the feed that the scores contradict are named at once, and are typed at once', async () => {
    await matchWith(GOALS)
    await type('2-0 1-0')
    const refusal = await refusalOf('0-1 0-1')
    const switches = ['--half-first-goal', '--half-last-goal', '--first-goal', '--last-goal']
    expect(refusal.match(/--[a-z-]+ away/g)).toEqual(switches.map((one) => `${one} away`))
    await type(`0-1 0-1 ${switches.map((one) => `${one} away`).join(' ')}`)
    expect(await newest()).toMatchObject({ first_goal: 'away', last_goal: 'away' })
  })

  test('goals that follow once those of the half are typed are not asked for', async () => {
    await matchWith(null)
    expect((await refusalOf('1-1 1-1')).match(/--[a-z-]+/g)).toEqual([
      '--half-first-goal',
      '--half-last-goal',
    ])
    await type('1-1 1-1 --half-first-goal home --half-last-goal unknown')
    expect(await newest()).toMatchObject({ first_goal: 'home', last_goal: null })
  })

  test('the qualified side and the parts are asked for together', async () => {
    await matchWith({ full_time: [2, 0], goes_on: 'home', periods: SETS }, { sport: 3 })
    expect(await refusalOf('1-1')).toMatch(/--goes-on home\|away\|none.*\n.*--part 21=6-4/)
  })

  test('no score is below the current half-time score', async () => {
    await matchWith(GOALS)
    expect(await refusalOf('0-1')).toBe('1-0 at half-time is above 0-1 at the end')
  })

  test('an award may be below the score of play', async () => {
    await matchWith(AFTER_HALF_TIME)
    await type('0-3 --decided awarded')
    expect(await newest()).toMatchObject({ half_time: [1, 0], full_time: [0, 3], decided: 'awarded' })
  })
})
