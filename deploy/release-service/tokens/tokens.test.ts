import { createHash } from 'node:crypto'
import type { ReleaseChange, ReleaseRole } from '@touchline/contracts/release'
import { outcomeOf } from '../testing/check-outcome'
import { FIRST, type SampleService, sampleService, set } from '../testing/sample-service'
import { upload } from '../testing/upload'

const create = ({ app, headers }: SampleService, name: string, roles: string[], scope: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/tokens',
    headers: headers('a-token'),
    payload: { name, roles, ...scope },
  })

const recordChecks = async ({ app, headers }: SampleService, area: string, token: string) =>
  app.inject({
    method: 'PUT',
    url: `/versions/${area}/1.0.0/checks`,
    headers: headers(token),
    payload: await outcomeOf(app, area, '1.0.0', {}),
  })

const change: ReleaseChange = set({ sportsbook: '1.1.0' })
const rollback: ReleaseChange = { kind: 'rollback', area: 'sportsbook', to: '1.0.0' }

/** Which of these a token with the role may do. */
const DEEDS = ['read', 'change', 'rollback', 'publish', 'check', 'tokens'] as const
const ALLOWED: Record<ReleaseRole, readonly (typeof DEEDS)[number][]> = {
  read: ['read'],
  publish: ['read', 'publish'],
  gate: ['read', 'check'],
  promote: ['read', 'change'],
  rollback: ['read', 'rollback'],
  // Who says that a version is good does nothing else.
  admin: DEEDS.filter((deed) => deed !== 'check'),
}

test.each(Object.entries(ALLOWED))('the role %s opens %j', async (role, allowed) => {
  const service = await sampleService()
  await service.change(0, FIRST)
  const { token } = (await create(service, 'somebody', [role])).json()
  const asSomebody = { ...service, headers: () => service.headers(token) }
  const answers = {
    read: await service.get('/status', token),
    change: await service.change(1, change, { dryRun: true }, token),
    rollback: await service.change(1, rollback, { dryRun: true }, token),
    publish: await upload(asSomebody, '2.0.0', 'main.js', 'run()'),
    check: await recordChecks(service, 'sportsbook', token),
    tokens: await service.get('/tokens', token),
  }
  expect(DEEDS.filter((deed) => answers[deed].statusCode !== 403)).toEqual(allowed)
})

test('the history names who holds the token', async () => {
  const service = await sampleService()
  const { token } = (await create(service, 'night-watch', ['promote'])).json()
  await service.change(0, FIRST, {}, token)
  expect((await service.get('/history')).json().entries[0].actor).toBe('night-watch')
})

test('a secret is shown once and kept nowhere', async () => {
  const service = await sampleService()
  const { token } = (await create(service, 'ci', ['read'])).json()
  const stored = await service.store.read('tokens/ci.json')
  expect(stored?.body.toString()).not.toContain(token)
  expect((await service.get('/tokens')).json().tokens).toEqual([
    { name: 'installation', roles: ['admin'], brands: null, areas: null, createdAt: null },
    { name: 'ci', roles: ['read'], brands: null, areas: null, createdAt: 1_000_000 },
  ])
})

test('a revoked token opens nothing', async () => {
  const service = await sampleService()
  const { token } = (await create(service, 'ci', ['read'])).json()
  expect((await service.get('/status', token)).statusCode).toBe(200)
  await service.app.inject({ method: 'DELETE', url: '/tokens/ci', headers: service.headers('a-token') })
  expect((await service.get('/status', token)).statusCode).toBe(401)
})

test.each([
  ['a name that is taken', 'ci'],
  ['the name of the installation', 'installation'],
  ['a path', '../documents'],
])('%s is refused', async (_what, name) => {
  const service = await sampleService()
  await create(service, 'ci', ['read'])
  expect((await create(service, name, ['admin'])).statusCode).toBe(422)
})

test.each(['/status', '/history', '/history/verify', '/tokens'])('%s needs a token', async (path) => {
  const { app } = await sampleService()
  expect((await app.inject(path)).statusCode).toBe(401)
})

