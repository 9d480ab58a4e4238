import fastify from 'fastify'
import { sampleRelease } from '../edge/testing/sample-release'
import { temporaryFolder } from '../testing/sample-build'
import { applyPins, missingPins } from './pins'

const release = async () =>
  sampleRelease(await temporaryFolder('releases'), ['shell', 'sportsbook', 'tournament'])

test.each([
  [{}, []],
  [{ sportsbook: '1.0.0' }, ['sportsbook']],
  [{ sportsbook: '1.0.0', shell: '1.0.0' }, ['sportsbook', 'shell']],
  [{ tournament: '1.0.0' }, []],
  [{ tournament: '0.9.0' }, ['tournament']],
])('of the pins %j these are not in effect: %j', async (pins, areas) => {
  const document = await release()
  const tournament = { ...document.remotes.tournament, pinned: '1.0.0' }
  const pinned = { ...document, remotes: { ...document.remotes, tournament } } as typeof document
  expect(missingPins({ pins }, pinned).map(({ area }) => area)).toEqual(areas)
})

test('each missing pin is one change, made for the revision that came before', async () => {
  const service = fastify()
  const document = await release()
  const received: unknown[] = []
  service.get('/document', async () => document)
  service.post<{ Body: { expected: number } }>('/change', async ({ body }) => {
    received.push(body)
    return { ...document, revision: body.expected + 1 }
  })
  const target = { service: await service.listen({ port: 0 }), token: 'secret', channel: 'production' }
  await applyPins({ id: 'garnet', pins: { sportsbook: '1.0.0', tournament: '1.0.0' } }, target)
  expect(received).toMatchObject([
    { brand: 'garnet', expected: 1, change: { kind: 'pin', area: 'sportsbook', version: '1.0.0' } },
    { brand: 'garnet', expected: 2, change: { kind: 'pin', area: 'tournament', version: '1.0.0' } },
  ])
  await service.close()
})
