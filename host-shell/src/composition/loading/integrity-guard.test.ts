/** @jest-environment jsdom */
import { releasedVersion } from '../../testing/releases'
import { createIntegrityGuard } from './integrity-guard'

const ORIGIN = 'https://play.example'
const release = releasedVersion('sportsbook', '1.0.0')
const REFUSED = `sha384-${'A'.repeat(64)}`

function guarded() {
  const guard = createIntegrityGuard(ORIGIN)
  guard.admit(release)
  return guard
}

function script(src: string): HTMLScriptElement {
  return Object.assign(document.createElement('script'), { src })
}

describe('the guard', () => {
  test.each([
    ['/assets/sportsbook/1.0.0/remote.js', true],
    ['https://play.example/assets/sportsbook/1.0.0/chunk.js', true],
    ['/assets/sportsbook/1.0.0/chunk.js?retry=2', true],
    ['/assets/sportsbook/1.0.0/unknown.js', false],
    ['/assets/sportsbook/1.0.1/remote.js', false],
    ['/assets/sportsbook/1.0.0/../9.9.9/remote.js', false],
    ['https://elsewhere.example/assets/sportsbook/1.0.0/remote.js', false],
    ['/assets/sportsbook/1.0.0/toString', false],
    ['data:text/javascript,alert(1)', false],
  ])('lets %s run: %s', (url, allowed) => {
    expect(guarded().allows(url)).toBe(allowed)
  })

  test('gives a script of the release its hash', () => {
    const element = script(`${ORIGIN}${release.base}chunk.js`)
    guarded().prepare(element)
    expect(element.integrity).toBe(release.integrity['chunk.js'])
  })

  test.each([`${ORIGIN}${release.base}other.js`, 'https://elsewhere.example/a.js'])(
    'makes the browser refuse %s, which no document names',
    (src) => {
      const element = script(src)
      guarded().prepare(element)
      expect(element.integrity).toBe(REFUSED)
    },
  )

  test('asks for other bytes than the ones the browser may have kept, once a version failed', () => {
    const guard = guarded()
    guard.refetch(release)
    const element = script(`${ORIGIN}${release.base}chunk.js`)
    guard.prepare(element)
    expect(element.src).toBe(`${ORIGIN}${release.base}chunk.js?retry=1`)
  })

  test('remembers the style sheets of a version until they fail', async () => {
    const guard = guarded()
    const link = Object.assign(document.createElement('link'), { href: `${ORIGIN}${release.base}area.css` })
    guard.prepare(link)
    expect([...guard.stylesOf(release)]).toEqual([link])
    const failed = new Promise((done) => link.addEventListener('error', done))
    link.dispatchEvent(new Event('error'))
    await failed
    expect(guard.stylesOf(release).size).toBe(0)
  })

  describe('of a file that does not come', () => {
    const address = `${ORIGIN}${release.base}chunk.js`
    const realFetch = globalThis.fetch
    afterEach(() => {
      globalThis.fetch = realFetch
      document.head.replaceChildren()
    })

    test.each<[string, () => Promise<Partial<Response>>, boolean]>([
      ...[408, 429, 502, 503, 504].map((status) => answered(status, true)),
      ...[403, 404, 410, 500].map((status) => answered(status, false)),
      ['that no server answers', async () => Promise.reject(new TypeError('Failed to fetch')), true],
    ])('knows one %s, as nothing of the version: %s', async (_what, answer, isUnreached) => {
      globalThis.fetch = answer as typeof fetch
      const guard = guarded()
      const element = script(address)
      guard.prepare(element)
      document.head.append(element)
      expect(guard.unanswered.has(address)).toBe(true)
      const failed = new Promise((done) => element.addEventListener('error', done))
      element.dispatchEvent(new Event('error'))
      await failed
      expect(guard.unanswered.has(address)).toBe(isUnreached)
    })
  })
})

function answered(status: number, isUnreached: boolean): [string, () => Promise<Partial<Response>>, boolean] {
  return [
    `answered by ${status}`,
    async () => ({ ok: false, status, blob: async () => new Blob() }),
    isUnreached,
  ]
}
