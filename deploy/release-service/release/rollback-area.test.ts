import type { ReleaseChange } from '@touchline/contracts/release'
import { publish } from '../../cli/publish'
import { sampleBuild } from '../../testing/sample-build'
import { FIRST, type SampleService, sampleService, set } from '../testing/sample-service'
import { removeVersion } from '../versions/published-versions'

const to = (version: string, area = 'sportsbook'): ReleaseChange => ({ kind: 'rollback', area, to: version })

async function tokenFor({ app, headers }: SampleService, roles: string[]): Promise<string> {
  const payload = { name: 'somebody', roles }
  const answer = await app.inject({ method: 'POST', url: '/tokens', headers: headers('a-token'), payload })
  return answer.json().token
}

/** A release that ran the sportsbook as 1.0.0 and runs 1.1.0; 1.2.0 is published and never ran. */
async function released() {
  const service = await sampleService()
  await service.change(0, FIRST)
  await service.change(1, set({ sportsbook: '1.1.0' }))
  return service
}

describe('a rollback to a version that never ran', () => {
  test.each([
    ['a token for rollbacks alone', ['rollback'], false, 403],
    ['a token for rollbacks alone past the gate', ['rollback'], true, 403],
    ['a token for releases, without the gate', ['rollback', 'promote'], false, 412],
  ])('is refused to %s', async (_who, roles, unchecked, status) => {
    const service = await released()
    const token = await tokenFor(service, roles)
    expect((await service.change(2, to('1.2.0'), { unchecked }, token)).statusCode).toBe(status)
    expect((await service.get('/document')).json().revision).toBe(2)
  })

  test('is a release like any other: written as unchecked, and held up by a freeze', async () => {
    const service = await released()
    expect((await service.change(2, to('1.2.0'))).statusCode).toBe(200)
    expect((await service.get('/history?limit=1')).json().entries[0].reason).toBe('unchecked: a test')
    const back = await service.change(3, { kind: 'rollback', area: 'sportsbook' }, { unchecked: false })
    expect(back.json().remotes.sportsbook).toMatchObject({ current: { version: '1.1.0' }, lastGood: '1.0.0' })
    const frozen = await released()
    await frozen.change(2, { kind: 'freeze', on: true })
    const held = await frozen.change(3, to('1.2.0'))
    expect([held.statusCode, held.json().reason]).toEqual([
      423,
      expect.stringContaining('1.2.0 never ran here'),
    ])
    expect((await frozen.change(3, to('1.0.0'), { unchecked: false })).statusCode).toBe(200)
  })

  test('is not made by a run in another brand, or in a canary', async () => {
    const service = await released()
    await service.change(0, set({ shell: '1.0.0', sportsbook: '1.2.0' }), { brand: 'garnet' })
    await service.change(2, { kind: 'canary', area: 'sportsbook', version: '1.2.0', percent: 5 })
    const token = await tokenFor(service, ['rollback'])
    expect((await service.change(3, to('1.2.0'), {}, token)).statusCode).toBe(403)
    expect((await service.change(3, to('1.0.0'), {}, token)).statusCode).toBe(200)
  })
})

describe('a rollback to a version whose contracts do not fit', () => {
  test('a live shell is refused, even when it ran', async () => {
    const service = await released()
    const releases = `${service.data}/releases`
    await publish(await sampleBuild('shell', '2.0.0', 'run()', { contractVersion: '2.0' }), releases)
    await publish(await sampleBuild('sportsbook', '2.0.0', 'two()', { contractRange: '^2.0' }), releases)
    await publish(await sampleBuild('tournament', '2.0.0', 'two()', { contractRange: '^2.0' }), releases)
    await service.change(2, set({ shell: '2.0.0', sportsbook: '2.0.0', tournament: '2.0.0' }))
    const back = await service.change(3, to('1.0.0'))
    expect([back.statusCode, back.json().reason]).toEqual([
      422,
      'sportsbook 1.0.0 asks for contracts ^1.0, but shell 2.0.0 speaks 2.0',
    ])
    const shell = await service.change(3, { kind: 'rollback', area: 'shell' })
    expect([shell.statusCode, shell.json().reason]).toEqual([
      422,
      expect.stringContaining('asks for contracts ^2.0, but shell 1.0.0 speaks 1.0'),
    ])
  })
})

describe('a version whose contracts do not fit', () => {
  const canary: ReleaseChange = { kind: 'canary', area: 'sportsbook', version: '2.0.0', percent: 5 }
  test.each([
    ['a canary', 'a token for releases', ['promote'], canary, 422],
    ['a release', 'a token for releases', ['promote'], set({ sportsbook: '2.0.0' }), 422],
    ['a canary', 'an administrator, who rehearses', ['admin'], canary, 200],
  ])(
    'is not brought by %s past the gate, but by an administrator: %s',
    async (_what, _who, roles, change, status) => {
      const service = await released()
      const build = await sampleBuild('sportsbook', '2.0.0', 'two()', { contractRange: '^2.0' })
      await publish(build, `${service.data}/releases`)
      const token = await tokenFor(service, roles)
      expect((await service.change(2, change, {}, token)).statusCode).toBe(status)
      if (status === 200) {
        const [newest] = (await service.get('/history')).json().entries
        expect(newest?.reason).toContain(
          'unchecked, although sportsbook 2.0.0 asks for contracts ^2.0, but shell',
        )
      }
    },
  )
})

describe('the last good version after a rollback', () => {
  const rollback: ReleaseChange = { kind: 'rollback', area: 'sportsbook' }

  test('is no version whose files are deleted', async () => {
    const service = await released()
    await service.change(2, set({ sportsbook: '1.2.0' }))
    await removeVersion(service.store, 'sportsbook', '1.0.0')
    const back = await service.change(3, rollback)
    expect(back.json().remotes.sportsbook).toMatchObject({ current: { version: '1.1.0' }, lastGood: null })
  })

  test('is never the version that runs, also of a document from before', async () => {
    const service = await released()
    const state = await service.releases.read({ brand: 'touchline', channel: 'production' })
    const sportsbook = state?.document?.remotes.sportsbook
    if (sportsbook) sportsbook.lastGood = '1.1.0'
    const [{ areas }] = (await service.get('/status')).json().releases
    expect(areas.find(({ area }: { area: string }) => area === 'sportsbook').lastGood).toBeNull()
    expect((await service.change(2, rollback)).json().reason).toContain('no version to go back to')
  })
})
