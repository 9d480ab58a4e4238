import { canaryOf, filledService, set } from '../testing/filled-service'

const { run, change, sportsbook } = filledService()

describe('ending and promoting a canary', () => {
  test('abort takes the canary alone; a rollback also takes back the version for everybody', async () => {
    await change(set({ sportsbook: '1.1.0' }))
    await change(canaryOf('1.2.0'))
    expect((await run(['abort', 'sportsbook', '--emergency'])).exit).toBe('done')
    expect(await sportsbook()).toMatchObject({ canary: null, current: { version: '1.1.0' }, urgent: true })
    expect((await run(['abort', 'sportsbook'])).stderr).toContain('sportsbook has no canary')
  })

  test.each([
    ['promote', 'sportsbook@1.1.0'],
    ['abort', 'sportsbook@1.1.0'],
  ])('%s %s is refused when another canary runs meanwhile', async (...args) => {
    await change(canaryOf('1.2.0'))
    const { exit, stderr } = await run(args)
    expect([exit, stderr]).toEqual(['conflict', expect.stringContaining('is 1.2.0 now, not 1.1.0')])
    expect(await sportsbook()).toMatchObject({ canary: { candidate: { version: '1.2.0' } } })
  })

  test('promote names the version in the history', async () => {
    await change(canaryOf('1.1.0'))
    await run(['promote', 'sportsbook@1.1.0', '--unchecked', '--reason', 'good'])
    expect((await run(['history', '--limit', '1'])).stdout).toContain(
      'promoted the canary of sportsbook (1.1.0)',
    )
  })
})

test.each(['', ' ', '\t', 'ten', '-1', '101'])(
  'a canary of %j percent is refused, and none ends',
  async (text) => {
    await change(canaryOf('1.1.0'))
    const { exit } = await run(['canary', 'sportsbook@1.1.0', '--percent', text])
    expect([exit, (await sportsbook())?.canary?.percent]).toEqual(['usage', 10])
  },
)