describe('a token for some brands and areas', () => {
  const SCOPE = { brands: ['touchline'], areas: ['sportsbook'] }

  test.each<[string, ReleaseChange, { brand?: string }, number]>([
    ['releases its area in its brand', change, {}, 200],
    ['releases nothing in another brand', change, { brand: 'garnet' }, 403],
    ['releases no other area', set({ tournament: '1.0.0' }), {}, 403],
    ['releases no other area beside its own', set({ sportsbook: '1.1.0', shell: '1.0.0' }), {}, 403],
    ['puts no other area back', { kind: 'rollback', area: 'shell' }, {}, 403],
    ['freezes no whole brand', { kind: 'freeze', on: true }, {}, 403],
    ['sets no budget of every area', { kind: 'budget', area: null, minLoads: 50 }, {}, 403],
    ['sets its own budget', { kind: 'budget', area: 'sportsbook', minLoads: 50 }, {}, 200],
  ])('%s', async (_what, wanted, asked, status) => {
    const service = await sampleService()
    await service.change(0, FIRST)
    await service.change(0, FIRST, { brand: 'garnet' })
    const { token } = (await create(service, 'team', ['promote', 'rollback'], SCOPE)).json()
    expect((await service.change(1, wanted, asked, token)).statusCode).toBe(status)
  })

  test('publishes, checks and prunes nothing of others', async () => {
    const service = await sampleService()
    const { token } = (
      await create(service, 'builds', ['publish', 'promote'], { areas: ['tournament'] })
    ).json()
    const { token: gate } = (await create(service, 'checks', ['gate'], { areas: ['tournament'] })).json()
    const asBuilds = { ...service, headers: () => service.headers(token) }
    expect((await upload(asBuilds, '2.0.0', 'main.js', 'run()')).statusCode).toBe(403)
    expect((await recordChecks(service, 'sportsbook', gate)).statusCode).toBe(403)
    expect((await recordChecks(service, 'tournament', gate)).statusCode).toBe(200)
    const prune = {
      method: 'POST',
      url: '/prune',
      headers: asBuilds.headers(),
      payload: { keep: 1 },
    } as const
    expect((await service.app.inject(prune)).statusCode).toBe(403)
  })
})

test.each([
  ['a brand nobody has', ['read'], { brands: ['tuchline'] }, 'did you mean touchline?'],
  ['a mistyped area', ['publish'], { areas: ['sportsbok'] }, 'did you mean sportsbook?'],
  ['publishing and saying that it is good', ['publish', 'gate'], {}, 'give publish and gate to two tokens'],
  ['saying that it is good and releasing it', ['gate', 'promote'], {}, 'give promote and gate to two tokens'],
  ['an administrator who says that it is good', ['admin', 'gate'], {}, 'to two tokens'],
  ['publishing for one brand', ['publish'], { brands: ['garnet'] }, 'a version is there for every brand'],
  ['the gate of one brand', ['gate'], { brands: ['garnet'] }, 'a version is there for every brand'],
])('no token is made for %s', async (_what, roles, scope, reason) => {
  const answer = await create(await sampleService(), 'ci', roles, scope)
  expect([answer.statusCode, answer.json().reason]).toEqual([422, expect.stringContaining(reason)])
})

test('the history names the person behind the installation’s own token, and nobody behind another', async () => {
  const service = await sampleService()
  const { token } = (await create(service, 'ci', ['promote'])).json()
  await service.change(0, FIRST, { operator: 'Ada' })
  await service.change(1, change, { operator: 'Ada' }, token)
  const { entries } = (await service.get('/history')).json()
  expect(entries.map(({ actor }: { actor: string }) => actor)).toEqual(['ci', 'Ada (installation)'])
})

/** A token as it was made before its roles were kept apart. */
async function kept(service: SampleService, more: object) {
  const digest = createHash('sha256').update('an-old-secret').digest('hex')
  const token = { name: 'old', brands: null, areas: null, createdAt: 1, digest, ...more }
  await service.store.write('tokens/old.json', Buffer.from(JSON.stringify(token)), null)
  // Tokens of other processes are noticed within a second.
  service.clock.now += 1000
  return 'an-old-secret'
}

test('an older token with the gate and other roles neither publishes nor promotes', async () => {
  const service = await sampleService()
  await service.change(0, FIRST)
  const token = await kept(service, { roles: ['publish', 'gate', 'promote', 'rollback'] })
  const asOld = { ...service, headers: () => service.headers(token) }
  expect((await upload(asOld, '2.0.0', 'main.js', 'run()')).statusCode).toBe(403)
  expect((await service.change(1, change, {}, token)).statusCode).toBe(403)
  expect(
    (await service.change(1, { kind: 'rollback', area: 'sportsbook', to: '1.1.0' }, {}, token)).statusCode,
  ).toBe(403)
  expect((await recordChecks(service, 'sportsbook', token)).statusCode).toBe(200)
})

test('a token from before for one brand uploads nothing that every brand could get', async () => {
  const service = await sampleService()
  const token = await kept(service, { roles: ['publish'], brands: ['garnet'] })
  const answer = await upload(
    { ...service, headers: () => service.headers(token) },
    '2.0.0',
    'main.js',
    'run()',
  )
  expect([answer.statusCode, answer.json().reason]).toEqual([
    403,
    expect.stringContaining('not for all brands'),
  ])
})

test('the installation’s own token does everything, for a single operator', async () => {
  const service = await sampleService()
  expect((await upload(service, '2.0.0', 'main.js', 'run()')).statusCode).toBe(200)
  expect((await recordChecks(service, 'sportsbook', 'a-token')).statusCode).toBe(200)
  expect((await service.change(0, FIRST)).statusCode).toBe(200)
})
