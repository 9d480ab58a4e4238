/** @jest-environment jsdom */
import { fakeAccount } from '@touchline/test-kit/fake-host'
import { canaryOf, next, remote, start, stopComposition, tick } from '../testing/composition-rig'
import { releasedVersion } from '../testing/releases'
import type { ResolvedOverride } from './versions/overrides/resolve-override'

afterEach(stopComposition)

describe('a canary', () => {
  const document = next(1, '1.0.0', canaryOf('1.1.0', 20))
  const load = async (area: string, { version }: { version: string }) => remote(area, version)
  const member = (account_id: string) => ({ stage: 'in' as const, account: fakeAccount({ account_id }) })

  test.each([
    ['demo', 19, '1.1.0'],
    ['demo', 20, '1.0.0'],
    ['device', 0, '1.0.0'],
  ])('goes by the member who is logged in: %s in bucket %i runs %s', async (who, bucket, version) => {
    const { main } = start(load, { document, buckets: { [who]: bucket } })
    await tick()
    expect(main.textContent).toBe(`sportsbook ${version}`)
  })

  test('goes by the device while nobody is logged in', async () => {
    const { composition, fake } = start(load, { document, path: '/', buckets: { device: 3 } })
    fake.session.next({ stage: 'out' })
    let chosen: string | undefined
    composition.facts$.subscribe(([sportsbook]) => (chosen = sportsbook?.chosen))
    expect(chosen).toBe('1.1.0')
  })

  test('keeps the mounted version when another member logs in; the next mount takes the new one', async () => {
    const { main, fake, seen } = start(load, { document, buckets: { newcomer: 3 } })
    await tick()
    fake.session.next(member('newcomer'))
    await tick()
    expect(main.textContent).toBe('sportsbook 1.0.0')
    expect(seen.outdated).toEqual([])
    history.pushState(null, '', '/tournament2/home')
    await tick()
    history.pushState(null, '', '/desktop')
    await tick()
    expect(main.textContent).toBe('sportsbook 1.1.0')
  })
})

describe('an open tab that runs a canary', () => {
  const document = next(1, '1.0.0', canaryOf('1.1.0', 100))

  test.each([
    ['ended', next(2, '1.0.0', { lastGood: '0.9.0' }), '1.0.0', []],
    ['ended, and another one was begun', next(2, '1.0.0', canaryOf('1.2.0', 100)), '1.2.0', []],
    ['is made smaller', next(2, '1.0.0', canaryOf('1.1.0', 1)), '1.1.0', ['sportsbook']],
    ['was given to everybody', next(2, '1.1.0', { lastGood: '1.0.0' }), '1.1.0', []],
    [
      'was given to everybody, and followed',
      next(3, '1.2.0', { lastGood: '1.1.0' }),
      '1.1.0',
      ['sportsbook'],
    ],
  ])('when it %s', async (_what, revision, runs, asked) => {
    const { composition, main, seen } = start(undefined, { document })
    await tick()
    expect(main.textContent).toBe('sportsbook 1.1.0')
    composition.applyRevision(revision)
    await tick()
    expect(main.textContent).toBe(`sportsbook ${runs}`)
    expect(seen.outdated).toEqual(asked)
  })

  test('is replaced beside the page too, and asked nothing', async () => {
    const { composition, seen } = start(undefined, { document })
    const slip = window.document.createElement('aside')
    composition.mountParcel('slip', slip)
    await tick()
    composition.applyRevision(next(2, '1.0.0'))
    expect(seen.outdated).toEqual([])
    await tick()
    expect(slip.textContent).toBe('slip 1.0.0')
  })
})

describe('an override', () => {
  const override = (version: string): ResolvedOverride => ({
    text: version,
    release: releasedVersion('sportsbook', version),
    unhashed: false,
    reason: null,
  })
  const overrides = { sportsbook: override('7.0.0') }

  test('runs in place of the released version, and reports nothing about it', async () => {
    const { main, attempts, composition } = start(undefined, { overrides })
    await tick()
    expect(main.textContent).toBe('sportsbook 7.0.0')
    expect(attempts).toEqual([])
    composition.applyRevision(next(2, '1.1.0', { urgent: true }))
    await tick()
    expect(main.textContent).toBe('sportsbook 7.0.0')
  })

  test('that does not load is replaced by the released version, with the reason', async () => {
    const broken = async (area: string, { version }: { version: string }) => {
      if (version === '7.0.0') throw new Error('404')
      return remote(area, version)
    }
    const { main, reports, dropped } = start(broken, { overrides })
    await tick()
    expect(main.textContent).toBe('sportsbook 1.0.0')
    expect(reports).toEqual([])
    expect(dropped).toMatchObject([['sportsbook', { text: '7.0.0', reason: 'SB-START 404' }]])
  })

  test('that cannot be resolved is reported at once', async () => {
    const reason = 'https://elsewhere.example is not among the origins that this page allows'
    const overrides = { sportsbook: { ...override('7.0.0'), release: null, reason } }
    const { main, dropped } = start(undefined, { overrides })
    await tick()
    expect(main.textContent).toBe('sportsbook 1.0.0')
    expect(dropped).toMatchObject([['sportsbook', { reason }]])
  })
})
