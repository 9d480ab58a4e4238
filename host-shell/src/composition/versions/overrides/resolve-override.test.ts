import { fakeResponse } from '../../../testing/fake-response'
import { releaseDocument, releasedVersion } from '../../../testing/releases'
import type { Overrides } from './override'
import { resolveOverrides } from './resolve-override'

const published = releasedVersion('sportsbook', '0.9.0')

async function resolve(overrides: Overrides, answer: () => Response = () => fakeResponse(published)) {
  const asked: string[] = []
  const resolved = await resolveOverrides(() => ({ getItem: () => JSON.stringify(overrides) }), {
    document: releaseDocument(),
    pageOrigin: 'https://play.example',
    allowed: ['http://localhost:*'],
    fetch: async (url) => {
      asked.push(String(url))
      return answer()
    },
  })
  return { asked, sportsbook: resolved.get('sportsbook') }
}

describe('an override', () => {
  test('by a version that the document names asks nobody, and keeps the hashes of all files', async () => {
    const { asked, sportsbook } = await resolve({ sportsbook: '1.0.0' })
    expect(asked).toEqual([])
    expect(sportsbook).toMatchObject({ release: releasedVersion('sportsbook', '1.0.0'), unhashed: false })
  })

  test('by another published version asks for its hashes', async () => {
    const { asked, sportsbook } = await resolve({ sportsbook: '0.9.0' })
    expect(asked).toEqual(['/assets/sportsbook/0.9.0/release.json'])
    expect(sportsbook).toMatchObject({ release: published, unhashed: false, reason: null })
  })

  test('by a folder reads its description and its files from there', async () => {
    const { sportsbook } = await resolve({ sportsbook: { base: 'http://localhost:3101/dist/' } })
    expect(sportsbook).toMatchObject({
      release: { base: 'http://localhost:3101/dist/', version: '0.9.0' },
      unhashed: false,
    })
  })

  test('by an entry alone may change under its developer’s hands', async () => {
    const { sportsbook } = await resolve({ sportsbook: { entry: 'http://localhost:3101/remote.js' } })
    expect(sportsbook).toMatchObject({
      release: { base: 'http://localhost:3101/', entry: 'remote.js', version: 'dev', integrity: {} },
      unhashed: true,
    })
  })

  test.each<[Overrides[string], () => Response, string]>([
    [
      { entry: 'https://evil.example/remote.js' },
      () => fakeResponse(published),
      'https://evil.example is not among the origins that this page allows',
    ],
    ['0.0.1', () => fakeResponse(null, { status: 404 }), 'was answered with 404'],
    ['0.0.1', () => fakeResponse(null), 'describes no version'],
    [
      '0.0.1',
      () => {
        throw new Error('no network')
      },
      'no network',
    ],
  ])('%p that cannot be says why', async (override, answer, reason) => {
    const { sportsbook } = await resolve({ sportsbook: override }, answer)
    expect(sportsbook?.release).toBeNull()
    expect(sportsbook?.reason).toContain(reason)
  })
})
