import type { ReleaseChange, ReleaseRole } from '@touchline/contracts'
import { FIRST, type SampleService, sampleService, set } from '../testing/sample-service'
import { upload } from '../testing/upload'

const create = ({ app, headers }: SampleService, name: string, roles: string[], token = 'a-token') =>
  app.inject({ method: 'POST', url: '/tokens', headers: headers(token), payload: { name, roles } })

const change: ReleaseChange = set({ sportsbook: '1.1.0' })
const rollback: ReleaseChange = { kind: 'rollback', area: 'sportsbook', to: '1.0.0' }

/** Which of these a token with the role may do. */
const DEEDS = ['read', 'change', 'rollback', 'publish', 'tokens'] as const
const ALLOWED: Record<ReleaseRole, readonly (typeof DEEDS)[number][]> = {
  read: ['read'],
  publish: ['read', 'publish'],
  promote: ['read', 'change'],
  rollback: ['read', 'rollback'],
  admin: DEEDS,
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

test('a secret is told once and kept nowhere', async () => {
  const service = await sampleService()
  const { token } = (await create(service, 'ci', ['read'])).json()
  const stored = await service.store.read('tokens/ci.json')
  expect(stored?.body.toString()).not.toContain(token)
  expect((await service.get('/tokens')).json().tokens).toEqual([
    { name: 'installation', roles: ['admin'], createdAt: null },
    { name: 'ci', roles: ['read'], createdAt: 1_000_000 },
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
