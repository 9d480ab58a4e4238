import { filledService, RAW } from '../testing/filled-service'

const { run } = filledService()

describe('a budget', () => {
  test('shows all its values, changes the named ones, and is in status and history', async () => {
    const defaults = 'sportsbook: 5 % of 20 devices or more in 300 s, canaries only'
    expect((await run(['budget', 'sportsbook'])).stdout.trim()).toBe(defaults)
    await run(['budget', 'sportsbook', '--max-error-rate', '2'])
    await run(['budget', 'sportsbook', '--auto-fallback'])
    const values = '2 % of 20 devices or more in 300 s, full releases too'
    expect((await run(['status', '--brand', 'touchline'])).stdout).toContain(
      `budget of sportsbook: ${values}`,
    )
    expect((await run(['history', '--limit', '1'])).stdout.replace(/\s+/g, ' ')).toContain(
      `of sportsbook to ${values}`,
    )
  })

  test.each([
    ['a mistyped area', ['budget', 'sportsbok', '--min-loads', '9'], 'refused', 'did you mean sportsbook?'],
    ['a rate above all', ['budget', '--max-error-rate', '200'], 'usage', 'is a share of 0 to 100 %.'],
    ['half a device', ['budget', '--min-loads', '1.5'], 'usage', 'a whole number from 1 to 1000000.'],
    ['a window of two days', ['budget', '--window', '172800'], 'usage', 'from 1 to 86400.'],
  ])('with %s is refused', async (_what, args, exit, expected) => {
    const answer = await run(args)
    expect([answer.exit, answer.stderr]).toEqual([exit, expect.stringContaining(expected)])
    expect(answer.stderr).not.toMatch(RAW)
  })
})
