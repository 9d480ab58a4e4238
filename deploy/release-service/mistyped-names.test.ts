import type { ReleaseChange } from '@touchline/contracts/release'
import { FIRST, sampleService, set } from './testing/sample-service'

const PAST = 999_999

test.each<[string, ReleaseChange, { brand?: string; channel?: string }, number, string]>([
  ['a brand', FIRST, { brand: 'tuchline' }, 0, 'there is no brand tuchline; did you mean touchline?'],
  [
    'a channel',
    FIRST,
    { channel: 'producton' },
    0,
    'there is no channel producton; did you mean production?',
  ],
  ['an area to set', set({ sportsbok: '1.0.0' }), {}, 1, 'did you mean sportsbook?'],
  [
    'an area to try',
    { kind: 'canary', area: 'sprtsbook', version: '1.1.0', percent: 5 },
    {},
    1,
    'did you mean sportsbook?',
  ],
  ['an area to promote', { kind: 'promote', area: 'tournamnt' }, {}, 1, 'did you mean tournament?'],
  ['an area to put back', { kind: 'rollback', area: 'shel' }, {}, 1, 'did you mean shell?'],
  ['an area to withdraw', { kind: 'withdraw', area: 'tornament' }, {}, 1, 'did you mean tournament?'],
  ['an area to pin', { kind: 'pin', area: 'sportbook', version: '1.0.0' }, {}, 1, 'did you mean sportsbook?'],
  [
    'an area of a budget',
    { kind: 'budget', area: 'sportsbuk', minLoads: 9 },
    {},
    1,
    'did you mean sportsbook?',
  ],
  ['a time that has passed', { kind: 'freeze', on: true, until: PAST }, {}, 1, 'has passed'],
])(
  '%s that is mistyped changes nothing, and the nearest is named',
  async (_what, change, asked, expected, expectedReason) => {
    const service = await sampleService()
    await service.change(0, FIRST)
    const answer = await service.change(expected, change, asked)
    expect([answer.statusCode, answer.json().reason]).toEqual([422, expect.stringContaining(expectedReason)])
    expect((await service.get('/status')).json().releases).toHaveLength(1)
    expect((await service.get('/document')).json().revision).toBe(1)
  },
)

test.each([
  ['/status?brand=tuchline', 'did you mean touchline?'],
  ['/status?channel=staging', 'in a channel staging'],
  ['/history?brand=tuchline', 'did you mean touchline?'],
  ['/history/verify?channel=prod', 'in a channel prod'],
  ['/versions?area=sportsbok', 'did you mean sportsbook?'],
])('%s is answered with what there is', async (url, expectedReason) => {
  const service = await sampleService()
  await service.change(0, FIRST)
  const answer = await service.get(url)
  expect([answer.statusCode, answer.json().reason]).toEqual([404, expect.stringContaining(expectedReason)])
})

test('a channel is opened on purpose, and is known from then on to every brand', async () => {
  const service = await sampleService()
  expect((await service.change(0, FIRST, { channel: 'staging', newChannel: true })).statusCode).toBe(200)
  expect((await service.change(0, FIRST, { channel: 'staging', brand: 'garnet' })).statusCode).toBe(200)
})

test('a budget changes only in the named values, and the history has all of it', async () => {
  const service = await sampleService()
  await service.change(0, FIRST)
  await service.change(1, { kind: 'budget', area: 'sportsbook', maxErrorRate: 0.01 })
  await service.change(2, { kind: 'budget', area: 'sportsbook', autoFallback: true })
  const expected = { maxErrorRate: 0.01, minLoads: 20, windowSeconds: 300, autoFallback: true }
  expect((await service.get('/history?limit=1')).json().entries[0].change).toMatchObject(expected)
  const [{ areas }] = (await service.get('/status')).json().releases
  expect(areas.find(({ area }: { area: string }) => area === 'sportsbook').budget).toEqual(expected)
})

test('a promotion is of the canary that was looked at', async () => {
  const service = await sampleService()
  const canary = { kind: 'canary', area: 'sportsbook', percent: 10 } as const
  await service.change(0, FIRST)
  await service.change(1, { ...canary, version: '1.2.0' })
  const other = await service.change(2, { kind: 'promote', area: 'sportsbook', version: '1.1.0' })
  expect([other.statusCode, other.json().reason]).toEqual([
    422,
    'the canary of sportsbook is 1.2.0 now, not 1.1.0',
  ])
  await service.change(2, { kind: 'promote', area: 'sportsbook' })
  expect((await service.get('/history?limit=1')).json().entries[0].change.version).toBe('1.2.0')
})

test.each(['promote', 'rollback'])(
  'the end of a canary is open to the role %s, in a freeze as well',
  async (role) => {
    const service = await sampleService()
    const canary = { kind: 'canary', area: 'sportsbook', version: '1.1.0', percent: 10 } as const
    const payload = { name: 'somebody', roles: [role] }
    const made = await service.app.inject({
      method: 'POST',
      url: '/tokens',
      headers: service.headers('a-token'),
      payload,
    })
    await service.change(0, FIRST)
    await service.change(1, canary)
    await service.change(2, { kind: 'freeze', on: true })
    const ended = await service.change(3, { ...canary, percent: 0 }, { unchecked: false }, made.json().token)
    expect(ended.json().remotes.sportsbook).toMatchObject({ canary: null, current: { version: '1.0.0' } })
  },
)
