import type { ReleaseChange, ReleaseDocument } from '@touchline/contracts/release'
import { FIRST, type SampleService, sampleService, set } from './testing/sample-service'

const canary: ReleaseChange = { kind: 'canary', area: 'sportsbook', version: '1.1.0', percent: 10 }
const endCanary: ReleaseChange = { ...canary, percent: 0 }
const promote: ReleaseChange = { kind: 'promote', area: 'sportsbook' }
const rollback: ReleaseChange = { kind: 'rollback', area: 'sportsbook' }
const pin = (version: string | null): ReleaseChange => ({ kind: 'pin', area: 'sportsbook', version })
const to = (version: string) => set({ sportsbook: version })

/** A release at 1.0.0, then these changes; the answer to the last one. */
async function after(...changes: ReleaseChange[]) {
  const service = await sampleService()
  await service.change(0, FIRST)
  return { service, answer: await make(service, 1, changes) }
}

async function make({ change }: SampleService, from: number, changes: readonly ReleaseChange[]) {
  let answer = await change(from, changes[0] as ReleaseChange)
  for (const [at, one] of changes.slice(1).entries()) answer = await change(from + at + 1, one)
  return answer
}

/** Version, canary, last good one, pin and urgency in one line. */
function sportsbook({ remotes }: ReleaseDocument): string {
  const { current, canary, lastGood, pinned, urgent } = remotes.sportsbook ?? {}
  const share = canary ? `${canary.candidate.version}@${canary.percent}` : '-'
  return [current?.version, share, lastGood ?? '-', pinned ?? '-', urgent ? 'urgent' : '-'].join(' ')
}

test.each([
  ['setting a version', [to('1.1.0')], '1.1.0 - 1.0.0 - -'],
  ['setting the version that runs', [to('1.1.0'), to('1.1.0')], '1.1.0 - 1.0.0 - -'],
  ['a canary', [canary], '1.0.0 1.1.0@10 - - -'],
  ['a larger canary', [canary, { ...canary, percent: 50 }], '1.0.0 1.1.0@50 - - -'],
  ['the end of a canary', [canary, endCanary], '1.0.0 - - - -'],
  ['a promotion', [canary, promote], '1.1.0 - 1.0.0 - -'],
  ['a rollback to the first version', [to('1.1.0'), rollback], '1.0.0 - - - -'],
  ['a rollback', [to('1.1.0'), to('1.2.0'), rollback], '1.1.0 - 1.0.0 - -'],
  ['two rollbacks', [to('1.1.0'), to('1.2.0'), rollback, rollback], '1.0.0 - - - -'],
  [
    'a rollback from the replacement of a bad version',
    [to('1.1.0'), rollback, to('1.2.0'), rollback],
    '1.0.0 - - - -',
  ],
  [
    'a rollback after a version was released again',
    [to('1.1.0'), rollback, to('1.1.0'), to('1.2.0'), rollback],
    '1.1.0 - 1.0.0 - -',
  ],
  ['a rollback under a canary', [to('1.1.0'), { ...canary, version: '1.2.0' }, rollback], '1.0.0 - - - -'],
  ['a rollback of a canary alone', [canary, rollback], '1.0.0 - - - -'],
  ['a rollback to a version', [to('1.1.0'), to('1.2.0'), { ...rollback, to: '1.0.0' }], '1.0.0 - - - -'],
  ['an emergency', [to('1.1.0'), { ...rollback, emergency: true }], '1.0.0 - - - urgent'],
  [
    'a change after an emergency',
    [to('1.1.0'), { ...rollback, emergency: true }, to('1.2.0')],
    '1.2.0 - 1.0.0 - -',
  ],
  ['a pin', [to('1.1.0'), pin('1.1.0')], '1.1.0 - 1.0.0 1.1.0 -'],
  ['a pin under a canary', [canary, pin('1.0.0')], '1.0.0 - - 1.0.0 -'],
  ['the end of a pin', [pin('1.0.0'), pin(null), to('1.1.0')], '1.1.0 - 1.0.0 - -'],
] as [string, ReleaseChange[], string][])(
  'after %s the area is as it should be',
  async (_what, changes, expected) => {
    const { answer } = await after(...changes)
    expect(sportsbook(answer.json())).toBe(expected)
    expect(answer.json().remotes.tournament).toMatchObject({ current: { version: '1.0.0' }, lastGood: null })
  },
)

test.each([
  ['a promotion without a canary', [promote], 'no canary'],
  ['a rollback with nothing to go back to', [rollback], 'no version to go back to'],
  ['a second rollback', [to('1.1.0'), rollback, rollback], 'no version to go back to'],
  ['a canary of what runs', [{ ...canary, version: '1.0.0' }], 'runs for everybody'],
  ['the end of another canary', [canary, { ...endCanary, version: '1.2.0' }], 'no canary of 1.2.0'],
  ['a canary of nothing', [{ ...canary, version: '9.9.9' }], 'not published'],
  ['an area nobody knows', [{ ...rollback, area: 'chess' }], 'no area chess'],
  ['a pin to what does not run', [pin('1.1.0')], 'runs 1.0.0'],
  ['the end of no pin', [pin(null)], 'not pinned'],
  ['another version than the pinned one', [pin('1.0.0'), to('1.1.0')], 'pinned to 1.0.0'],
  ['a canary beside a pin', [pin('1.0.0'), canary], 'pinned to 1.0.0'],
  ['a rollback away from a pin', [to('1.1.0'), pin('1.1.0'), rollback], 'pinned to 1.1.0'],
  ['no version at all', [set({})], 'no version'],
] as [string, ReleaseChange[], string][])('%s is refused', async (_what, changes, reason) => {
  const { answer } = await after(...changes)
  expect([answer.statusCode, answer.json().reason]).toEqual([422, expect.stringContaining(reason)])
})

test('a first release needs a shell', async () => {
  const { change } = await sampleService()
  expect((await change(0, to('1.0.0'))).statusCode).toBe(422)
})

describe('a freeze', () => {
  const freeze: ReleaseChange = { kind: 'freeze', on: true }

  test('lets rollbacks through and nothing else, until it is ended', async () => {
    const { service, answer } = await after(to('1.1.0'), freeze)
    expect(answer.statusCode).toBe(200)
    expect((await service.change(3, to('1.2.0'))).statusCode).toBe(423)
    expect((await service.get('/status')).json().releases[0].frozen).toEqual({ until: null })
    expect((await service.change(3, rollback)).statusCode).toBe(200)
    await service.change(4, { kind: 'freeze', on: false })
    expect((await service.change(5, to('1.2.0'))).statusCode).toBe(200)
  })

  test('ends by itself at its time', async () => {
    const { service } = await after({ ...freeze, until: 1_060_000 })
    expect((await service.change(2, to('1.1.0'))).json().reason).toContain('1970-01-01T00:17:40')
    service.clock.now = 1_060_000
    expect((await service.change(2, to('1.1.0'))).statusCode).toBe(200)
  })
})
